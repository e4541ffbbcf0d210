"""One monster goes back.  [DL-C-AURA-OF-FEAR] [DL-SPL-21]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.actions import WITHDRAW, WITHDRAW_BABY
from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.leaving import withdraw
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.pick import PickOne


class AuraOfFear(PickOne):
    def own(self) -> i64:
        return WITHDRAW

    def baby(self) -> i64:
        return WITHDRAW_BABY

    def touch(self, state: Position, owner: i64, slot: i64) -> None:
        withdraw(state, owner, slot)

    def touch_baby(self, state: Position, owner: i64) -> None:
        babies.withdraw(state, owner)
