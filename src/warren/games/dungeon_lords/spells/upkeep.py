"""The whole cost of a monster is paid once more, with the choices in it.  [DL-SPL-20]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.space import ActionSpace
from warren.games.dungeon_lords import evil, lair, purse
from warren.games.dungeon_lords.actions import GIVE_MONSTER, GIVE_TRAP, PAY_EVIL, PAY_FOOD
from warren.games.dungeon_lords.battle.burial import bury_trap
from warren.games.dungeon_lords.battle.listing import with_one
from warren.games.dungeon_lords.battle.telling import tell_monster
from warren.games.dungeon_lords.cost import Cost, cost_of, edible
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import LAIR_SIZE, MONSTER_DISCARD, PAYEE, TRAPS
from warren.games.dungeon_lords.position import Position


class Upkeep:
    """`PAYEE` of the fight is the look of the one who is paid, and one more.

    Choices come first, so that the whole price is paid in one moment.
    """

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def begin(self, state: Position, owner: i64, slot: i64) -> bool:
        """True when it is paid already."""
        tile = state.lair(owner, slot)
        state.set_fight(PAYEE, lair.look_of(tile) + 1)
        lair.mark(state, owner, slot, lair.SETTLED)
        cost = self._cost(state)
        if cost.either or cost.traps or cost.monsters:
            return False
        self._pay(state, owner, 0, 0)
        return True

    def _cost(self, state: Position) -> Cost:
        look = state.fight(PAYEE) - 1
        return cost_of(state, look // lair.LOOKS, look % lair.LOOKS // 2 - 1)

    def is_veiled(self, state: Position, owner: i64) -> bool:
        return self._cost(state).traps > 0 and state.traps_held(owner) > 1

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = vec[i64]()
        cost = self._cost(state)
        if cost.either:
            if state.food(owner) >= cost.food + cost.either:
                codes = append(codes, self.space.code(PAY_FOOD, 0))
            if evil.payable(state, owner, cost.evil + cost.either):
                codes = append(codes, self.space.code(PAY_EVIL, 0))
            return codes
        if cost.traps:
            for kind in range(TRAP_COUNTS.kinds):
                if TRAP_COUNTS.of(state.get(owner, TRAPS), kind):
                    codes = append(codes, self.space.code(GIVE_TRAP, kind))
            return codes
        eater = self._eater(state, owner)
        for slot in range(i64(LAIR_SIZE)):
            if edible(state, owner, slot, eater):
                look = lair.look_of(state.lair(owner, slot))
                codes = with_one(self.space, codes, GIVE_MONSTER, look)
        return codes

    def _eater(self, state: Position, owner: i64) -> i64:
        """The slot of the one who is paid: sent, and settled last."""
        look = state.fight(PAYEE) - 1
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(owner, slot)
            if tile & lair.SETTLED and lair.look_of(tile) == look:
                return slot
        raise AssertionError

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> bool:
        cost = self._cost(state)
        if block == GIVE_TRAP:
            bury_trap(state, owner, argument)
        elif block == GIVE_MONSTER:
            self._feed(state, owner, argument)
        food = cost.either if block == PAY_FOOD else i64(0)
        self._pay(state, owner, food, cost.either - food)
        return True

    def _feed(self, state: Position, owner: i64, look: i64) -> None:
        """Of several that look alike the one with the fewest marks: not sent, not paid."""
        eater = self._eater(state, owner)
        slot = i64(LAIR_SIZE)
        while slot > 0:
            slot -= 1
            tile = state.lair(owner, slot)
            if edible(state, owner, slot, eater) and lair.look_of(tile) == look:
                lair.remove(state, owner, slot)
                kind = lair.kind_of(tile)
                state.world[MONSTER_DISCARD] += MONSTER_COUNTS.one(kind)
                tell_monster(state, "monster-eaten", owner, kind)
                return

    def _pay(self, state: Position, owner: i64, more_food: i64, more_evil: i64) -> None:
        cost = self._cost(state)
        purse.gain_gold(state, owner, -cost.gold)
        purse.gain_food(state, owner, -cost.food - more_food)
        for _ in range(cost.imps):
            purse.lose_imp(state, owner, 0)
        evil.move(state, owner, cost.evil + more_evil)
