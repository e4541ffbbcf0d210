"""The same to each.  [DF-T-PLAGUE] [DF-CRD-2]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare, each


class Plague(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        each(state, owner, numbers[0], "plague", "DF-T-PLAGUE", blow)
