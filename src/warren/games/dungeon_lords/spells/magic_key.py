"""A prisoner escapes.  [DL-C-MAGIC-KEY] [DL-SPL-16]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import reasons
from warren.games.dungeon_lords.actions import RELEASE
from warren.games.dungeon_lords.battle.capture import release
from warren.games.dungeon_lords.battle.listing import with_mask
from warren.games.dungeon_lords.battle.reasons import NOT_IN_PRISON
from warren.games.dungeon_lords.layout import CHOICE, PRISON
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class MagicKey(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        if state.get(owner, PRISON):
            state.set_fight(CHOICE, 1)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        return with_mask(self.space, roomy(), RELEASE, state.get(owner, PRISON))

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        state.set_fight(CHOICE, 0)
        release(state, owner, argument)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return NOT_IN_PRISON if block == RELEASE else reasons.NOT_NOW
