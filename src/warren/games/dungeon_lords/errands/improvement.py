"""Improving and freeing tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, ground, purse, reasons
from warren.games.dungeon_lords.actions import DONE, FREE, IMPROVE
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand
from warren.games.dungeon_lords.layout import IN_STACK, TUNNEL_AT
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.setting import A_TUNNEL, improvable
from warren.games.dungeon_lords.terms import CELLS, IMPROVED, RENTED

IMPROVING: Final = 1
FREEING: Final = 2


class Improvement(Errand):
    """Improve a tunnel, free a tunnel, or free a room; options are never mixed.

    Space III may do two of one kind, rooms excepted.  [DF-IMV-1] [DF-IMV-5] [DF-IMV-6]
    """

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        codes = self.improving(state, seat, deal, codes)
        return self.freeing(state, seat, deal, True, codes)

    def improving(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        if state.idle(seat) < deal.tunnel_imps or not improvable(state, seat):
            return codes
        for tunnel in range(i64(IMPROVED)):
            if state.numbers[TUNNEL_AT + tunnel] == IN_STACK:
                codes = append(codes, self.space.code(IMPROVE, tunnel))
        return codes

    def freeing(
        self, state: State, seat: i64, deal: Space, rooms: bool, codes: vec[i64]
    ) -> vec[i64]:
        for place in range(i64(CELLS + 1)):
            if not state.is_lost(seat, place):
                continue
            hall = self.is_hall(state, seat, place)
            if hall and not rooms:
                continue
            if state.idle(seat) >= (deal.room_imps if hall else deal.tunnel_imps):
                codes = append(codes, self.space.code(FREE, place))
        return codes

    def is_hall(self, state: State, seat: i64, place: i64) -> bool:
        return place == RENTED or (state.halls(seat) >> place) & 1 != 0

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        if block == IMPROVE:
            purse.use_imps(state, seat, deal.tunnel_imps)
            frames.push(state, frames.SETTING, seat, A_TUNNEL + argument)
            return IMPROVING if deal.tunnels > 1 else FINISHED
        hall = self.is_hall(state, seat, argument)
        purse.use_imps(state, seat, deal.room_imps if hall else deal.tunnel_imps)
        ground.free(state, seat, argument)
        return FREEING if deal.tunnels > 1 and not hall else FINISHED

    def more(self, state: State, seat: i64, deal: Space, mode: i64, codes: vec[i64]) -> vec[i64]:
        if mode == IMPROVING:
            codes = self.improving(state, seat, deal, codes)
        else:
            codes = self.freeing(state, seat, deal, False, codes)
        return append(codes, self.space.code(DONE, 0)) if len(codes) else codes

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        if block == IMPROVE:
            if state.numbers[TUNNEL_AT + argument] != IN_STACK:
                return reasons.NOT_THERE
            return reasons.TOO_FEW_IMPS if improvable(state, seat) else reasons.NOTHING_TO_IMPROVE
        if block == FREE:
            return reasons.TOO_FEW_IMPS if state.is_lost(seat, argument) else reasons.NOT_THERE
        return reasons.NOT_NOW

    def reason_for_more(
        self, state: State, seat: i64, deal: Space, mode: i64, block: i64, argument: i64
    ) -> Reason:
        if block == (FREE if mode == IMPROVING else IMPROVE):
            return reasons.MIXED
        if block == FREE and state.is_lost(seat, argument) and self.is_hall(state, seat, argument):
            return reasons.ONE_ROOM
        return self.reason(state, seat, deal, block, argument)
