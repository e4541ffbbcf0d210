"""Howling Cub: no bard sings, and each bard is hurt.  [DF-P-HOWLING-CUB]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.damage import Blow, deal
from warren.games.dungeon_lords.cards import BARD
from warren.games.dungeon_lords.combat_terms import HOWLING_CUB
from warren.games.dungeon_lords.pets.pet import BattlePet
from warren.games.dungeon_lords.position import Position


class HowlingCub(BattlePet):
    def howl(self, state: Position, owner: i64) -> None:
        blow = Blow()
        amount = state.table.deck.pets[self.number].amounts[0]
        for place in range(state.line_length(owner)):
            if lines.class_of(state, state.line(owner, place)) == BARD:
                blow.add(place, amount, "howling-cub", "DF-P-HOWLING-CUB")
        deal(state, owner, blow)


CUB: Final = HowlingCub(HOWLING_CUB)
