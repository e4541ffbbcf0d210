"""Spiderines."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import CHASM
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Spiderines(Race):
    """Regions at chasms are within reach from everywhere, and an entry.  [SU-R-SPIDERINES]"""

    id = "spiderines"
    rule = "SU-R-SPIDERINES"
    tokens = 7
    supply = 12

    def needs(self) -> list[int]:
        return [CHASM]

    def entries(self, state: State, tribe: i64) -> i64:
        return state.table.board.brink

    def links(self, state: State, tribe: i64, regions: i64) -> i64:
        return state.table.board.brink

    def joins(self, state: State, tribe: i64, regions: i64) -> i64:
        """Only regions at chasms are adjacent to each other.  [SU-P-FLOCKING-1]"""
        brink = state.table.board.brink
        return brink if brink & regions else 0
