"""Events that offer something: trades, pardons, the festival committee."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, frames, purse, reasons
from warren.games.dungeon_lords.actions import BRIBE, DONE, SEND_IMPS, TRADE
from warren.games.dungeon_lords.affairs.affair import Affair, finish
from warren.games.dungeon_lords.state import State

OPEN: Final = 8
FOOD_FOR_GOLD: Final = 0
GOLD_FOR_FOOD: Final = 1
GOLD_FOR_TRAP: Final = 2
TRADES: Final = 3
MOST: Final = 2


class Offer(Affair):
    """Nobody has to take it."""

    def begin(self, state: State, seat: i64) -> bool:
        frames.set_stage(state, OPEN)
        if len(self.list_codes(state, seat)) > 1:
            return True
        finish(state)
        return False

    def is_open(self, state: State, seat: i64) -> bool:
        if frames.stage(state) and len(self.list_codes(state, seat)) > 1:
            return True
        finish(state)
        return False


class WanderingMerchant(Offer):
    """Each trade once, in any order.  [DL-E-WANDERING-MERCHANT]"""

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        for trade in range(i64(TRADES)):
            purse_of = state.food(seat) if trade == FOOD_FOR_GOLD else state.gold(seat)
            if purse_of and not (frames.stage(state) >> trade) & 1:
                codes = append(codes, self.space.code(TRADE, trade))
        return append(codes, self.space.code(DONE, 0))

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if block == DONE:
            finish(state)
            return
        frames.set_stage(state, frames.stage(state) | bit(argument))
        if argument == FOOD_FOR_GOLD:
            purse.gain_food(state, seat, -1)
            purse.gain_gold(state, seat, 1)
            return
        purse.gain_gold(state, seat, -1)
        if argument == GOLD_FOR_FOOD:
            purse.gain_food(state, seat, 2)
        else:
            frames.push(state, frames.DRAW_TRAPS, seat, 1)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block != TRADE:
            return reasons.NOT_NOW
        return reasons.TRADED if (frames.stage(state) >> argument) & 1 else reasons.CANNOT_PAY


class RoyalPardon(Offer):
    """1 or 2 gold, 1 evil less for each.  [DL-E-ROYAL-PARDON]"""

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = append(roomy(), self.space.code(DONE, 0))
        for gold in range(i64(1), min(state.gold(seat), i64(MOST)) + 1):
            codes = append(codes, self.space.code(BRIBE, gold))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        finish(state)
        if block == BRIBE:
            purse.gain_gold(state, seat, -argument)
            evil.move(state, seat, -argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.CANNOT_PAY if block == BRIBE else reasons.NOT_NOW


class FestivalCommittee(Offer):
    """1 unused imp for 1 evil less, 2 for 1 food as well.  [DF-E-FESTIVAL-COMMITTEE]"""

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = append(roomy(), self.space.code(DONE, 0))
        for imps in range(i64(1), min(state.idle(seat), i64(MOST)) + 1):
            codes = append(codes, self.space.code(SEND_IMPS, imps))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        finish(state)
        if block == SEND_IMPS:
            purse.use_imps(state, seat, argument)
            evil.move(state, seat, -1)
            purse.gain_food(state, seat, argument - 1)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.FEW_FOR_COMMITTEE if block == SEND_IMPS else reasons.NOT_NOW
