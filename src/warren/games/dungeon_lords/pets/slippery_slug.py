"""Slippery Slug: the fatigue about to be taken is higher.  [DF-P-SLIPPERY-SLUG] [DF-CRD-9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords.combat_terms import SLIPPERY_SLUG
from warren.games.dungeon_lords.layout import FATIGUE_NOW
from warren.games.dungeon_lords.pets.pet import BattlePet
from warren.games.dungeon_lords.position import Position


class SlipperySlug(BattlePet):
    def slip(self, state: Position, owner: i64) -> None:
        amount = i64(state.table.deck.pets[self.number].amounts[0])
        state.set_fight(FATIGUE_NOW, state.fight(FATIGUE_NOW) + amount)


SLUG: Final = SlipperySlug(SLIPPERY_SLUG)
