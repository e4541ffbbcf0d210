"""Orders come back, and others become inaccessible.  [DL-ORD-11] [DL-ORD-12]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import bit
from warren.core.state import alone
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import DONE, RETRIEVE
from warren.games.dungeon_lords.layout import (
    CHOSEN,
    DUMMY,
    DUMMY_CHOICE,
    DUMMY_LOCKED,
    DUMMY_ORDERS,
    DUMMY_SIZE,
    LOCKED,
    STRANDED,
)
from warren.games.dungeon_lords.minions import clear_board
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE, ORDER_IDS, SPACES


class Returning(Step):
    """The subject is a place in turn order."""

    def resume(self, state: State) -> bool:
        place = frames.subject(state)
        if place == state.table.players:
            clear_board(state)
            self.return_dummies(state)
            frames.pop(state)
            return False
        seat = state.seat_at(place)
        if self.retrievable(state, seat):
            return True
        self.lock(state, seat)
        frames.set_subject(state, place + 1)
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(state.seat_at(frames.subject(state)))

    def retrievable(self, state: State, seat: i64) -> i64:
        """Second and third orders whose minion stands on the card."""
        found = i64(0)
        for number in range(i64(1), i64(SPACES)):
            if (state.get(seat, STRANDED) >> number) & 1:
                found |= bit(state.get(seat, CHOSEN + number))
        return found

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return self.listed(RETRIEVE, self.retrievable(state, seat), self.one(DONE))

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if block == DONE:
            state.put(seat, STRANDED, 0)
            return
        for number in range(i64(1), i64(SPACES)):
            if state.get(seat, CHOSEN + number) == argument:
                state.put(seat, CHOSEN + number, NONE)
                state.put(seat, STRANDED, state.get(seat, STRANDED) & ~bit(number))
        if state.effects is not None:
            state.emit("order-retrieved", {"seat": int(seat), "order": ORDER_IDS[argument]})

    def lock(self, state: State, seat: i64) -> None:
        locked = i64(0)
        for number in range(i64(SPACES)):
            order = state.get(seat, CHOSEN + number)
            if number and order != NONE:
                locked |= bit(order)
            state.put(seat, CHOSEN + number, NONE)
        state.put(seat, LOCKED, locked)
        state.put(seat, STRANDED, 0)

    def return_dummies(self, state: State) -> None:
        """The three used ones become inaccessible.  [DL-DUM-3] [DL-DUM-12]"""
        for dummy in range(state.table.dummies):
            at = DUMMY + dummy * DUMMY_SIZE
            used = state.numbers[at + DUMMY_ORDERS]
            if state.table.dummies > 1:
                used |= bit(state.get(dummy, DUMMY_CHOICE))
                state.put(dummy, DUMMY_CHOICE, NONE)
            state.numbers[at + DUMMY_LOCKED] = used
            state.numbers[at + DUMMY_ORDERS] = 0
