"""Facts about pieces."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import PIECES, REGION_SIZE, STANDING, TRIBE_SIZE
from warren.games.small_world.pieces import FIELD, KINDS, RETURN, WIDTH, piece
from warren.games.small_world.pieces import PIECES as PIECE_KINDS
from warren.games.small_world.state import State


def put_piece(state: State, region: i64, kind: i64) -> None:
    """A piece from the box comes into the region."""
    state.numbers[region * REGION_SIZE + STANDING] += piece(kind, 1)
    if state.effects is not None:
        state.emit(
            "piece-placed",
            {"piece": PIECE_KINDS[kind].id, "region": state.table.board.names[region]},
        )


def place_piece(state: State, tribe: i64, region: i64, kind: i64) -> None:
    """A piece goes from the tribe's hand into the region."""
    state.numbers[tribe * TRIBE_SIZE + PIECES] -= piece(kind, 1)
    put_piece(state, region, kind)


def lift_piece(state: State, tribe: i64, region: i64, kind: i64) -> None:
    """A piece goes from the region back into the tribe's hand."""
    state.numbers[tribe * TRIBE_SIZE + PIECES] += piece(kind, 1)
    state.numbers[region * REGION_SIZE + STANDING] -= piece(kind, 1)
    if state.effects is not None:
        state.emit(
            "piece-lifted",
            {"piece": PIECE_KINDS[kind].id, "region": state.table.board.names[region]},
        )


def remove_pieces(state: State, region: i64, fields: i64) -> None:
    """Pieces of these kinds leave the region for the box."""
    leaving = state.pieces_on(region) & fields
    if leaving == 0:
        return
    state.numbers[region * REGION_SIZE + STANDING] -= leaving
    if state.effects is not None:
        for kind in range(KINDS):
            count = (leaving >> (WIDTH * kind)) & FIELD
            if count:
                state.emit(
                    "piece-removed",
                    {
                        "piece": PIECE_KINDS[kind].id,
                        "count": int(count),
                        "region": state.table.board.names[region],
                    },
                )


def clear_pieces(state: State, tribe: i64, region: i64) -> None:
    """The tribe no longer holds the region: its pieces go to hand or to the box.

    [SW-TRN-6] [SW-LOS-5] [SW-LOS-10]
    """
    if state.pieces_on(region) & RETURN and state.is_active(tribe):
        for kind in range(i64(KINDS)):
            if PIECE_KINDS[kind].returns:
                while state.count(region, kind):
                    lift_piece(state, tribe, region, kind)
    remove_pieces(state, region, state.pieces_on(region))
