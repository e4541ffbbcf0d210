"""Halflings."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.effects.markers import pieces_in_hand, place_piece
from warren.games.small_world.pieces import HOLE, piece
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Halflings(Race):
    """They enter anywhere, and dig a hole in each of the first two regions they take.

    [SW-R-HALFLINGS]
    """

    id = "halflings"
    rule = "SW-R-HALFLINGS"
    tokens = 6
    supply = 11

    def entries(self, state: State, tribe: i64) -> i64:
        return state.table.board.everything

    def pieces(self) -> i64:
        return piece(HOLE, 2)

    def conquered(self, state: State, tribe: i64, region: i64) -> None:
        if pieces_in_hand(state, tribe, HOLE):
            place_piece(state, tribe, region, HOLE)
