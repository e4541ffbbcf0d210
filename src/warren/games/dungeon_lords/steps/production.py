"""Production rooms at work, one player after another.  [DL-PRO-1] [DL-PRO-6]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.core.state import alone
from warren.games.dungeon_lords import frames, reasons, works
from warren.games.dungeon_lords.actions import CALM, DONE, PET, RECALL, TRAIN, USE
from warren.games.dungeon_lords.layout import IDLE, TRAINEES
from warren.games.dungeon_lords.pets import building as pets
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE


class Production(Step):
    """The subject is a place in turn order. Who has face-down pets is always asked."""

    def resume(self, state: State) -> bool:
        place = frames.subject(state)
        if place == state.table.players:
            frames.pop(state)
            return False
        seat = state.seat_at(place)
        if state.pets_held(seat) or len(self.list_codes(state, seat)) > 1:
            return True
        frames.set_subject(state, place + 1)
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(state.seat_at(frames.subject(state)))

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        for room in range(state.table.rooms):
            if works.can_use(state, seat, room):
                codes = append(codes, self.space.code(USE, room))
                if state.room(room).gives == works.BAKERY:
                    codes = append(codes, self.space.code(CALM, 0))
        room = works.training_room(state, seat)
        if room != NONE:
            used = works.uses(state, seat, room)
            most = works.most_uses(state, seat, room)
            if state.idle(seat) and used < most:
                codes = append(codes, self.space.code(TRAIN, 0))
            out = used == 0 or works.TAKEN_OUT < used < works.TAKEN_OUT + most
            if state.get(seat, TRAINEES) and out:
                codes = append(codes, self.space.code(RECALL, 0))
        codes = pets.listed(self.space, state, seat, pets.BUILDING, codes)
        return append(codes, self.space.code(DONE, 0))

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if block == DONE:
            frames.set_subject(state, frames.subject(state) + 1)
        elif block == PET:
            pets.use(state, seat, argument)
        elif block == USE:
            works.use(state, seat, argument, False)
        elif block == CALM:
            works.use(state, seat, self.bakery(state), True)
        else:
            self.train(state, seat, 1 if block == TRAIN else -1)

    def bakery(self, state: State) -> i64:
        for room in range(state.table.rooms):
            if state.room(room).gives == works.BAKERY:
                return room
        return NONE

    def train(self, state: State, seat: i64, step: i64) -> None:
        """Imps go in or out, never both in one round.  [DF-ROM-3] [DF-ROM-4]"""
        room = works.training_room(state, seat)
        first = works.uses(state, seat, room) == 0
        works.count_use(state, seat, room, 1 + works.TAKEN_OUT if step < 0 and first else 1)
        state.add(seat, IDLE, -step)
        state.add(seat, TRAINEES, step)
        if state.effects is not None:
            state.emit("imps-trained", {"seat": int(seat), "amount": int(step)})

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == PET:
            return reasons.NO_SUCH_PET
        if block == TRAIN or block == RECALL:
            return self.training_reason(state, seat, block)
        if block == USE or block == CALM:
            return works.why_not(state, seat, self.bakery(state) if block == CALM else argument)
        return reasons.NOT_NOW

    def training_reason(self, state: State, seat: i64, block: i64) -> Reason:
        if works.training_room(state, seat) == NONE:
            return reasons.NO_SUCH_ROOM
        if block == TRAIN and not state.idle(seat):
            return reasons.FEW_FOR_TRAINING
        empty = block == RECALL and not state.get(seat, TRAINEES)
        return reasons.NO_TRAINEE if empty else reasons.TRAINED
