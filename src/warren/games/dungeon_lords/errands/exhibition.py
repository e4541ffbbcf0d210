"""Open traps that are installed at once."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, purse, reasons
from warren.games.dungeon_lords.actions import INSTALL
from warren.games.dungeon_lords.cards import Price
from warren.games.dungeon_lords.cost import has_prey
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand, affords, pay
from warren.games.dungeon_lords.layout import OPEN_TRAPS
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.setting import A_TRAP, trappable
from warren.games.dungeon_lords.steps.throwing import ask_for_missile
from warren.games.dungeon_lords.terms import NONE


def price_of(state: State, kind: i64) -> Price:
    return state.trap(kind).prices[state.year() - 1]


class Exhibition(Errand):
    """One of the traps left, and its own price, paid at once.  [DF-EXH-2] [DF-EXH-3]"""

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        if not affords(state, seat, deal):
            return codes
        for kind in range(TRAP_COUNTS.kinds):
            if TRAP_COUNTS.of(state.numbers[OPEN_TRAPS], kind) and self.can_pay(
                state, seat, deal, kind
            ):
                codes = append(codes, self.space.code(INSTALL, kind))
        return codes

    def can_pay(self, state: State, seat: i64, deal: Space, kind: i64) -> bool:
        price = price_of(state, kind)
        gold = state.gold(seat) - deal.gold - price.gold
        return (
            gold >= 0
            and trappable(state, seat, gold) != 0
            and state.food(seat) >= price.food
            and state.idle(seat) >= price.imps
            and (price.monsters == 0 or has_prey(state, seat, NONE))
        )

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        pay(state, seat, deal)
        price = price_of(state, argument)
        purse.gain_gold(state, seat, -price.gold)
        purse.gain_food(state, seat, -price.food)
        purse.take_letter(state, seat, price.letters)
        for _ in range(price.imps):
            purse.lose_imp(state, seat, 0)
        state.numbers[OPEN_TRAPS] -= TRAP_COUNTS.one(argument)
        frames.push(state, frames.SETTING, seat, A_TRAP + argument)
        if price.monsters:
            ask_for_missile(state, seat)
        return FINISHED

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        if block != INSTALL:
            return reasons.NOT_NOW
        shown = TRAP_COUNTS.of(state.numbers[OPEN_TRAPS], argument)
        return reasons.TRAP_UNPAYABLE if shown else reasons.NOT_THERE
