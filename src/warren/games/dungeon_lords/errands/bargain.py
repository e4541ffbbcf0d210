"""A price for goods: food, reputation, imps, traps, and what replaces them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, frames, purse, reasons
from warren.games.dungeon_lords.actions import ACT
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand, affords, lacking, pay
from warren.games.dungeon_lords.layout import INVESTED
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.spying import LOOK, LOOK_AND_MOVE
from warren.games.dungeon_lords.steps.traps import drawing

SECOND_YEAR: int = 2


class Bargain(Errand):
    """Pay what the space asks, take what it gives.

    Get Food, Improve Reputation, Recruit Imps and Buy Traps; Masquerade, Gold Investment and Pet
    Shop.  [DL-FOOD-1] [DL-REP-1] [DL-IMPS-1] [DL-TRAPS-1] [DF-MSQ-1] [DF-INV-1] [DF-SHP-1]
    """

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        return append(codes, self.space.code(ACT, 0)) if affords(state, seat, deal) else codes

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        pay(state, seat, deal)
        gives = deal.gives
        purse.gain_gold(state, seat, gives.gold)
        purse.gain_food(state, seat, gives.food)
        purse.gain_imps(state, seat, gives.imps)
        if deal.others:
            self.slander(state, seat, deal)
        else:
            evil.move(state, seat, -gives.calm)
        state.add(seat, INVESTED, deal.returns)
        if gives.traps:
            more = 1 if state.year() == SECOND_YEAR else 0
            frames.push(state, frames.DRAW_TRAPS, seat, drawing(gives.traps + more, more))
        if gives.pets:
            frames.push(state, frames.DRAW_PETS, seat, gives.pets)
        if deal.spies:
            frames.push(state, frames.SPY, seat, LOOK_AND_MOVE if deal.moves else LOOK)
        return FINISHED

    def slander(self, state: State, seat: i64, deal: Space) -> None:
        """All counters move at the same time, and the paladins are checked once.

        [DF-MSQ-5] [DF-MSQ-6] [DF-MSQ-8]
        """
        for other in range(state.table.players):
            evil.shift(state, other, -deal.gives.calm if other == seat else deal.others)
        evil.settle(state)

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        return lacking(state, seat, deal) if block == ACT else reasons.NOT_NOW
