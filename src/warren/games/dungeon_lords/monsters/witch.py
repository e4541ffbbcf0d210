"""The first hard, or anybody twice lightly.  [DL-M-WITCH] [DL-MAT-4]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.dungeon_lords.monsters.fighter import FIRST, MAIN, OTHER, Fighter, everybody
from warren.games.dungeon_lords.position import Position


class Witch(Fighter):
    def ways(self, state: Position, owner: i64) -> i64:
        return bit(MAIN) | bit(OTHER)

    def targets(self, state: Position, owner: i64, way: i64) -> i64:
        return FIRST if way == MAIN else everybody(state, owner)

    def again(self, way: i64, hits: i64, fallen: i64) -> bool:
        return way == OTHER and hits == 1
