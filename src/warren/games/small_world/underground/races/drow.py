"""Drow."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.pieces import NATIVES
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Race


class Drow(Race):
    """A coin more for each region without a neighbour of another race.  [SU-R-DROW]"""

    id = "drow"
    rule = "SU-R-DROW"
    tokens = 4
    supply = 9

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        """Real borders only.  [SU-R-DROW-1]"""
        near = state.table.board.adjacent[region]
        for other in range(state.table.board.size):
            if (near >> other) & 1:
                holder = state.holder_of(other)
                if (holder != NONE and holder != tribe) or state.pieces_on(other) & NATIVES:
                    return 0
        return 1
