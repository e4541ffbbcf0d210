"""The common face of the ways to conquer."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.games.small_world import reasons
from warren.games.small_world.conquest import means_of
from warren.games.small_world.explanation import explain_conquest
from warren.games.small_world.layout import ROLLED
from warren.games.small_world.state import State


class Means:
    """What it asks for, what it costs and what it does. It keeps no memory.

    A race has it that is lent its `flag`; `missing` tells the others why not. It takes `least`
    tokens, and no conquest follows on the `last`.
    """

    word: str = ""
    block: int = 0
    flag: int = 0
    missing: int = reasons.ALLOWED
    least: int = 1
    last: bool = False

    def judge(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        """What a conquest lacks; the region is known to be open to attack."""
        if self.flag and not means_of(state, tribe) & self.flag:
            return reasons.ROLL_PENDING if state.numbers[ROLLED] else self.missing
        if tokens < self.least:
            return reasons.NO_TOKEN
        return self.reason(state, tribe, region, tokens)

    def reason(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        """The same for a race that has these means and so many tokens."""
        raise NotImplementedError

    def take(self, state: State, tribe: i64, region: i64) -> None:
        """The race takes the region, or rolls for it."""
        raise NotImplementedError

    def explain(self, state: State, seat: i64, region: i64, allowed: bool) -> Breakdown | None:
        """The price, where there is one."""
        return explain_conquest(state, int(seat), int(region), allowed)
