"""One monster is knocked out.  [DL-C-DIMENSIONAL-GATE] [DL-SPL-21]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.leaving import knock_out
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.pick import PickOne


class DimensionalGate(PickOne):
    def touch(self, state: Position, owner: i64, slot: i64) -> None:
        knock_out(state, owner, slot)

    def touch_baby(self, state: Position, owner: i64) -> None:
        babies.knock_out(state, owner)
