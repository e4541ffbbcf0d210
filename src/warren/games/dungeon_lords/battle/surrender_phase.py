"""Instead of a battle where no tile is left: a prisoner goes.  [DL-CON-5]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, frames, reasons
from warren.games.dungeon_lords.actions import RELEASE
from warren.games.dungeon_lords.battle.capture import release
from warren.games.dungeon_lords.battle.listing import with_mask
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.battle.reasons import NOT_IN_PRISON
from warren.games.dungeon_lords.layout import PART, PRISON
from warren.games.dungeon_lords.position import Position


class SurrenderPhase(Phase):
    def resume(self, state: Position, owner: i64) -> bool:
        if not state.fight(PART) and state.get(owner, PRISON):
            return not self.alone(state, owner)
        state.set_fight(PART, 0)
        frames.pop(state)
        evil.move(state, owner, -1)
        return False

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        return with_mask(self.space, roomy(), RELEASE, state.get(owner, PRISON))

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        release(state, owner, argument)
        state.set_fight(PART, 1)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return NOT_IN_PRISON if block == RELEASE else reasons.NOT_NOW
