"""Skeletons."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import NONEMPTY
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Skeletons(Race):
    """A new token for every two non-empty regions taken this turn.  [SW-R-SKELETONS]"""

    id = "skeletons"
    rule = "SW-R-SKELETONS"
    tokens = 6
    supply = 20

    def tokens_gained(self, state: State, tribe: i64) -> i64:
        return state.world[NONEMPTY] // 2
