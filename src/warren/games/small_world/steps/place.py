"""Placing pieces among the regions of one race: fortress, encampments, heroes, armours."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import (
    DONE,
    LIFT_ENCAMPMENT,
    LIFT_HERO,
    PLACE_ARMOUR,
    PLACE_ENCAMPMENT,
    PLACE_FORTRESS,
    PLACE_HERO,
)
from warren.games.small_world.effects.markers import lift_piece, place_piece
from warren.games.small_world.pieces import ARMOUR, ENCAMPMENT, FORTRESS, HERO
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, wrong_moment

KIND: Final = 15
PLACING: Final = 16


def place_stage(kind: i64, placing: bool) -> i64:
    """The frame's stage: the kind of piece, and whether nothing is lifted any more."""
    return kind + (PLACING if placing else 0)


def kind_of(stage: i64) -> i64:
    return stage & KIND


class Place(Step):
    """Pieces on the board may be lifted first, then those in hand are placed.

    One fortress a turn, at most one in a region, at will.  [SW-P-FORTIFIED]
    Encampments in any number, at will.  [SW-P-BIVOUACKING]
    Heroes in different regions, and as many as there is room for.  [SW-P-HEROIC]
    Mushroom Armours in any number, where they stay.  [SU-P-SHIELD] [SU-P-SHIELD-1]
    """

    def actor(self, state: State) -> i64:
        return state.owner(frames.subject(state))

    def resume(self, state: State) -> bool:
        codes = self.list_codes(state)
        if len(codes) > 1 or (len(codes) == 1 and self.space.block(codes[0]) != DONE):
            return True
        frames.pop(state)
        return False

    def place_block(self, kind: i64) -> i64:
        if kind == FORTRESS:
            return PLACE_FORTRESS
        if kind == ARMOUR:
            return PLACE_ARMOUR
        return PLACE_ENCAMPMENT if kind == ENCAMPMENT else PLACE_HERO

    def is_movable(self, kind: i64) -> bool:
        return kind == ENCAMPMENT or kind == HERO

    def lift_block(self, kind: i64) -> i64:
        return LIFT_ENCAMPMENT if kind == ENCAMPMENT else LIFT_HERO

    def list_codes(self, state: State) -> vec[i64]:
        tribe = frames.subject(state)
        stage = frames.stage(state)
        kind = kind_of(stage)
        held = state.held(tribe)
        in_hand = state.in_hand(tribe, kind)
        codes = vec[i64]()
        must = False
        for region in range(state.table.board.size):
            if not (held >> region) & 1:
                continue
            here = state.count(region, kind)
            if here and self.is_movable(kind) and not stage & PLACING:
                codes = append(codes, self.space.code(self.lift_block(kind), region))
            if in_hand and (kind == ENCAMPMENT or kind == ARMOUR or not here):
                codes = append(codes, self.space.code(self.place_block(kind), region))
                must = kind == HERO
        if not must:
            codes = append(codes, self.space.code(DONE, 0))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        tribe = frames.subject(state)
        stage = frames.stage(state)
        kind = kind_of(stage)
        if block == DONE:
            return reasons.PIECES_LEFT
        placing = block == self.place_block(kind)
        if not placing and (not self.is_movable(kind) or block != self.lift_block(kind)):
            return wrong_moment(block)
        if not (state.held(tribe) >> argument) & 1:
            return reasons.NOT_HELD
        if placing:
            if state.in_hand(tribe, kind):
                return reasons.PIECE_THERE if kind == FORTRESS else reasons.HERO_THERE
            return reasons.NO_PIECE
        if stage & PLACING:
            return reasons.DEPLOYING
        return reasons.NO_PIECE

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        kind = kind_of(frames.stage(state))
        if block == DONE:
            frames.pop(state)
        elif block == self.place_block(kind):
            place_piece(state, tribe, argument, kind)
            frames.set_stage(state, place_stage(kind, True))
            if kind == FORTRESS:
                frames.pop(state)
        else:
            lift_piece(state, tribe, argument, kind)
