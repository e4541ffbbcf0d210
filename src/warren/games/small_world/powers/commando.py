"""Commando."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.prices import Discount
from warren.games.small_world.blocks.where import EVERYWHERE
from warren.games.small_world.trait import Power


class Commando(Power):
    """Any region costs one token less.  [SW-P-COMMANDO]"""

    id = "commando"
    rule = "SW-P-COMMANDO"
    tokens = 4

    def made_of(self) -> list[Block]:
        return [Discount(1, EVERYWHERE)]
