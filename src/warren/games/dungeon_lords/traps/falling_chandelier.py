"""A number to the last.  [DF-T-FALLING-CHANDELIER] [DF-CRD-3]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class FallingChandelier(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        last = state.line_length(owner) - 1
        blow.add(last, numbers[0], "falling-chandelier", "DF-T-FALLING-CHANDELIER")
