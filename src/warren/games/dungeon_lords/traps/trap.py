"""The common face of traps."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position


class Snare:
    """What a trap does. `numbers` are those of its card for the year.  [DL-TRP-9]"""

    def aims(self) -> bool:
        """Whether its owner chooses whom it hits.  [DL-TRP-10]"""
        return False

    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        """Its damage as if nobody could prevent it.  [DL-TRP-1]"""
        raise NotImplementedError

    def affect(self, state: Position, owner: i64, target: i64, numbers: list[int]) -> None:
        """What it does besides; nothing prevents that.  [DL-TRP-3]"""


def each(state: Position, owner: i64, amount: i64, label: str, rule: str, blow: Blow) -> None:
    """The same for everybody in the line."""
    for place in range(state.line_length(owner)):
        blow.add(place, amount, label, rule)
