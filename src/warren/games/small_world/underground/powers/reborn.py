"""Reborn."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_REBIRTH
from warren.games.small_world.trait import Power


class Reborn(Power):
    """In decline its regions are given to the active race, two a turn at most.  [SU-P-REBORN]"""

    id = "reborn"
    rule = "SU-P-REBORN"
    tokens = 5

    def offers(self) -> i64:
        return OFFER_REBIRTH

    def stays_in_decline(self) -> bool:
        return True
