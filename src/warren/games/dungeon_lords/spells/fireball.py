"""Nothing at all.  [DL-C-FIREBALL] [DL-SPL-18]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class Fireball(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        """Only its fatigue counts."""
