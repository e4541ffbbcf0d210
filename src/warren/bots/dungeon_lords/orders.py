"""Sealed orders: the three that bring most together, on the spaces one may expect."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from warren.bots.dungeon_lords.crowds import Crowds
from warren.bots.dungeon_lords.estate import estate_of
from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.spare_imps import production_prices
from warren.bots.dungeon_lords.ventures import Ventures
from warren.bots.dungeon_lords.worths import worth
from warren.games.dungeon_lords.actions import DUMMY
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.terms import HIRE_MONSTER, NONE, ORDERS, SPACES

MARKS: Final = [0.25, 0.55, 0.85]
"""Crowds that are small, usual and large."""
FEE: Final = 1


class OrderPlans:
    """The orders of one seat, tried with crowds of different size."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.crowds: Final = Crowds(outlook)
        state, seat = outlook.state, outlook.seat
        self.ventures: Final = Ventures(state, seat, outlook.times)
        self.estate: Final = estate_of(state, seat)
        self.prices: Final = sorted(production_prices(state, seat), reverse=True)
        self.aheads: Final = [
            [self.crowds.counts(location, mark) for location in range(ORDERS)] for mark in MARKS
        ]

    def value(self, orders: tuple[int, ...], dummy: int = NONE) -> float:
        return sum(self._outcome(orders, aheads, dummy) for aheads in self.aheads)

    def _outcome(self, orders: tuple[int, ...], aheads: list[list[int]], dummy: int) -> float:
        """What the seat owns when all have acted, location after location."""
        estate = self.estate.copy()
        if orders[0] == HIRE_MONSTER:
            if estate.gold < FEE:
                return worth(estate, self.outlook.times, self.outlook.state.table) - 1
            estate.gold -= FEE
        for location, number in sorted((order, at) for at, order in enumerate(orders)):
            space = self.crowds.space(location, aheads[location][number], dummy)
            if space != NONE:
                place = self.ventures.places[location]
                total = aheads[location][SPACES]
                before = self.crowds.acting_before(place, location, space, total)
                self.ventures.go(estate, location, space, before)
        spare = sum(self.prices[: max(estate.idle, 0)])
        return worth(estate, self.outlook.times, self.outlook.state.table) + spare

    def best(self) -> tuple[int, ...]:
        """The best three that begin with those chosen already."""
        chosen = tuple(keep.given_orders(self.outlook.state, self.outlook.seat))
        free = [argument for _, _, argument in self.outlook.blocks()]
        plans = (chosen + more for more in permutations(free, SPACES - len(chosen)))
        return max(plans, key=self.value)


def choose_order(outlook: Outlook) -> int:
    """The next of the best three; then where the dummy helps most."""
    plans = OrderPlans(outlook)
    chosen = tuple(keep.given_orders(outlook.state, outlook.seat))
    _, block, _ = outlook.blocks()[0]
    if block == DUMMY:
        free = [argument for _, _, argument in outlook.blocks()]
        return outlook.code(DUMMY, max(free, key=lambda order: plans.value(chosen, order)))
    return outlook.code(block, plans.best()[len(chosen)])


def choose_kept(outlook: Outlook) -> int:
    """Of the orders dealt at the beginning the one that would be missed most."""
    plans = OrderPlans(outlook)
    dealt = [argument for _, _, argument in outlook.blocks()]
    others = [order for order in range(ORDERS) if order not in dealt]

    def best_with(kept: int) -> float:
        return max(plans.value(three) for three in permutations([kept, *others], SPACES))

    _, block, _ = outlook.blocks()[0]
    return outlook.code(block, max(dealt, key=best_with))
