"""The same to each; nothing is conquered.  [DL-T-CURSED-RING]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare, each


class CursedRing(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        each(state, owner, numbers[0], "cursed-ring", "DL-T-CURSED-RING", blow)

    def affect(self, state: Position, owner: i64, target: i64, numbers: list[int]) -> None:
        state.set_flag(fight.NO_CONQUEST)
