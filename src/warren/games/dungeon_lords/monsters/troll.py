"""The first; harder for a food.  [DL-M-TROLL] [DL-MAT-9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.core.refusal import Reason
from warren.games.dungeon_lords import purse
from warren.games.dungeon_lords.battle import reasons
from warren.games.dungeon_lords.monsters.fighter import MAIN, OTHER, Fighter
from warren.games.dungeon_lords.position import Position

MEAL: Final = 1
"""The food for which it hits harder."""


class Troll(Fighter):
    def ways(self, state: Position, owner: i64) -> i64:
        return bit(MAIN) | (bit(OTHER) if state.food(owner) >= MEAL else 0)

    def begin(self, state: Position, owner: i64, way: i64) -> None:
        if way == OTHER:
            purse.gain_food(state, owner, -MEAL)

    def reason(self, state: Position, owner: i64, way: i64) -> Reason:
        return reasons.TROLL_FOOD if way == OTHER else reasons.CANNOT_ATTACK
