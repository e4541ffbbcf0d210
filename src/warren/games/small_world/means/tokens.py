"""The plain way: as many tokens as the region costs."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import reasons
from warren.games.small_world.actions import CONQUER
from warren.games.small_world.conquest import shortfall
from warren.games.small_world.effects.ground import conquer
from warren.games.small_world.means.means import Means
from warren.games.small_world.price import price
from warren.games.small_world.state import State


class Tokens(Means):
    """Every race has it.  [SW-CON-3]"""

    word = "tokens"
    block = CONQUER

    def reason(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        short = shortfall(state, tribe, region, tokens) > 0
        return reasons.TOO_FEW_TOKENS if short else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        conquer(state, tribe, region, price(state, tribe, region, None), self.word)
