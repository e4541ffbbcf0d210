"""All hit points of the first, not what is left of them.  [DL-T-POISONED-MEAL] [DL-TRP-7]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class PoisonedMeal(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        whole = lines.hit_points(state, state.line(owner, 0))
        blow.add(0, whole, "poisoned-meal", "DL-T-POISONED-MEAL")
