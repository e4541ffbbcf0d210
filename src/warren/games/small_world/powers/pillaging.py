"""Pillaging."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import NONEMPTY
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Pillaging(Power):
    """A coin for each non-empty region taken this turn.  [SW-P-PILLAGING]"""

    id = "pillaging"
    rule = "SW-P-PILLAGING"
    tokens = 5

    def turn_coins(self, state: State, tribe: i64) -> i64:
        return state.world[NONEMPTY]
