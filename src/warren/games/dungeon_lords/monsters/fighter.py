"""The common face of monsters and ghosts in a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.core.refusal import Reason
from warren.games.dungeon_lords.battle import reasons
from warren.games.dungeon_lords.battle.damage import Blow, deal
from warren.games.dungeon_lords.position import Position

MAIN: Final = 0
OTHER: Final = 1
FIRST: Final = 1
"""The mask of the first place."""


class Fighter:
    """One kind: its options, whom they may hit, and what comes with them.

    `more` is what room and token add to a hit.  [DL-MAT-8] [DF-EXP-5]
    """

    def ways(self, state: Position, owner: i64) -> i64:
        """The mask of its options: MAIN, OTHER."""
        return bit(MAIN) if self.targets(state, owner, MAIN) else i64(0)

    def targets(self, state: Position, owner: i64, way: i64) -> i64:
        """The mask of the places it may hit; a standard attack hits the first.  [DL-MAT-3]"""
        return FIRST

    def rage_targets(self, state: Position, owner: i64) -> i64:
        """[DL-SPL-9]"""
        return FIRST

    def begin(self, state: Position, owner: i64, way: i64) -> None:
        """What an option takes, or does, before the first hit."""

    def attacks(self, way: i64) -> bool:
        """Whether an option is an attack, which allows healing.  [DL-HEA-1]"""
        return True

    def affect(self, state: Position, owner: i64, target: i64) -> None:
        """What an attack does besides its damage."""

    def number(self, numbers: list[int], way: i64, hits: i64) -> i64:
        """The printed damage of a hit; `hits` have come before it."""
        return numbers[way]

    def rage_number(self, numbers: list[int]) -> i64:
        """The largest number printed on it that costs nothing extra.  [DL-SPL-9]"""
        return numbers[0]

    def hit(
        self, state: Position, owner: i64, way: i64, target: i64, amount: i64, extra: i64
    ) -> i64:
        """One hit, `extra` only for one adventurer; returns the places of those who fell."""
        return strike(state, owner, target, amount + extra)

    def again(self, way: i64, hits: i64, fallen: i64) -> bool:
        """Whether another hit follows.  [DL-MAT-4]"""
        return False

    def stays_up(self, way: i64) -> bool:
        """Whether it lies face up after this option.  [DL-MAT-6]"""
        return False

    def stays_ready(self) -> bool:
        """Whether it lies face up if it could not attack.  [DL-MAT-6]"""
        return False

    def reason(self, state: Position, owner: i64, way: i64) -> Reason:
        """Why an option cannot be used."""
        return reasons.CANNOT_ATTACK if way == MAIN else reasons.NO_OTHER_WAY

    def target_reason(self, state: Position, owner: i64, target: i64) -> Reason:
        return reasons.NOBODY_THERE


def everybody(state: Position, owner: i64) -> i64:
    """The mask of all places taken."""
    return bit(state.line_length(owner)) - 1


def strike(state: Position, owner: i64, place: i64, amount: i64) -> i64:
    blow = Blow()
    blow.add(place, amount, "attack", "DL-MAT-3")
    return deal(state, owner, blow)


def strike_each(state: Position, owner: i64, amount: i64, extra: i64) -> i64:
    """All at once; the first one takes what a token adds.  [DL-MAT-4] [DF-EXP-6]"""
    blow = Blow()
    for place in range(state.line_length(owner)):
        blow.add(place, amount, "attack", "DL-MAT-4")
    blow.add(0, extra, "expert", "DF-EXP-6")
    return deal(state, owner, blow)
