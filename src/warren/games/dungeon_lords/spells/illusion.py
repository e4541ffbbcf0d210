"""A figure of air stands before everybody.  [DL-C-ILLUSION] [DL-SPL-11]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class Illusion(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        lines.insert(state, owner, 0, lines.ILLUSION)
