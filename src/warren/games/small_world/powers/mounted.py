"""Mounted."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.prices import Discount
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import FARMLAND, HILL
from warren.games.small_world.trait import Power


class Mounted(Power):
    """Hills and farmland cost one token less.  [SW-P-MOUNTED]"""

    id = "mounted"
    rule = "SW-P-MOUNTED"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Discount(1, Where(any=(HILL, FARMLAND)))]

    def needs(self) -> list[int]:
        return [HILL, FARMLAND]
