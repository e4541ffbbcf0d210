"""Orcs."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import NONEMPTY
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Orcs(Race):
    """A coin for each non-empty region taken this turn.  [SW-R-ORCS]"""

    id = "orcs"
    rule = "SW-R-ORCS"
    tokens = 5
    supply = 10

    def turn_coins(self, state: State, tribe: i64) -> i64:
        return state.world[NONEMPTY]
