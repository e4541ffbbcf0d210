"""Forest."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import FOREST
from warren.games.small_world.trait import Power


class Forest(Power):
    """A coin for each forest held.  [SW-P-FOREST]"""

    id = "forest"
    rule = "SW-P-FOREST"
    tokens = 4

    def needs(self) -> list[int]:
        return [FOREST]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(FOREST,)))]
