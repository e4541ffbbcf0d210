"""Imp Union."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, purse, reasons
from warren.games.dungeon_lords.actions import FEED
from warren.games.dungeon_lords.affairs.affair import Affair, finish
from warren.games.dungeon_lords.state import State

GROUP: int = 3


class ImpUnion(Affair):
    """1 food for every 3 imps, a started group counts; an imp goes for each not paid.

    [DL-E-IMP-UNION]
    """

    def due(self, state: State, seat: i64) -> i64:
        return (state.imps(seat) + GROUP - 1) // GROUP

    def begin(self, state: State, seat: i64) -> bool:
        due = self.due(state, seat)
        if due and not state.food(seat):
            frames.push(state, frames.LOSE_IMPS, seat, due)
            return False
        frames.set_stage(state, due)
        return due > 0

    def is_open(self, state: State, seat: i64) -> bool:
        return frames.stage(state) > 0

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        for food in range(min(state.food(seat), self.due(state, seat)) + 1):
            codes = append(codes, self.space.code(FEED, food))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        unpaid = self.due(state, seat) - argument
        finish(state)
        purse.gain_food(state, seat, -argument)
        if unpaid:
            frames.push(state, frames.LOSE_IMPS, seat, unpaid)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.UNFED if block == FEED else reasons.NOT_NOW
