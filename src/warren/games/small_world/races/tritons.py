"""Tritons."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Tritons(Race):
    """Coastal regions cost one token less.  [SW-R-TRITONS]"""

    id = "tritons"
    rule = "SW-R-TRITONS"
    tokens = 6
    supply = 11

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if (state.table.board.coastal >> region) & 1 else 0
