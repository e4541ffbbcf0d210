"""Placing pieces among the regions of one race: fortress, encampments, heroes, armours."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.space import ActionSpace
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import DONE
from warren.games.small_world.effects.markers import lift_piece, place_piece
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, wrong_moment
from warren.games.small_world.terms import NONE

KIND: Final = 15
PLACING: Final = 16


def kind_of(stage: i64) -> i64:
    return stage & KIND


class Place(Step):
    """Pieces on the board may be lifted first, then those in hand are placed.

    The frame's stage is the kind of piece, PLACING higher when nothing is lifted any more.
    One fortress a turn, at most one in a region, at will.  [SW-P-FORTIFIED]
    Encampments in any number, at will.  [SW-P-BIVOUACKING]
    Heroes in different regions, and as many as there is room for.  [SW-P-HEROIC]
    Mushroom Armours in any number, where they stay.  [SU-P-SHIELD] [SU-P-SHIELD-1]
    """

    def __init__(self, space: ActionSpace) -> None:
        super().__init__(space)
        self.places: Final = blocks_by_kind(space, "place")
        self.lifts: Final = blocks_by_kind(space, "lift")

    def actor(self, state: State) -> i64:
        return state.owner(frames.subject(state))

    def resume(self, state: State) -> bool:
        codes = self.list_codes(state)
        if len(codes) > 1 or (len(codes) == 1 and self.space.block(codes[0]) != DONE):
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State) -> vec[i64]:
        tribe = frames.subject(state)
        stage = frames.stage(state)
        kind = kind_of(stage)
        held = state.held(tribe)
        in_hand = state.in_hand(tribe, kind)
        piece = PIECES[kind]
        lift = i64(NONE if stage & PLACING else self.lifts[kind])
        codes = roomy()
        must = False
        for region in range(state.table.board.size):
            if not (held >> region) & 1:
                continue
            here = state.count(region, kind)
            if here and lift != NONE:
                codes = append(codes, self.space.code(lift, region))
            if in_hand and (piece.several or not here):
                codes = append(codes, self.space.code(self.places[kind], region))
                must = piece.must
        if not must:
            codes = append(codes, self.space.code(DONE, 0))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        tribe = frames.subject(state)
        kind = kind_of(frames.stage(state))
        if block == DONE:
            return reasons.PIECES_LEFT
        if block != self.places[kind] and block != self.lifts[kind]:
            return wrong_moment(block)
        if not (state.held(tribe) >> argument) & 1:
            return reasons.NOT_HELD
        if block == self.lifts[kind]:
            return reasons.DEPLOYING if frames.stage(state) & PLACING else reasons.NO_PIECE
        if state.in_hand(tribe, kind) == 0:
            return reasons.NO_PIECE
        return reasons.HERO_THERE if PIECES[kind].must else reasons.PIECE_THERE

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        kind = kind_of(frames.stage(state))
        if block == DONE:
            frames.pop(state)
        elif block == self.places[kind]:
            place_piece(state, tribe, argument, kind)
            frames.set_stage(state, kind + PLACING)
            if PIECES[kind].once:
                frames.pop(state)
        else:
            lift_piece(state, tribe, argument, kind)


def blocks_by_kind(space: ActionSpace, verb: str) -> list[int]:
    """The block of the verb for each kind of piece, NONE where there is none."""
    found = {
        block.fixed["piece"]: number
        for number, block in enumerate(space.blocks)
        if block.verb == verb and "piece" in block.fixed
    }
    return [found.get(piece.id, NONE) for piece in PIECES]
