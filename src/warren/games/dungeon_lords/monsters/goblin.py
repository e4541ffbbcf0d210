"""The first, and after a capture whoever is first then.  [DL-M-GOBLIN]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.monsters.fighter import FIRST, Fighter


class Goblin(Fighter):
    def number(self, numbers: list[int], way: i64, hits: i64) -> i64:
        return numbers[hits]

    def again(self, way: i64, hits: i64, fallen: i64) -> bool:
        """An Illusion that is gone counts as captured.  [DL-SPL-23]"""
        return hits == 1 and fallen & FIRST != 0
