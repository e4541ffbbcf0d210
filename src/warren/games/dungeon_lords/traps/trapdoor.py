"""A number to the first; nothing is conquered.  [DL-T-TRAPDOOR]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class Trapdoor(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        blow.add(0, numbers[0], "trapdoor", "DL-T-TRAPDOOR")

    def affect(self, state: Position, owner: i64, target: i64, numbers: list[int]) -> None:
        state.set_flag(fight.NO_CONQUEST)
