"""Very much to anybody; nothing is conquered.  [DL-M-DEMON]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.monsters.fighter import Fighter, everybody
from warren.games.dungeon_lords.position import Position


class Demon(Fighter):
    def targets(self, state: Position, owner: i64, way: i64) -> i64:
        return everybody(state, owner)

    def affect(self, state: Position, owner: i64, target: i64) -> None:
        state.set_flag(fight.NO_CONQUEST)
