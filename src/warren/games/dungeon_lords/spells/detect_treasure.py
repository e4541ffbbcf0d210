"""A gold is lost, else a food, else a trap.  [DL-C-DETECT-TREASURE]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import purse, reasons
from warren.games.dungeon_lords.actions import GIVE_TRAP
from warren.games.dungeon_lords.battle.reasons import NO_TRAP
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.giving import bury_trap
from warren.games.dungeon_lords.layout import CHOICE, TRAPS
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class DetectTreasure(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        if state.gold(owner):
            purse.gain_gold(state, owner, -1)
        elif state.food(owner):
            purse.gain_food(state, owner, -1)
        elif state.traps_held(owner):
            state.set_fight(CHOICE, 1)

    def is_veiled(self, state: Position, owner: i64) -> bool:
        return state.traps_held(owner) > 1

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        for kind in range(TRAP_COUNTS.kinds):
            if TRAP_COUNTS.of(state.get(owner, TRAPS), kind):
                codes = append(codes, self.space.code(GIVE_TRAP, kind))
        return codes

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        state.set_fight(CHOICE, 0)
        bury_trap(state, owner, argument)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return NO_TRAP if block == GIVE_TRAP else reasons.NOT_NOW
