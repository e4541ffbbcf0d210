"""The same to each, more to the last.  [DL-T-WALL-OF-FIRE] [DL-TRP-6]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare, each


class WallOfFire(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        each(state, owner, numbers[0], "wall-of-fire", "DL-T-WALL-OF-FIRE", blow)
        last = state.line_length(owner) - 1
        blow.add(last, numbers[1], "wall-of-fire", "DL-T-WALL-OF-FIRE")
