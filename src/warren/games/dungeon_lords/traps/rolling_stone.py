"""A number to the first.  [DL-T-ROLLING-STONE]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class RollingStone(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        blow.add(0, numbers[0], "rolling-stone", "DL-T-ROLLING-STONE")
