"""Each monster is paid again or goes back.  [DL-C-SUGGESTION] [DL-SPL-20] [DF-PET-17]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import lair, reasons
from warren.games.dungeon_lords.actions import DONE, PAY, WITHDRAW, WITHDRAW_BABY
from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.leaving import withdraw
from warren.games.dungeon_lords.battle.listing import with_one
from warren.games.dungeon_lords.battle.reasons import COST_UNPAYABLE, GHOST_SAFE, NOT_SENT
from warren.games.dungeon_lords.battle.sending import is_monster, is_waiting
from warren.games.dungeon_lords.cost import cost_of, is_payable
from warren.games.dungeon_lords.layout import CHOICE, LAIR_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm
from warren.games.dungeon_lords.spells.upkeep import Upkeep
from warren.games.dungeon_lords.terms import NONE

JUDGING: Final = 1
PAYING: Final = 2


class Suggestion(Charm):
    """In the order the owner likes; those who were paid are marked as settled."""

    def __init__(self, space: ActionSpace) -> None:
        super().__init__(space)
        self.upkeep: Final = Upkeep(space)

    def cast(self, state: Position, owner: i64) -> None:
        if self._is_open(state, owner):
            state.set_fight(CHOICE, JUDGING)

    def _is_open(self, state: Position, owner: i64) -> bool:
        if babies.waiting(state, owner):
            return True
        for slot in range(i64(LAIR_SIZE)):
            if unsettled(state, state.lair(owner, slot)):
                return True
        return False

    def is_veiled(self, state: Position, owner: i64) -> bool:
        return state.fight(CHOICE) == PAYING and self.upkeep.is_veiled(state, owner)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        if state.fight(CHOICE) == PAYING:
            return self.upkeep.codes(state, owner)
        codes = roomy()
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(owner, slot)
            if unsettled(state, tile):
                look = lair.look_of(tile)
                cost = cost_of(state, lair.kind_of(tile), lair.expert_of(tile))
                if is_payable(state, owner, cost, slot):
                    codes = with_one(self.space, codes, PAY, look)
                codes = with_one(self.space, codes, WITHDRAW, look)
        if len(codes) == 0:
            codes = append(codes, self.space.code(DONE, 0))
        if babies.waiting(state, owner):
            codes = append(codes, self.space.code(WITHDRAW_BABY, 0))
        return codes

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        if state.fight(CHOICE) == PAYING:
            if self.upkeep.perform(state, owner, block, argument):
                state.set_fight(CHOICE, JUDGING)
        elif block == PAY:
            state.set_fight(CHOICE, PAYING)
            if self.upkeep.begin(state, owner, find_unsettled(state, owner, argument)):
                state.set_fight(CHOICE, JUDGING)
        elif block == WITHDRAW:
            withdraw(state, owner, find_unsettled(state, owner, argument))
        elif block == WITHDRAW_BABY:
            babies.withdraw(state, owner)
        if state.fight(CHOICE) == JUDGING and (block == DONE or not self._is_open(state, owner)):
            state.set_fight(CHOICE, 0)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        if block not in (PAY, WITHDRAW):
            return reasons.NOT_NOW
        if state.monster(argument // lair.LOOKS).ghost:
            return GHOST_SAFE
        there = find_unsettled(state, owner, argument) != NONE
        return COST_UNPAYABLE if there else NOT_SENT


def unsettled(state: Position, tile: i64) -> bool:
    """A monster in the battle about which nothing has been decided."""
    return is_waiting(tile) and is_monster(state, tile) and not tile & lair.SETTLED


def find_unsettled(state: Position, owner: i64, look: i64) -> i64:
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(owner, slot)
        if unsettled(state, tile) and lair.look_of(tile) == look:
            return slot
    return NONE
