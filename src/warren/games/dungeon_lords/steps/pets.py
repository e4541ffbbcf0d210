"""Pets are dealt, passed and put away.  [DF-PET-1] to [DF-PET-7]"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.core.state import CHANCE, alone
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.actions import C_PET, DROP, HAND
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import BURIED_PETS, DEALT, HANDED, PETS, SEALED, SEALS
from warren.games.dungeon_lords.stacks import pet_deck, reshuffle_pets
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import ChanceStep, Step

DEALING: Final = 0
HANDING: Final = 1
DROPPING: Final = 2
EACH: Final = 2


def list_pets(step: Step, block: i64, packed: i64) -> vec[i64]:
    codes = roomy()
    for kind in range(PET_COUNTS.kinds):
        if PET_COUNTS.of(packed, kind):
            codes = append(codes, step.space.code(block, kind))
    return codes


def tell_own(state: State, name: str, seat: i64, kind: i64) -> None:
    pet = state.table.deck.pets[kind].id
    if state.effects is not None:
        state.emit(name, {"seat": int(seat), "pet": pet}, only(int(seat)))


class DrawPets(ChanceStep):
    """The stage counts the pets that the subject still draws.  [DF-SHP-2]"""

    def resume(self, state: State) -> bool:
        if frames.stage(state):
            if PET_COUNTS.is_empty(pet_deck(state)):
                reshuffle_pets(state)
            if not PET_COUNTS.is_empty(pet_deck(state)):
                return True
        frames.pop(state)
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return list_pets(self, C_PET, pet_deck(state))

    def weight(self, state: State, code: i64) -> i64:
        return PET_COUNTS.of(pet_deck(state), self.space.argument(code))

    def draw(self, state: State, rng: Random) -> i64:
        return self.space.code(C_PET, PET_COUNTS.draw(pet_deck(state), rng))

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        owner = frames.subject(state)
        frames.set_stage(state, frames.stage(state) - 1)
        state.add(owner, PETS, PET_COUNTS.one(argument))
        if state.effects is not None:
            state.emit("pet-drawn", {"seat": int(owner)})
        tell_own(state, "own-pet-drawn", owner, argument)


class PetPhase(Step):
    """Two are dealt to each; one of all held is passed to the left, then one is put away.

    While dealing the subject counts the cards.
    """

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        players = state.table.players
        if stage == DEALING:
            if frames.subject(state) < players * EACH:
                if PET_COUNTS.is_empty(pet_deck(state)):
                    reshuffle_pets(state)
                return True
            self.begin_choice(state, HANDING)
            return False
        if self.actors(state):
            return True
        if stage == HANDING:
            self.hand_on(state)
            self.begin_choice(state, DROPPING)
            return False
        for seat in range(players):
            state.add(seat, PETS, state.get(seat, DEALT))
            state.put(seat, DEALT, 0)
            state.put(seat, SEALED, 0)
        state.emit("pets-kept", {})
        frames.pop(state)
        return False

    def begin_choice(self, state: State, stage: i64) -> None:
        state.numbers[SEALS] += 1
        for seat in range(state.table.players):
            state.put(seat, SEALED, 0)
        frames.set_stage(state, stage)

    def hand_on(self, state: State) -> None:
        """Left is the next seat clockwise.  [DF-PET-2]"""
        players = state.table.players
        for seat in range(players):
            kind = state.get(seat, HANDED) - 1
            left = (seat + 1) % players
            state.add(left, DEALT, PET_COUNTS.one(kind))
            tell_own(state, "pet-received", left, kind)
        for seat in range(players):
            state.put(seat, HANDED, 0)
        state.emit("pets-passed", {}, reveals=True)

    def sealed(self, state: State) -> bool:
        return frames.stage(state) != DEALING

    def actors(self, state: State) -> tuple[int, ...]:
        if frames.stage(state) == DEALING:
            return alone(CHANCE)
        players = int(state.table.players)
        return tuple([seat for seat in range(players) if not state.get(seat, SEALED)])

    def held(self, state: State, seat: i64) -> i64:
        return state.get(seat, PETS) + state.get(seat, DEALT)

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        if seat == CHANCE:
            return list_pets(self, C_PET, pet_deck(state))
        block = i64(HAND if frames.stage(state) == HANDING else DROP)
        return list_pets(self, block, self.held(state, seat))

    def weight(self, state: State, code: i64) -> i64:
        return PET_COUNTS.of(pet_deck(state), self.space.argument(code))

    def draw(self, state: State, rng: Random) -> i64:
        return self.space.code(C_PET, PET_COUNTS.draw(pet_deck(state), rng))

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if seat == CHANCE:
            owner = state.seat_at(frames.subject(state) // EACH)
            frames.set_subject(state, frames.subject(state) + 1)
            state.add(owner, DEALT, PET_COUNTS.one(argument))
            if state.effects is not None:
                state.emit("pet-drawn", {"seat": int(owner)})
            tell_own(state, "pet-dealt", owner, argument)
            return
        one = PET_COUNTS.one(argument)
        field = i64(DEALT if PET_COUNTS.of(state.get(seat, DEALT), argument) else PETS)
        state.add(seat, field, -one)
        if block == HAND:
            state.put(seat, HANDED, argument + 1)
            tell_own(state, "pet-handed", seat, argument)
        else:
            state.add(seat, BURIED_PETS, one)
            tell_own(state, "pet-dropped", seat, argument)
        state.put(seat, SEALED, 1)
        if state.effects is not None:
            state.emit("pet-chosen", {"seat": int(seat)})

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.NO_SUCH_PET if block == HAND or block == DROP else reasons.NOT_NOW
