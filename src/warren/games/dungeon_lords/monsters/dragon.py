"""Some to each; nobody heals.  [DL-M-DRAGON]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.monsters.fighter import Fighter, strike_each
from warren.games.dungeon_lords.position import Position


class Dragon(Fighter):
    def affect(self, state: Position, owner: i64, target: i64) -> None:
        state.set_flag(fight.NO_HEALING)

    def hit(
        self, state: Position, owner: i64, way: i64, target: i64, amount: i64, extra: i64
    ) -> i64:
        return strike_each(state, owner, amount, extra)
