"""Relics that are laid into a region before the coins, and the Bag in their stead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import reasons
from warren.games.small_world.layout import COPIED, SPENT
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.arming import copy_lacks, use_lacks
from warren.games.small_world.underground.depths import lay_marker
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import BAG
from warren.games.small_world.underground.offers.offer import Offer


class Laid(Offer):
    """`here` is where the state keeps its region, `other` that of its double.  [SU-P-MAGIC-1]"""

    def __init__(self, block: i64, relic: i64, here: i64, other: i64, flag: i64 = 0) -> None:
        super().__init__(block, flag, NONE if flag else relic)
        self.relic: Final[i64] = relic
        self.here: Final[i64] = here
        self.other: Final[i64] = other

    def lacks(self, state: State, tribe: i64) -> i64:
        return use_lacks(state, tribe, self.relic)

    def reason(self, state: State, tribe: i64, region: i64) -> i64:
        if not (state.held(tribe) >> region) & 1:
            return reasons.NOT_HELD
        same = state.numbers[self.other] == region
        return reasons.SAME_RELIC_HERE if same else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        state.numbers[SPENT] |= bit(self.relic)
        state.numbers[self.here] = region
        lay_marker(state, self.relic, region)


class Copied(Laid):
    """The Bag is laid as the Relic."""

    def lacks(self, state: State, tribe: i64) -> i64:
        return copy_lacks(state, tribe, self.relic)

    def take(self, state: State, tribe: i64, region: i64) -> None:
        state.numbers[COPIED] = self.relic + 1
        state.numbers[self.here] = region
        put_figure(state, BAG, region)
