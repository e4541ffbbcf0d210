"""All monsters go back, or 2 evil.  [DL-C-WORD-OF-PEACE] [DL-SPL-19]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.dungeon_lords import evil
from warren.games.dungeon_lords.actions import SUFFER, WITHDRAW_ALL
from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.leaving import withdraw
from warren.games.dungeon_lords.battle.sending import is_monster, is_waiting
from warren.games.dungeon_lords.layout import CHOICE, LAIR_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm

GAINED: Final = 2


class WordOfPeace(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        state.set_fight(CHOICE, 1)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = append(roomy(), self.space.code(WITHDRAW_ALL, 0))
        return append(codes, self.space.code(SUFFER, 0))

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        state.set_fight(CHOICE, 0)
        if block == SUFFER:
            evil.move(state, owner, GAINED)
            return
        slot = i64(0)
        while slot < LAIR_SIZE:
            tile = state.lair(owner, slot)
            if is_waiting(tile) and is_monster(state, tile):
                withdraw(state, owner, slot)
                slot = 0
            else:
                slot += 1
        while babies.waiting(state, owner):
            babies.withdraw(state, owner)
