"""Kraken."""

from __future__ import annotations

from warren.games.small_world.features import WATERS
from warren.games.small_world.trait import Race


class Kraken(Race):
    """They stay in rivers, and in other water, also in decline.  [SU-R-KRAKEN] [SU-MIX-10]"""

    id = "kraken"
    rule = "SU-R-KRAKEN"
    tokens = 5
    supply = 10

    def needs(self) -> list[int]:
        return list(WATERS)

    def enters_water(self) -> bool:
        return True
