"""An imp is lost, which one the owner says.  [DL-C-FIST-OF-JUSTICE] [DL-EVT-14]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import purse, reasons
from warren.games.dungeon_lords.actions import LOSE_IMP
from warren.games.dungeon_lords.battle.reasons import NO_SUCH_IMP
from warren.games.dungeon_lords.layout import BUSY, CHOICE, IDLE, TRAINEES
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class FistOfJustice(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        if state.imps(owner):
            state.set_fight(CHOICE, 1)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        for den, field in enumerate((IDLE, BUSY, TRAINEES)):
            if state.get(owner, field):
                codes = append(codes, self.space.code(LOSE_IMP, den))
        return codes

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        state.set_fight(CHOICE, 0)
        purse.lose_imp(state, owner, argument)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return NO_SUCH_IMP if block == LOSE_IMP else reasons.NOT_NOW
