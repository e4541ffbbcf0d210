"""Renting rooms."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import purse, reasons
from warren.games.dungeon_lords.actions import RENT, TAKE_GOLD
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand, affords, pay
from warren.games.dungeon_lords.layout import ON_DISPLAY, ROOM_AT
from warren.games.dungeon_lords.layout import RENT as RENT_PAID
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import RENTED


class Rental(Errand):
    """A room beside the board; the last space may take the gold paid at the first.

    [DF-REN-1] [DF-REN-2] [DF-REN-3]
    """

    def is_last(self, state: State, deal: Space) -> bool:
        place = state.table.deck.opportunities[7]
        return place.spaces[place.order[2] - 1] is deal

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        if not affords(state, seat, deal):
            return codes
        for room in range(state.table.rooms):
            if state.numbers[ROOM_AT + room] == ON_DISPLAY:
                codes = append(codes, self.space.code(RENT, room))
        if state.numbers[RENT_PAID] and self.is_last(state, deal):
            codes = append(codes, self.space.code(TAKE_GOLD, 0))
        return codes

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        if block == TAKE_GOLD:
            purse.gain_gold(state, seat, state.numbers[RENT_PAID])
            state.numbers[RENT_PAID] = 0
            return FINISHED
        pay(state, seat, deal)
        state.numbers[RENT_PAID] += deal.gold
        state.numbers[ROOM_AT + argument] = place_of_cell(seat, RENTED)
        if state.effects is not None:
            state.emit("room-rented", {"seat": int(seat), "room": state.room(argument).id})
        return FINISHED

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        if block == TAKE_GOLD and self.is_last(state, deal):
            return reasons.NO_RENT
        if block != RENT:
            return reasons.NOT_NOW
        shown = state.numbers[ROOM_AT + argument] == ON_DISPLAY
        return reasons.CANNOT_PAY if shown else reasons.NOT_THERE
