"""Wealthy."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import FRESH
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Wealthy(Power):
    """Seven coins once, with those of the turn in which the combo was taken.  [SW-P-WEALTHY]"""

    id = "wealthy"
    rule = "SW-P-WEALTHY"
    tokens = 4

    def turn_coins(self, state: State, tribe: i64) -> i64:
        return 7 if state.world[FRESH] else 0
