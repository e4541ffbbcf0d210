"""The first; it always stays awake.  [DL-M-GOLEM]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.monsters.fighter import Fighter


class Golem(Fighter):
    def stays_up(self, way: i64) -> bool:
        return True

    def stays_ready(self) -> bool:
        return True
