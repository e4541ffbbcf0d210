"""A food is lost, or 1 evil gained.  [DF-C-SMELL-OF-ROAST]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import evil, purse
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class SmellOfRoast(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        if state.food(owner):
            purse.gain_food(state, owner, -1)
        else:
            evil.move(state, owner, 1)
