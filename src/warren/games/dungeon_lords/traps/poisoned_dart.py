"""A hit on anybody, and poison at the end.  [DL-T-POISONED-DART] [DL-TRP-8]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class PoisonedDart(Snare):
    def aims(self) -> bool:
        return True

    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        blow.add(target, numbers[0], "poisoned-dart", "DL-T-POISONED-DART")

    def affect(self, state: Position, owner: i64, target: i64, numbers: list[int]) -> None:
        figure = state.line(owner, target)
        state.set_line(owner, target, lines.more(figure, lines.POISON, numbers[1]))
