"""Mounted."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import FARMLAND, HILL
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Mounted(Power):
    """Hills and farmland cost one token less.  [SW-P-MOUNTED]"""

    id = "mounted"
    rule = "SW-P-MOUNTED"
    tokens = 5

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        board = state.table.board
        return 1 if board.has(HILL, region) or board.has(FARMLAND, region) else 0
