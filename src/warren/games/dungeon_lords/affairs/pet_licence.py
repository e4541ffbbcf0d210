"""Pet Licence."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, purse, reasons
from warren.games.dungeon_lords.actions import DROP, PAY_FOOD, PAY_GOLD
from warren.games.dungeon_lords.affairs.affair import Affair, finish
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import BURIED_PETS, PETS
from warren.games.dungeon_lords.state import State


class PetLicence(Affair):
    """1 gold, 1 food, or a face-down pet that is not shown.  [DF-E-PET-LICENCE]"""

    def begin(self, state: State, seat: i64) -> bool:
        if not state.pets_held(seat):
            return False
        frames.set_stage(state, 1)
        return True

    def is_open(self, state: State, seat: i64) -> bool:
        return frames.stage(state) > 0

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        if state.gold(seat):
            codes = append(codes, self.space.code(PAY_GOLD, 0))
        if state.food(seat):
            codes = append(codes, self.space.code(PAY_FOOD, 0))
        for kind in range(PET_COUNTS.kinds):
            if PET_COUNTS.of(state.get(seat, PETS), kind):
                codes = append(codes, self.space.code(DROP, kind))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        finish(state)
        if block == PAY_GOLD:
            purse.gain_gold(state, seat, -1)
        elif block == PAY_FOOD:
            purse.gain_food(state, seat, -1)
        else:
            state.add(seat, PETS, -PET_COUNTS.one(argument))
            state.add(seat, BURIED_PETS, PET_COUNTS.one(argument))
            if state.effects is not None:
                state.emit("pet-given-up", {"seat": int(seat)})
            pet = state.table.deck.pets[argument].id
            if state.effects is not None:
                state.emit("pet-dropped", {"seat": int(seat), "pet": pet}, only(int(seat)))

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == DROP:
            return reasons.NO_SUCH_PET
        paying = block == PAY_GOLD or block == PAY_FOOD
        return reasons.CANNOT_PAY if paying else reasons.NOT_NOW
