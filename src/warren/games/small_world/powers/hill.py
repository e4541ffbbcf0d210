"""Hill."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import HILL
from warren.games.small_world.trait import Power


class Hill(Power):
    """A coin for each hill held.  [SW-P-HILL]"""

    id = "hill"
    rule = "SW-P-HILL"
    tokens = 4

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(HILL,)))]

    def needs(self) -> list[int]:
        return [HILL]
