"""Payday."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, lair, reasons
from warren.games.dungeon_lords.actions import DISMISS, PAY
from warren.games.dungeon_lords.affairs.affair import Affair
from warren.games.dungeon_lords.cost import Cost, cost_of, is_payable, shortage
from warren.games.dungeon_lords.giving import discard_monster
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.payment import begin_payment
from warren.games.dungeon_lords.terms import NONE


class Payday(Affair):
    """Every monster and ghost is paid again, in any order, or leaves for 1 evil.

    [DL-EVT-2] [DL-EVT-3]
    """

    def begin(self, state: State, seat: i64) -> bool:
        lair.clear(state, seat, lair.SETTLED)
        return self.is_open(state, seat)

    def is_open(self, state: State, seat: i64) -> bool:
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(seat, slot)
            if tile and not tile & lair.SETTLED:
                return True
        return False

    def cost(self, state: State, tile: i64) -> Cost:
        return cost_of(state, lair.kind_of(tile), lair.expert_of(tile))

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(seat, slot)
            if not tile or tile & lair.SETTLED:
                continue
            look = lair.look_of(tile)
            if lair.find(state, seat, look, lair.SETTLED) != slot:
                continue
            if is_payable(state, seat, self.cost(state, tile), slot):
                codes = append(codes, self.space.code(PAY, look))
            codes = append(codes, self.space.code(DISMISS, look))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        slot = lair.find(state, seat, argument, lair.SETTLED)
        if block == DISMISS:
            discard_monster(state, seat, slot)
            evil.move(state, seat, 1)
            return
        tile = state.lair(seat, slot) | lair.SETTLED
        lair.change(state, seat, slot, tile)
        place = i64(0)
        while state.lair(seat, place) != tile:
            place += 1
        begin_payment(state, seat, self.cost(state, tile), 0, place)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block != PAY and block != DISMISS:
            return reasons.NOT_NOW
        slot = lair.find(state, seat, argument, lair.SETTLED)
        if slot == NONE:
            return reasons.NOT_OWNED
        return shortage(state, seat, self.cost(state, state.lair(seat, slot)))
