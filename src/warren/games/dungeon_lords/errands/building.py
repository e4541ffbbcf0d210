"""Building rooms."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.actions import BUILD
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand, affords, pay
from warren.games.dungeon_lords.ground import sites
from warren.games.dungeon_lords.layout import ON_DISPLAY, ROOM_AT
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.setting import A_ROOM


class Building(Errand):
    """One of the rooms left replaces an unconquered tunnel.  [DL-BLD-1] [DL-ROOMS-1]"""

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        if not affords(state, seat, deal):
            return codes
        for room in range(state.table.rooms):
            if state.numbers[ROOM_AT + room] == ON_DISPLAY and sites(state, seat, room):
                codes = append(codes, self.space.code(BUILD, room))
        return codes

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        pay(state, seat, deal)
        frames.push(state, frames.SETTING, seat, A_ROOM + argument)
        return FINISHED

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        if block != BUILD:
            return reasons.NOT_NOW
        if state.numbers[ROOM_AT + argument] != ON_DISPLAY:
            return reasons.NOT_THERE
        return reasons.NO_TUNNEL if affords(state, seat, deal) else reasons.CANNOT_PAY
