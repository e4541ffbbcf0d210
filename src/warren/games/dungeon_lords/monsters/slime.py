"""A little to each, or nothing is conquered.  [DL-M-SLIME] [DL-MAT-7]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.monsters.fighter import MAIN, OTHER, Fighter, strike_each
from warren.games.dungeon_lords.position import Position


class Slime(Fighter):
    def ways(self, state: Position, owner: i64) -> i64:
        return bit(MAIN) | bit(OTHER)

    def begin(self, state: Position, owner: i64, way: i64) -> None:
        if way == OTHER:
            state.set_flag(fight.NO_CONQUEST)

    def attacks(self, way: i64) -> bool:
        return way == MAIN

    def hit(
        self, state: Position, owner: i64, way: i64, target: i64, amount: i64, extra: i64
    ) -> i64:
        return strike_each(state, owner, amount, extra)
