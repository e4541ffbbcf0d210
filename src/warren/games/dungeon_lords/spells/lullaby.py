"""One monster falls asleep unless it is fed.  [DF-C-LULLABY]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import lair, purse, reasons
from warren.games.dungeon_lords.actions import DECLINE, PAY_FOOD
from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.leaving import knock_out
from warren.games.dungeon_lords.battle.reasons import NO_FOOD
from warren.games.dungeon_lords.battle.sending import find_waiting
from warren.games.dungeon_lords.layout import CHOICE, PAYEE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.pick import PickOne

WAKING: Final = 2


class Lullaby(PickOne):
    def touch(self, state: Position, owner: i64, slot: i64) -> None:
        state.set_fight(PAYEE, lair.look_of(state.lair(owner, slot)) + 1)
        state.set_fight(CHOICE, WAKING)

    def touch_baby(self, state: Position, owner: i64) -> None:
        state.set_fight(PAYEE, 0)
        state.set_fight(CHOICE, WAKING)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        if state.fight(CHOICE) != WAKING:
            return super().codes(state, owner)
        codes = roomy()
        if state.food(owner):
            codes = append(codes, self.space.code(PAY_FOOD, 0))
        return append(codes, self.space.code(DECLINE, 0))

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        if state.fight(CHOICE) != WAKING:
            super().perform(state, owner, block, argument)
            return
        state.set_fight(CHOICE, 0)
        if block == PAY_FOOD:
            purse.gain_food(state, owner, -1)
        elif state.fight(PAYEE):
            knock_out(state, owner, find_waiting(state, owner, state.fight(PAYEE) - 1))
        else:
            babies.knock_out(state, owner)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        if state.fight(CHOICE) != WAKING:
            return super().reason(state, owner, block, argument)
        return NO_FOOD if block == PAY_FOOD else reasons.NOT_NOW
