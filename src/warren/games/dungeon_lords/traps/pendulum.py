"""A number to the second, if there is one.  [DL-T-PENDULUM] [DL-TRP-6]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class Pendulum(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        if state.line_length(owner) > 1:
            blow.add(1, numbers[0], "pendulum", "DL-T-PENDULUM")
