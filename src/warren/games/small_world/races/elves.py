"""Elves."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Elves(Race):
    """While active they lose no token with a region.  [SW-R-ELVES]"""

    id = "elves"
    rule = "SW-R-ELVES"
    tokens = 6
    supply = 11

    def casualties(self, state: State, tribe: i64) -> i64:
        return 0 if state.is_active(tribe) else 1
