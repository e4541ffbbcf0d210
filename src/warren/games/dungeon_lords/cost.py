"""What a monster or ghost costs, whenever its cost is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, lair, reasons
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import LAIR_SIZE, TRAPS
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


class Cost:
    """A whole price: the printed cost, the surcharge of a token, and what a space adds.

    `either` is paid in food or in evil, chosen each time; traps and monsters are chosen too.
    """

    def __init__(
        self,
        gold: i64,
        food: i64,
        evil: i64,
        imps: i64,
        traps: i64,
        monsters: i64,
        either: i64,
    ) -> None:
        self.gold: Final[i64] = gold
        self.food: Final[i64] = food
        self.evil: Final[i64] = evil
        self.imps: Final[i64] = imps
        self.traps: Final[i64] = traps
        self.monsters: Final[i64] = monsters
        self.either: Final[i64] = either


def cost_of(
    state: Position, kind: i64, expert: i64, more_food: i64 = 0, more_evil: i64 = 0
) -> Cost:
    """The surcharge is part of the cost for ever.  [DF-EXP-3]"""
    monster = state.monster(kind)
    gold = i64(monster.gold)
    food = i64(monster.food) + more_food
    wicked = i64(monster.evil) + more_evil
    if expert != NONE:
        token = state.table.deck.experts[expert]
        gold += token.gold
        food += token.food
        wicked += token.evil
    return Cost(gold, food, wicked, monster.imps, monster.traps, monster.monsters, monster.either)


def edible(state: Position, seat: i64, slot: i64, eater: i64) -> bool:
    """A Demon eats a monster, never a ghost, never itself; face down too.  [DL-HIR-3]"""
    tile = state.lair(seat, slot)
    return tile != 0 and slot != eater and not state.monster(lair.kind_of(tile)).ghost


def has_prey(state: Position, seat: i64, eater: i64) -> bool:
    for slot in range(i64(LAIR_SIZE)):
        if edible(state, seat, slot, eater):
            return True
    return False


def is_payable(state: Position, seat: i64, cost: Cost, eater: i64) -> bool:
    """Whether a complete payment exists; `eater` is the slot that is paid for, or NONE.

    [DL-ORD-8] [DL-EVL-2]
    """
    food = state.food(seat) - cost.food
    if state.gold(seat) < cost.gold or food < 0 or state.idle(seat) < cost.imps:
        return False
    if not evil.payable(state, seat, cost.evil):
        return False
    if (
        cost.either
        and food < cost.either
        and not evil.payable(state, seat, cost.evil + cost.either)
    ):
        return False
    if cost.traps and TRAP_COUNTS.total(state.get(seat, TRAPS)) < cost.traps:
        return False
    return cost.monsters == 0 or has_prey(state, seat, eater)


def shortage(state: Position, seat: i64, cost: Cost) -> Reason:
    """Why a cost cannot be paid.  [DL-EVL-2]"""
    return reasons.CANNOT_PAY if evil.payable(state, seat, cost.evil) else reasons.TOO_EVIL
