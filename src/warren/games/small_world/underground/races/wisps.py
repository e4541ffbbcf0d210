"""Will-o'-Wisps."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import channels
from warren.games.small_world.block import MEANS_WISPS
from warren.games.small_world.features import MAGIC
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Wisps(Race):
    """The die may help at every attempt on a crystal region, and beside one they hold.

    [SU-R-WISPS]
    """

    id = "wisps"
    rule = "SU-R-WISPS"
    tokens = 6
    supply = 11

    def needs(self) -> list[int]:
        return [MAGIC]

    def means(self) -> i64:
        return MEANS_WISPS

    def rolls_for(self, state: State, tribe: i64, region: i64) -> bool:
        board = state.table.board
        if board.has(MAGIC, region):
            return True
        lit = state.held(tribe) & board.features[MAGIC]
        if lit == 0:
            return False
        return ((board.around(lit) | channels.joins(state, tribe, lit)) >> region) & 1 == 1
