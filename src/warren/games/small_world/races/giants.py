"""Giants."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Giants(Race):
    """A region bordering a mountain they hold costs one token less.  [SW-R-GIANTS]"""

    id = "giants"
    rule = "SW-R-GIANTS"
    tokens = 6
    supply = 11

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        board = state.table.board
        mountains = state.held(tribe) & board.features[MOUNTAIN]
        return 1 if mountains & board.adjacent[region] else 0
