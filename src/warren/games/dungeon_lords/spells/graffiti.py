"""A gold for the cleaning, or 1 evil.  [DL-C-GRAFFITI]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, purse, reasons
from warren.games.dungeon_lords.actions import PAY_GOLD, SUFFER
from warren.games.dungeon_lords.battle.reasons import NO_GOLD
from warren.games.dungeon_lords.layout import CHOICE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class Graffiti(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        state.set_fight(CHOICE, 1)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        if state.gold(owner):
            codes = append(codes, self.space.code(PAY_GOLD, 0))
        return append(codes, self.space.code(SUFFER, 0))

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        state.set_fight(CHOICE, 0)
        if block == PAY_GOLD:
            purse.gain_gold(state, owner, -1)
        else:
            evil.move(state, owner, 1)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return NO_GOLD if block == PAY_GOLD else reasons.NOT_NOW
