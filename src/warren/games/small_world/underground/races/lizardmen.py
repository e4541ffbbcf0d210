"""Lizardmen."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import WATERS
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Lizardmen(Race):
    """All shores of a water that they touch are adjacent for them.  [SU-R-LIZARDMEN]"""

    id = "lizardmen"
    rule = "SU-R-LIZARDMEN"
    tokens = 7
    supply = 12

    def needs(self) -> list[int]:
        return list(WATERS)

    def links(self, state: State, tribe: i64, regions: i64) -> i64:
        """[SU-R-LIZARDMEN-1] [SU-MIX-11]"""
        board = state.table.board
        found = i64(0)
        for body in range(len(board.bodies)):
            whole = board.bodies[body] | board.shores[body]
            if whole & regions:
                found |= whole
        return found
