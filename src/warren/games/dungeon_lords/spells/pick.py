"""Spells on one monster of the owner's choice.  [DL-SPL-3] [DF-CRD-11] [DF-PET-12]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import lair, reasons
from warren.games.dungeon_lords.actions import LAY_DOWN, TURN_BABY
from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.listing import with_one
from warren.games.dungeon_lords.battle.reasons import GHOST_SAFE, NOT_SENT
from warren.games.dungeon_lords.battle.sending import (
    find_waiting,
    is_monster,
    is_waiting,
    monsters_waiting,
)
from warren.games.dungeon_lords.layout import CHOICE, LAIR_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class PickOne(Charm):
    """One monster in the battle, Baby Golem among them, never a ghost."""

    def own(self) -> i64:
        """The block by which a monster is named."""
        return LAY_DOWN

    def baby(self) -> i64:
        """The block by which Baby Golem is named."""
        return TURN_BABY

    def cast(self, state: Position, owner: i64) -> None:
        if monsters_waiting(state, owner):
            state.set_fight(CHOICE, 1)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(owner, slot)
            if is_waiting(tile) and is_monster(state, tile):
                codes = with_one(self.space, codes, self.own(), lair.look_of(tile))
        if babies.waiting(state, owner):
            codes = append(codes, self.space.code(self.baby(), 0))
        return codes

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        state.set_fight(CHOICE, 0)
        if block == self.own():
            self.touch(state, owner, find_waiting(state, owner, argument))
        else:
            self.touch_baby(state, owner)

    def touch(self, state: Position, owner: i64, slot: i64) -> None:
        raise NotImplementedError

    def touch_baby(self, state: Position, owner: i64) -> None:
        raise NotImplementedError

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        if block == self.own():
            ghost = state.monster(argument // lair.LOOKS).ghost
            return GHOST_SAFE if ghost else NOT_SENT
        return NOT_SENT if block == self.baby() else reasons.NOT_NOW
