"""Iron Dwarves."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit_count
from warren.games.small_world.features import MINE
from warren.games.small_world.pieces import FIELD, HAMMER, piece
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class IronDwarves(Race):
    """A Silver Hammer for each mine region at every redeployment.  [SU-R-IRON-DWARVES]"""

    id = "iron-dwarves"
    rule = "SU-R-IRON-DWARVES"
    tokens = 7
    supply = 12

    def needs(self) -> list[int]:
        return [MINE]

    def pieces_gained(self, state: State, tribe: i64) -> i64:
        mines = bit_count(state.held(tribe) & state.table.board.features[MINE])
        return piece(HAMMER, min(mines, i64(FIELD)))
