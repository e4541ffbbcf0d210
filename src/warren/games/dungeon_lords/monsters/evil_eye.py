"""Anybody steps before everybody and is hit.  [DF-M-EVIL-EYE] [DF-MON-3]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.monsters.fighter import Fighter, everybody, strike
from warren.games.dungeon_lords.position import Position


class EvilEye(Fighter):
    def targets(self, state: Position, owner: i64, way: i64) -> i64:
        return everybody(state, owner)

    def hit(
        self, state: Position, owner: i64, way: i64, target: i64, amount: i64, extra: i64
    ) -> i64:
        figure = lines.remove(state, owner, target)
        lines.insert(state, owner, 0, figure)
        state.set_flag(fight.FRONTED)
        tell_figure(state, "stepped-forward", owner, figure, target, 0)
        return strike(state, owner, 0, amount + extra)
