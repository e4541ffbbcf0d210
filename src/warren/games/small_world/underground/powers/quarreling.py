"""Quarreling."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Quarreling(Power):
    """A coin for each connected group of regions, by real borders.  [SU-P-QUARRELING]"""

    id = "quarreling"
    rule = "SU-P-QUARRELING"
    tokens = 3

    def turn_coins(self, state: State, tribe: i64) -> i64:
        """[SU-P-QUARRELING-1]"""
        left = state.held(tribe)
        groups = i64(0)
        while left:
            groups += 1
            group = left & -left
            grown = i64(0)
            while group != grown:
                grown = group
                group |= state.table.board.around(group) & left
            left &= ~group
        return groups
