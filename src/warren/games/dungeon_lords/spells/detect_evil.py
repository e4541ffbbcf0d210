"""2 evil.  [DL-C-DETECT-EVIL] [DL-SPL-17]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import evil
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm

GAINED: Final = 2


class DetectEvil(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        evil.move(state, owner, GAINED)
