"""Monster Strike."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, lair, reasons
from warren.games.dungeon_lords.actions import LAY_DOWN, SETTLE, SYMBOLS
from warren.games.dungeon_lords.affairs.affair import Affair
from warren.games.dungeon_lords.cost import Cost, cost_of, is_payable
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.payment import begin_payment

GOLD: Final = 0
FOOD: Final = 1
EVIL: Final = 2
IMP: Final = 3
TRAP: Final = 4
MONSTER: Final = 5


def symbol(cost: Cost, number: i64) -> Cost:
    """A single symbol of a cost; nothing where it has none.  [DL-EVT-13]"""
    one = i64(1)
    return Cost(
        one if number == GOLD and cost.gold else i64(0),
        one if number == FOOD and (cost.food or cost.either) else i64(0),
        one if number == EVIL and (cost.evil or cost.either) else i64(0),
        one if number == IMP and cost.imps else i64(0),
        one if number == TRAP and cost.traps else i64(0),
        one if number == MONSTER and cost.monsters else i64(0),
        0,
    )


def is_empty(cost: Cost) -> bool:
    return not (cost.gold or cost.food or cost.evil or cost.imps or cost.traps or cost.monsters)


class MonsterStrike(Affair):
    """Any one symbol of its cost for each monster and ghost, or it lies down.

    [DL-E-MONSTER-STRIKE] [DL-EVT-9]
    """

    def begin(self, state: State, seat: i64) -> bool:
        lair.clear(state, seat, lair.SETTLED)
        return self.is_open(state, seat)

    def is_open(self, state: State, seat: i64) -> bool:
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(seat, slot)
            if tile and not tile & (lair.SETTLED | lair.DOWN):
                return True
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        marks = i64(lair.SETTLED | lair.DOWN)
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(seat, slot)
            if not tile or tile & marks:
                continue
            look = lair.look_of(tile)
            if lair.find(state, seat, look, marks) != slot:
                continue
            cost = cost_of(state, lair.kind_of(tile), lair.expert_of(tile))
            for number in range(i64(len(SYMBOLS))):
                part = symbol(cost, number)
                if not is_empty(part) and is_payable(state, seat, part, slot):
                    codes = append(codes, self.space.code(SETTLE, look * len(SYMBOLS) + number))
            codes = append(codes, self.space.code(LAY_DOWN, look))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        marks = i64(lair.SETTLED | lair.DOWN)
        if block == LAY_DOWN:
            slot = lair.find(state, seat, argument, marks)
            kind = lair.kind_of(state.lair(seat, slot))
            lair.mark(state, seat, slot, lair.DOWN)
            if state.effects is not None:
                told: Args = {"seat": int(seat), "monster": state.monster(kind).id}
                state.emit("monster-laid-down", told)
            return
        slot = lair.find(state, seat, argument // len(SYMBOLS), marks)
        tile = state.lair(seat, slot) | lair.SETTLED
        cost = cost_of(state, lair.kind_of(tile), lair.expert_of(tile))
        lair.change(state, seat, slot, tile)
        place = i64(0)
        while state.lair(seat, place) != tile:
            place += 1
        begin_payment(state, seat, symbol(cost, argument % len(SYMBOLS)), 0, place)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == SETTLE:
            return reasons.CANNOT_PAY if evil.payable(state, seat, 1) else reasons.TOO_EVIL
        return reasons.NOT_OWNED if block == LAY_DOWN else reasons.NOT_NOW
