"""Anybody but priests; the weaker bite leaves it awake.  [DL-M-VAMPIRE] [DL-MAT-5]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.core.refusal import Reason
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import reasons
from warren.games.dungeon_lords.cards import PRIEST
from warren.games.dungeon_lords.monsters.fighter import FIRST, MAIN, OTHER, Fighter
from warren.games.dungeon_lords.position import Position


class Vampire(Fighter):
    def ways(self, state: Position, owner: i64) -> i64:
        return bit(MAIN) | bit(OTHER) if self.targets(state, owner, MAIN) else i64(0)

    def targets(self, state: Position, owner: i64, way: i64) -> i64:
        """A paladin is no priest.  [DL-PAL-8]"""
        found = i64(0)
        for place in range(state.line_length(owner)):
            if lines.class_of(state, state.line(owner, place)) != PRIEST:
                found |= bit(place)
        return found

    def rage_targets(self, state: Position, owner: i64) -> i64:
        return self.targets(state, owner, MAIN) & FIRST

    def stays_up(self, way: i64) -> bool:
        return way == OTHER

    def stays_ready(self) -> bool:
        return True

    def target_reason(self, state: Position, owner: i64, target: i64) -> Reason:
        there = target < state.line_length(owner)
        return reasons.PRIEST if there else reasons.NOBODY_THERE
