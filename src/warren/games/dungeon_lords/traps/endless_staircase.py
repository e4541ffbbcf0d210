"""A number to the first, and more fatigue.  [DF-T-ENDLESS-STAIRCASE] [DF-CRD-3]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.layout import FATIGUE_MORE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class EndlessStaircase(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        blow.add(0, numbers[0], "endless-staircase", "DF-T-ENDLESS-STAIRCASE")

    def affect(self, state: Position, owner: i64, target: i64, numbers: list[int]) -> None:
        state.set_fight(FATIGUE_MORE, state.fight(FATIGUE_MORE) + numbers[1])
