"""Payments with choices: which trap, which monster, food or evil.  [DL-HIR-2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, frames, giving, lair, reasons
from warren.games.dungeon_lords.actions import GIVE_MONSTER, GIVE_TRAP, PAY_EVIL, PAY_FOOD
from warren.games.dungeon_lords.cost import Cost
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step

EITHER: Final = 1
A_TRAP: Final = 2
A_MONSTER: Final = 4
EATER: Final = 8
"""The slot that eats, counted from 1, in four bits from here on."""
EATER_BITS: Final = 15
TILE: Final = 128
"""The tile that is hired, from here on."""


def begin_payment(state: State, seat: i64, cost: Cost, hired: i64, eater: i64) -> None:
    """Pay what needs no choice; the rest is asked for. Only a payable cost comes here."""
    giving.pay_plain(state, seat, cost)
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
            giving.pay_either(state, seat, 1, food)
            return False
        if stage & (A_TRAP | A_MONSTER):
            return True
        frames.pop(state)
        hired = stage // TILE
        if hired:
            lair.add(state, seat, hired)
            if state.effects is not None:
                args: Args = {"seat": int(seat), "monster": state.monster(lair.kind_of(hired)).id}
                state.emit("monster-hired", args)
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        stage = frames.stage(state)
        codes = roomy()
        if stage & EITHER:
            codes = append(codes, self.space.code(PAY_FOOD, 0))
            return append(codes, self.space.code(PAY_EVIL, 0))
        if stage & A_TRAP:
            return giving.trap_codes(self.space, state, seat, codes)
        eater = (stage // EATER & EATER_BITS) - 1
        return giving.prey_codes(self.space, state, seat, eater, codes)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        stage = frames.stage(state)
        if block == PAY_FOOD or block == PAY_EVIL:
            frames.set_stage(state, stage & ~EITHER)
            giving.pay_either(state, seat, 1, block == PAY_FOOD)
        elif block == GIVE_TRAP:
            frames.set_stage(state, stage & ~A_TRAP)
            giving.bury_trap(state, seat, argument)
        else:
            eater = (stage // EATER & EATER_BITS) - 1
            frames.set_stage(state, stage & ~A_MONSTER)
            giving.devour(state, seat, eater, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == GIVE_TRAP or block == GIVE_MONSTER:
            return reasons.NOT_OWNED
        return reasons.NOT_NOW
