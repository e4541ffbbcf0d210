"""The common face of decisions about a region."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import reasons
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE


class Offer:
    """Who has it, where it may be used, and what it does. It keeps no memory.

    It comes with what a property offers, its `flag`, or with a Relic or Place, its `marker`.
    """

    def __init__(self, block: i64, flag: i64 = 0, marker: i64 = NONE) -> None:
        self.block: Final[i64] = block
        self.flag: Final[i64] = flag
        self.marker: Final[i64] = marker

    def lacks(self, state: State, tribe: i64) -> i64:
        """Why the race has no such decision now, or ALLOWED."""
        raise NotImplementedError

    def reason(self, state: State, tribe: i64, region: i64) -> i64:
        """Why it may not choose this region, or ALLOWED."""
        raise NotImplementedError

    def take(self, state: State, tribe: i64, region: i64) -> None:
        """It chooses the region."""
        raise NotImplementedError

    def judge(self, state: State, tribe: i64, region: i64) -> i64:
        lacking = self.lacks(state, tribe)
        return self.reason(state, tribe, region) if lacking == reasons.ALLOWED else lacking

    def regions(self, state: State, tribe: i64) -> i64:
        """Where a race that has it may use it."""
        found = i64(0)
        for region in range(state.table.board.size):
            if self.reason(state, tribe, region) == reasons.ALLOWED:
                found |= bit(region)
        return found
