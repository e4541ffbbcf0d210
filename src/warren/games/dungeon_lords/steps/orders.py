"""Orders: chosen in secret, shown together, minions placed.  [DL-ORD-1] [DL-ORD-2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.core.state import CHANCE, alone
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.actions import C_ORDER, DUMMY, ORDER
from warren.games.dungeon_lords.layout import (
    CHOSEN,
    DUMMY_CHOICE,
    DUMMY_LOCKED,
    DUMMY_ORDERS,
    DUMMY_SIZE,
    LOCKED,
    SEALED,
    SEALS,
)
from warren.games.dungeon_lords.layout import DUMMY as DUMMIES
from warren.games.dungeon_lords.minions import place_minions
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE, ORDER_IDS, SPACES

EVERY_ORDER: Final = 255
CHOOSING: Final = 100


def dummy_locked(state: State, dummy: i64) -> i64:
    return state.numbers[DUMMIES + dummy * DUMMY_SIZE + DUMMY_LOCKED]


def dummy_orders(state: State, dummy: i64) -> i64:
    """The orders drawn for a dummy this round, as a mask."""
    return state.numbers[DUMMIES + dummy * DUMMY_SIZE + DUMMY_ORDERS]


def free_orders(state: State, seat: i64) -> i64:
    """Accessible orders that are not chosen yet."""
    mask = EVERY_ORDER & ~state.get(seat, LOCKED)
    for number in range(i64(SPACES)):
        chosen = state.get(seat, CHOSEN + number)
        if chosen >= 0:
            mask &= ~bit(chosen)
    return mask


class Orders(Step):
    """First the dummies draw, then all players choose at the same time.

    Until then the stage counts the orders drawn.  [DL-DUM-3] [DL-DUM-5] [DL-DEC-1]
    """

    def drawn_each(self, state: State) -> i64:
        return SPACES if state.table.dummies == 1 else SPACES - 1

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        if stage < CHOOSING:
            if stage < state.table.dummies * self.drawn_each(state):
                return True
            state.numbers[SEALS] += 1
            frames.set_stage(state, CHOOSING)
            return False
        if self.actors(state):
            return True
        self.reveal(state)
        frames.pop(state)
        place_minions(state)
        return False

    def sealed(self, state: State) -> bool:
        return frames.stage(state) == CHOOSING

    def is_complete(self, state: State, seat: i64) -> bool:
        if state.get(seat, CHOSEN + SPACES - 1) == NONE:
            return False
        return state.table.players > 2 or state.get(seat, DUMMY_CHOICE) != NONE

    def actors(self, state: State) -> tuple[int, ...]:
        if frames.stage(state) < CHOOSING:
            return alone(CHANCE)
        return tuple(
            [seat for seat in range(int(state.table.players)) if not state.get(seat, SEALED)]
        )

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        if seat == CHANCE:
            dummy = frames.stage(state) // self.drawn_each(state)
            open_orders = EVERY_ORDER & ~dummy_locked(state, dummy) & ~dummy_orders(state, dummy)
            return self.listed(C_ORDER, open_orders, codes)
        if state.get(seat, CHOSEN + SPACES - 1) == NONE:
            return self.listed(ORDER, free_orders(state, seat), codes)
        left = EVERY_ORDER & ~dummy_locked(state, seat) & ~dummy_orders(state, seat)
        return self.listed(DUMMY, left, codes)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if seat == CHANCE:
            stage = frames.stage(state)
            dummy = stage // self.drawn_each(state)
            state.numbers[DUMMIES + dummy * DUMMY_SIZE + DUMMY_ORDERS] |= bit(argument)
            frames.set_stage(state, stage + 1)
            if state.effects is not None:
                state.emit("dummy-ordered", {"dummy": int(dummy), "order": ORDER_IDS[argument]})
            return
        if block == DUMMY:
            state.put(seat, DUMMY_CHOICE, argument)
            name = "dummy-chosen"
        else:
            number = i64(0)
            while state.get(seat, CHOSEN + number) != NONE:
                number += 1
            state.put(seat, CHOSEN + number, argument)
            name = "order-chosen"
        if state.effects is not None:
            told: Args = {"seat": int(seat), "order": ORDER_IDS[argument]}
            state.emit(name, told, only(int(seat)))
        if self.is_complete(state, seat):
            state.put(seat, SEALED, 1)
            if state.effects is not None:
                state.emit("orders-sealed", {"seat": int(seat)})

    def reveal(self, state: State) -> None:
        for seat in range(state.table.players):
            state.put(seat, SEALED, 0)
            for number in range(i64(SPACES)):
                order = ORDER_IDS[state.get(seat, CHOSEN + number)]
                if state.effects is not None:
                    args: Args = {"seat": int(seat), "number": int(number) + 1, "order": order}
                    state.emit("order-shown", args, reveals=True)
            if state.get(seat, DUMMY_CHOICE) != NONE:
                order = ORDER_IDS[state.get(seat, DUMMY_CHOICE)]
                if state.effects is not None:
                    state.emit("dummy-shown", {"seat": int(seat), "order": order}, reveals=True)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == ORDER:
            locked = (state.get(seat, LOCKED) >> argument) & 1
            return reasons.INACCESSIBLE if locked else reasons.CHOSEN_ALREADY
        return reasons.INACCESSIBLE if block == DUMMY else reasons.NOT_NOW
