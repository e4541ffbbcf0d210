"""By the size of what is thrown.  [DF-T-MONSTER-CATAPULT] [DF-CRD-1]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.layout import THROWN
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class MonsterCatapult(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        """The numbers: a small one; a large one on the first and on the second."""
        if not state.monster(state.fight(THROWN) - 1).large:
            blow.add(0, numbers[0], "monster-catapult", "DF-T-MONSTER-CATAPULT")
            return
        blow.add(0, numbers[1], "monster-catapult", "DF-T-MONSTER-CATAPULT")
        if state.line_length(owner) > 1:
            blow.add(1, numbers[2], "monster-catapult", "DF-T-MONSTER-CATAPULT")
