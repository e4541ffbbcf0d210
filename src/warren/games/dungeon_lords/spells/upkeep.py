"""The whole cost of a monster is paid once more, with the choices in it.  [DL-SPL-20]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import evil, giving, lair
from warren.games.dungeon_lords.actions import GIVE_MONSTER, GIVE_TRAP, PAY_EVIL, PAY_FOOD
from warren.games.dungeon_lords.cost import Cost, cost_of
from warren.games.dungeon_lords.layout import LAIR_SIZE, PAYEE
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
        giving.pay_plain(state, owner, cost)
        return True

    def _cost(self, state: Position) -> Cost:
        look = state.fight(PAYEE) - 1
        return cost_of(state, look // lair.LOOKS, look % lair.LOOKS // 2 - 1)

    def is_veiled(self, state: Position, owner: i64) -> bool:
        return self._cost(state).traps > 0 and state.traps_held(owner) > 1

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        cost = self._cost(state)
        if cost.either:
            if state.food(owner) >= cost.food + cost.either:
                codes = append(codes, self.space.code(PAY_FOOD, 0))
            if evil.payable(state, owner, cost.evil + cost.either):
                codes = append(codes, self.space.code(PAY_EVIL, 0))
            return codes
        if cost.traps:
            return giving.trap_codes(self.space, state, owner, codes)
        return giving.prey_codes(self.space, state, owner, self._eater(state, owner), codes)

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
            giving.bury_trap(state, owner, argument)
        elif block == GIVE_MONSTER:
            giving.devour(state, owner, self._eater(state, owner), argument)
        giving.pay_plain(state, owner, cost)
        if cost.either:
            giving.pay_either(state, owner, cost.either, block == PAY_FOOD)
        return True
