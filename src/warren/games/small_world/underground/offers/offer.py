"""The common face of decisions about a region."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import reasons
from warren.games.small_world.state import State


class Offer:
    """Who has it, where it may be used, and what it does. It keeps no memory."""

    def __init__(self, block: i64) -> None:
        self.block: Final[i64] = block

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
