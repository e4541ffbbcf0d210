"""Alchemist."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Alchemist(Power):
    """Two coins each turn.  [SW-P-ALCHEMIST]"""

    id = "alchemist"
    rule = "SW-P-ALCHEMIST"
    tokens = 4

    def turn_coins(self, state: State, tribe: i64) -> i64:
        return 2
