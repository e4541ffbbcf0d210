"""Spitting Toad: damage to anybody in the monster step, no attack.  [DF-P-SPITTING-TOAD]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow, deal
from warren.games.dungeon_lords.combat_terms import SPITTING_TOAD
from warren.games.dungeon_lords.pets.pet import BattlePet
from warren.games.dungeon_lords.position import Position


class SpittingToad(BattlePet):
    def spit(self, state: Position, owner: i64, target: i64) -> None:
        """[DF-PET-11] [DF-PET-15]"""
        blow = Blow()
        amount = state.table.deck.pets[self.number].amounts[0]
        blow.add(target, amount, "spitting-toad", "DF-P-SPITTING-TOAD")
        deal(state, owner, blow)


TOAD: Final = SpittingToad(SPITTING_TOAD)
