"""The traps of a plan and what they take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import plan
from warren.games.dungeon_lords.battle.limits import trap_fee, traps_allowed
from warren.games.dungeon_lords.combat_terms import MONSTER_CATAPULT
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import LAIR_SIZE, PLAN_TRAPS, TRAPS
from warren.games.dungeon_lords.position import Position


class Bill:
    """What the traps of a plan take in all."""

    def __init__(self, gold: i64, food: i64, imps: i64, letters: i64) -> None:
        self.gold: Final[i64] = gold
        self.food: Final[i64] = food
        self.imps: Final[i64] = imps
        self.letters: Final[i64] = letters


def bill(state: Position, owner: i64, more: i64) -> Bill:
    """For the traps of the plan and one more kind, unless that is NONE.  [DL-PLN-5]"""
    fee = trap_fee(state, owner, plan.cell(state, owner))
    gold = i64(0)
    food = i64(0)
    imps = i64(0)
    letters = i64(0)
    laid = state.get(owner, PLAN_TRAPS)
    for kind in range(TRAP_COUNTS.kinds):
        count = TRAP_COUNTS.of(laid, kind) + (1 if kind == more else 0)
        if count:
            price = state.trap(kind).prices[state.year() - 1]
            gold += count * (price.gold + fee)
            food += count * price.food
            imps += count * price.imps
            letters += count * price.letters
    return Bill(gold, food, imps, letters)


def is_payable(state: Position, owner: i64, trap: i64) -> bool:
    """Whether one more trap can be paid together with those of the plan."""
    whole = bill(state, owner, trap)
    if state.gold(owner) < whole.gold or state.food(owner) < whole.food:
        return False
    if state.idle(owner) < whole.imps:
        return False
    return trap != MONSTER_CATAPULT or has_missile(state, owner)


def traps_left(state: Position, owner: i64, kind: i64) -> i64:
    """Those in hand that are not in the plan."""
    laid = state.get(owner, PLAN_TRAPS)
    return TRAP_COUNTS.of(state.get(owner, TRAPS), kind) - TRAP_COUNTS.of(laid, kind)


def trap_room(state: Position, owner: i64) -> bool:
    laid = TRAP_COUNTS.total(state.get(owner, PLAN_TRAPS))
    return laid < traps_allowed(state, owner, plan.cell(state, owner))


def is_missile(state: Position, owner: i64, slot: i64) -> bool:
    """Any own monster, face down too, but no ghost and none that is sent.  [DF-CRD-1]"""
    tile = state.lair(owner, slot)
    if not tile or tile & (lair.SENT | lair.THROWN):
        return False
    return not state.monster(lair.kind_of(tile)).ghost


def has_missile(state: Position, owner: i64) -> bool:
    for slot in range(i64(LAIR_SIZE)):
        if is_missile(state, owner, slot):
            return True
    return False


def needs_missile(state: Position, owner: i64) -> bool:
    """Whether a catapult of the plan still waits for its monster."""
    catapults = TRAP_COUNTS.of(state.get(owner, PLAN_TRAPS), MONSTER_CATAPULT)
    for slot in range(i64(LAIR_SIZE)):
        if state.lair(owner, slot) & lair.THROWN:
            catapults -= 1
    return catapults > 0
