"""The beginning: who starts, and which orders are inaccessible.  [DL-SET-11] [DL-SET-12]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import bit, bit_count, roomy
from warren.core.state import CHANCE, alone
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import C_FIRST, C_ORDER, KEEP
from warren.games.dungeon_lords.layout import (
    CHOSEN,
    DUMMY,
    DUMMY_LOCKED,
    DUMMY_SIZE,
    FIRST,
    LOCKED,
    SEALED,
    SEALS,
)
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE, ORDER_IDS, SPACES

EVERY_ORDER: Final = 255
BEGIN: Final = 0
DUMMIES: Final = 1
DEALING: Final = 2
CHOOSING: Final = 3


class Setup(Step):
    """The subject counts the dummies, then the cards that have been dealt."""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        if stage == BEGIN:
            if state.table.first < 0:
                return True
            self.start(state, i64(state.table.first))
        elif stage == DUMMIES:
            dummy = frames.subject(state)
            if dummy < state.table.dummies:
                if bit_count(self.locked(state, dummy)) < SPACES:
                    return True
                frames.set_subject(state, dummy + 1)
            else:
                frames.set_subject(state, 0)
                frames.set_stage(state, DEALING)
        elif stage == DEALING:
            if frames.subject(state) < state.table.players * SPACES:
                return True
            state.numbers[SEALS] += 1
            frames.set_stage(state, CHOOSING)
        else:
            if self.actors(state):
                return True
            self.reveal(state)
            frames.pop(state)
            frames.push(state, frames.SEASON, 0, 0)
        return False

    def locked(self, state: State, dummy: i64) -> i64:
        return state.numbers[DUMMY + dummy * DUMMY_SIZE + DUMMY_LOCKED]

    def start(self, state: State, seat: i64) -> None:
        state.numbers[FIRST] = seat
        frames.set_stage(state, DUMMIES)
        if state.effects is not None:
            state.emit("first-player", {"seat": int(seat)})

    def sealed(self, state: State) -> bool:
        return frames.stage(state) == CHOOSING

    def actors(self, state: State) -> tuple[int, ...]:
        if frames.stage(state) != CHOOSING:
            return alone(CHANCE)
        players = int(state.table.players)
        return tuple([seat for seat in range(players) if not state.get(seat, SEALED)])

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        stage = frames.stage(state)
        if stage == BEGIN:
            for other in range(state.table.players):
                codes = append(codes, self.space.code(C_FIRST, other))
            return codes
        if stage == CHOOSING:
            return self.listed(KEEP, state.get(seat, LOCKED), codes)
        who = self.receiver(state)
        dealt = self.locked(state, who) if stage == DUMMIES else state.get(who, LOCKED)
        return self.listed(C_ORDER, EVERY_ORDER & ~dealt, codes)

    def receiver(self, state: State) -> i64:
        """The dummy or the seat that is dealt to."""
        at = frames.subject(state)
        return at if frames.stage(state) == DUMMIES else at // SPACES

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        stage = frames.stage(state)
        who = self.receiver(state)
        if stage == BEGIN:
            self.start(state, argument)
        elif stage == DUMMIES:
            state.numbers[DUMMY + who * DUMMY_SIZE + DUMMY_LOCKED] |= bit(argument)
            if state.effects is not None:
                told: Args = {"dummy": int(who), "order": ORDER_IDS[argument]}
                state.emit("dummy-locked", told)
        elif stage == DEALING:
            state.put(who, LOCKED, state.get(who, LOCKED) | bit(argument))
            if state.effects is not None:
                state.emit("order-drawn", {"seat": int(who)})
            if state.effects is not None:
                dealt: Args = {"seat": int(who), "order": ORDER_IDS[argument]}
                state.emit("order-dealt", dealt, only(int(who)))
            frames.set_subject(state, frames.subject(state) + 1)
        else:
            state.put(seat, CHOSEN, argument)
            state.put(seat, SEALED, 1)
            if state.effects is not None:
                kept: Args = {"seat": int(seat), "order": ORDER_IDS[argument]}
                state.emit("order-kept", kept, only(int(seat)))
                state.emit("orders-sealed", {"seat": int(seat)})

    def reveal(self, state: State) -> None:
        for seat in range(state.table.players):
            locked = state.get(seat, LOCKED) & ~bit(state.get(seat, CHOSEN))
            state.put(seat, LOCKED, locked)
            state.put(seat, CHOSEN, NONE)
            state.put(seat, SEALED, 0)
            for order in range(i64(len(ORDER_IDS))):
                if (locked >> order) & 1 and state.effects is not None:
                    args: Args = {"seat": int(seat), "order": ORDER_IDS[order]}
                    state.emit("order-locked", args, reveals=True)
