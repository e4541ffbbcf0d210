"""The trap step.  [DL-TRP-1] to [DL-TRP-11] [DF-EXH-6] [DF-EXH-7]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import installed, reasons
from warren.games.dungeon_lords.actions import GIVE_MONSTER, SPRING, TARGET
from warren.games.dungeon_lords.battle import fight, missiles, springing
from warren.games.dungeon_lords.battle.listing import with_mask, with_one
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.battle.reasons import NO_MISSILE, NOBODY_THERE, NOT_LAID
from warren.games.dungeon_lords.combat_terms import MONSTER_CATAPULT
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.lair import LOOKS
from warren.games.dungeon_lords.layout import PLAN_TRAPS, SPRUNG, THROWN
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE
from warren.games.dungeon_lords.traps.catalogue import TRAPS


class TrapPhase(Phase):
    """Traps go off one after another; with several the owner picks the order.  [DL-TRP-4]

    The order is asked by their number alone, which everybody knows.
    """

    def resume(self, state: Position, owner: i64) -> bool:
        if state.fight(SPRUNG):
            return not self._aimed(state, owner)
        laid = TRAP_COUNTS.total(state.get(owner, PLAN_TRAPS))
        if installed.trap_on(state, owner, fight.tile(state)) != NONE:
            laid += 1
        if laid == 0:
            self.proceed(state)
            return False
        return laid > 1 or not self.alone(state, owner)

    def _aimed(self, state: Position, owner: i64) -> bool:
        """Let it go off if nothing is left to choose."""
        trap = state.fight(SPRUNG) - 1
        if trap == MONSTER_CATAPULT and not state.fight(THROWN):
            if not missiles.alike(state, owner):
                return False
            springing.throw(state, owner, missiles.last(state, owner))
        if TRAPS[trap].aims() and state.line_length(owner) > 1:
            return False
        springing.spring(state, owner, 0)
        return True

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        trap = state.fight(SPRUNG) - 1
        if trap == MONSTER_CATAPULT:
            kinds = missiles.kinds(state, owner)
            for kind in range(state.table.monsters):
                if (kinds >> kind) & 1:
                    codes = with_one(self.space, codes, GIVE_MONSTER, kind * LOOKS)
            return codes
        if trap != NONE:
            everybody = bit(state.line_length(owner)) - 1
            return with_mask(self.space, codes, TARGET, everybody)
        for kind in range(TRAP_COUNTS.kinds):
            if springing.is_set(state, owner, kind):
                codes = with_one(self.space, codes, SPRING, kind)
        return codes

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        if block == SPRING:
            springing.turn_up(state, owner, argument)
        elif block == TARGET:
            springing.spring(state, owner, argument)
        else:
            springing.throw(state, owner, argument // LOOKS)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        if block == SPRING and not state.fight(SPRUNG):
            return NOT_LAID
        if block == TARGET and state.fight(SPRUNG):
            return NOBODY_THERE
        return NO_MISSILE if block == GIVE_MONSTER else reasons.NOT_NOW
