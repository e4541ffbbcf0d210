"""Underworld."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.paths import Passage
from warren.games.small_world.blocks.prices import Discount
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import CAVERN
from warren.games.small_world.trait import Power


class Underworld(Power):
    """Caverns cost one token less and are all adjacent to each other.  [SW-P-UNDERWORLD]"""

    id = "underworld"
    rule = "SW-P-UNDERWORLD"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Discount(1, Where(any=(CAVERN,))), Passage(Where(any=(CAVERN,)))]

    def needs(self) -> list[int]:
        return [CAVERN]
