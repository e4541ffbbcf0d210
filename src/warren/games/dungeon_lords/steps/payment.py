"""Payments with choices: which trap, which monster, food or evil.  [DL-HIR-2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, frames, lair, purse, reasons
from warren.games.dungeon_lords.actions import GIVE_MONSTER, GIVE_TRAP, PAY_EVIL, PAY_FOOD
from warren.games.dungeon_lords.cost import Cost, edible
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import LAIR_SIZE, MONSTER_DISCARD, TRAPS
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.steps.traps import bury
from warren.games.dungeon_lords.terms import NONE

EITHER: Final = 1
A_TRAP: Final = 2
A_MONSTER: Final = 4
EATER: Final = 8
"""The slot that eats, counted from 1, in four bits from here on."""
EATER_BITS: Final = 15
TILE: Final = 128
"""The tile that is hired, from here on."""


def discard_monster(state: State, seat: i64, slot: i64) -> i64:
    """A monster leaves its lair for the discard; its token is lost.  [DF-EXP-4]"""
    tile = lair.remove(state, seat, slot)
    state.world[MONSTER_DISCARD] += MONSTER_COUNTS.one(lair.kind_of(tile))
    name = state.monster(lair.kind_of(tile)).id
    state.emit("monster-left", {"seat": int(seat), "monster": name})
    return tile


def begin_payment(state: State, seat: i64, cost: Cost, hired: i64, eater: i64) -> None:
    """Pay what needs no choice; the rest is asked for. Only a payable cost comes here."""
    purse.gain_gold(state, seat, -cost.gold)
    purse.gain_food(state, seat, -cost.food)
    for _ in range(cost.imps):
        purse.lose_imp(state, seat, 0)
    evil.move(state, seat, cost.evil)
    open_parts = i64(0)
    if cost.either:
        open_parts |= EITHER
    if cost.traps:
        open_parts |= A_TRAP
    if cost.monsters:
        open_parts |= A_MONSTER
    frames.push(state, frames.PAYMENT, seat, open_parts + (eater + 1) * EATER + hired * TILE)


class Payment(Step):
    """What is still to be chosen; the hired monster comes into the lair at the end."""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        seat = frames.subject(state)
        if stage & EITHER:
            food = state.food(seat) > 0
            wicked = evil.payable(state, seat, 1)
            if food and wicked:
                return True
            frames.set_stage(state, stage & ~EITHER)
            self.pay_either(state, seat, food)
            return False
        if stage & (A_TRAP | A_MONSTER):
            return True
        frames.pop(state)
        hired = stage // TILE
        if hired:
            lair.add(state, seat, hired)
            args: Args = {"seat": int(seat), "monster": state.monster(lair.kind_of(hired)).id}
            state.emit("monster-hired", args)
        return False

    def pay_either(self, state: State, seat: i64, food: bool) -> None:
        if food:
            purse.gain_food(state, seat, -1)
        else:
            evil.move(state, seat, 1)

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        stage = frames.stage(state)
        codes = vec[i64]()
        if stage & EITHER:
            codes = append(codes, self.space.code(PAY_FOOD, 0))
            return append(codes, self.space.code(PAY_EVIL, 0))
        if stage & A_TRAP:
            for kind in range(TRAP_COUNTS.kinds):
                if TRAP_COUNTS.of(state.get(seat, TRAPS), kind):
                    codes = append(codes, self.space.code(GIVE_TRAP, kind))
            return codes
        return list_prey(self, state, seat, (stage // EATER & EATER_BITS) - 1, codes)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        stage = frames.stage(state)
        if block == PAY_FOOD or block == PAY_EVIL:
            frames.set_stage(state, stage & ~EITHER)
            self.pay_either(state, seat, block == PAY_FOOD)
        elif block == GIVE_TRAP:
            frames.set_stage(state, stage & ~A_TRAP)
            bury(state, seat, argument)
        else:
            eater = (stage // EATER & EATER_BITS) - 1
            frames.set_stage(state, stage & ~A_MONSTER)
            discard_monster(state, seat, prey(state, seat, eater, argument))

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == GIVE_TRAP or block == GIVE_MONSTER:
            return reasons.NOT_OWNED
        return reasons.NOT_NOW


def list_prey(step: Step, state: State, seat: i64, eater: i64, codes: vec[i64]) -> vec[i64]:
    """Own monsters that may be given up, each look once."""
    for slot in range(i64(LAIR_SIZE)):
        if edible(state, seat, slot, eater):
            look = lair.look_of(state.lair(seat, slot))
            if prey(state, seat, eater, look) == slot:
                codes = append(codes, step.space.code(GIVE_MONSTER, look))
    return codes


def prey(state: State, seat: i64, eater: i64, look: i64) -> i64:
    """Of several that look alike the one with the fewest marks: not paid, not sent.  [DL-EVT-3]"""
    slot = i64(LAIR_SIZE - 1)
    while slot >= 0:
        tile = state.lair(seat, slot)
        if tile and slot != eater and lair.look_of(tile) == look:
            return slot
        slot -= 1
    return NONE
