"""Anybody but the one in the first place.  [DL-M-GHOST] [DL-MAT-5]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords.battle import reasons
from warren.games.dungeon_lords.monsters.fighter import FIRST, Fighter, everybody
from warren.games.dungeon_lords.position import Position


class Ghost(Fighter):
    def targets(self, state: Position, owner: i64, way: i64) -> i64:
        return everybody(state, owner) & ~FIRST

    def target_reason(self, state: Position, owner: i64, target: i64) -> Reason:
        return reasons.FIRST_PLACE if target == 0 else reasons.NOBODY_THERE
