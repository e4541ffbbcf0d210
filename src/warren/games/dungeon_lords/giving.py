"""What is given up for a price: traps face down, monsters, and what needs no choice.  [DL-HIR-2]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import evil, lair, purse
from warren.games.dungeon_lords.actions import GIVE_MONSTER, GIVE_TRAP
from warren.games.dungeon_lords.cost import Cost, edible
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import BURIED_TRAPS, LAIR_SIZE, MONSTER_DISCARD, TRAPS
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def pay_plain(state: Position, seat: i64, cost: Cost) -> None:
    """Gold, food, imps and evil."""
    purse.gain_gold(state, seat, -cost.gold)
    purse.gain_food(state, seat, -cost.food)
    for _ in range(cost.imps):
        purse.lose_imp(state, seat, 0)
    evil.move(state, seat, cost.evil)


def pay_either(state: Position, seat: i64, amount: i64, food: bool) -> None:
    if food:
        purse.gain_food(state, seat, -amount)
    else:
        evil.move(state, seat, amount)


def trap_codes(space: ActionSpace, state: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
    """The traps in hand, each kind once."""
    for kind in range(TRAP_COUNTS.kinds):
        if TRAP_COUNTS.of(state.get(seat, TRAPS), kind):
            codes = append(codes, space.code(GIVE_TRAP, kind))
    return codes


def bury_trap(state: Position, seat: i64, kind: i64) -> None:
    """A card goes to the discard face down; only its owner knows which.  [DL-INF-3]"""
    state.add(seat, TRAPS, -TRAP_COUNTS.one(kind))
    state.add(seat, BURIED_TRAPS, TRAP_COUNTS.one(kind))
    if state.effects is not None:
        state.emit("trap-buried", {"seat": int(seat)})
    trap = state.trap(kind).id
    if state.effects is not None:
        state.emit("own-trap-buried", {"seat": int(seat), "trap": trap}, only(int(seat)))


def prey_codes(
    space: ActionSpace, state: Position, seat: i64, eater: i64, codes: vec[i64]
) -> vec[i64]:
    """Own monsters that may be given up, each look once."""
    for slot in range(i64(LAIR_SIZE)):
        if edible(state, seat, slot, eater):
            look = lair.look_of(state.lair(seat, slot))
            if prey(state, seat, eater, look) == slot:
                codes = append(codes, space.code(GIVE_MONSTER, look))
    return codes


def prey(state: Position, seat: i64, eater: i64, look: i64) -> i64:
    """Of several that look alike the one with the fewest marks: not paid, not sent.  [DL-EVT-3]"""
    slot = i64(LAIR_SIZE - 1)
    while slot >= 0:
        tile = state.lair(seat, slot)
        if tile and slot != eater and lair.look_of(tile) == look:
            return slot
        slot -= 1
    return NONE


def discard_monster(state: Position, seat: i64, slot: i64) -> None:
    """A monster leaves its lair for the discard; its token is lost.  [DF-EXP-4]"""
    name = remove_monster(state, seat, slot)
    if state.effects is not None:
        state.emit("monster-left", {"seat": int(seat), "monster": name})


def devour(state: Position, seat: i64, eater: i64, look: i64) -> None:
    """One that looks so is eaten.  [DL-HIR-3]"""
    name = remove_monster(state, seat, prey(state, seat, eater, look))
    if state.effects is not None:
        state.emit("monster-eaten", {"seat": int(seat), "monster": name})


def remove_monster(state: Position, seat: i64, slot: i64) -> str:
    """What it is called."""
    kind = lair.kind_of(lair.remove(state, seat, slot))
    state.numbers[MONSTER_DISCARD] += MONSTER_COUNTS.one(kind)
    return state.monster(kind).id
