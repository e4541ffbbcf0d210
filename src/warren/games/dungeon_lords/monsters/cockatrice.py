"""A peck at anybody, and poison at the end.  [DF-M-COCKATRICE] [DF-MON-1]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.combat_terms import COCKATRICE
from warren.games.dungeon_lords.monsters.fighter import Fighter, everybody
from warren.games.dungeon_lords.position import Position


class Cockatrice(Fighter):
    def targets(self, state: Position, owner: i64, way: i64) -> i64:
        return everybody(state, owner)

    def affect(self, state: Position, owner: i64, target: i64) -> None:
        figure = state.line(owner, target)
        poison = state.monster(COCKATRICE).damage[1]
        state.set_line(owner, target, lines.more(figure, lines.POISON, poison))
