"""Courage for everybody.  [DF-C-ENCORE] [DF-CRD-4]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.courage import encourage
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class Encore(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        for place in range(state.line_length(owner)):
            if lines.is_adventurer(state.line(owner, place)):
                encourage(state, owner, place)
