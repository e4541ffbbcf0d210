"""Stone."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.trait import Power


class Stone(Power):
    """A coin more for each Black Mountain.  [SU-P-STONE]"""

    id = "stone"
    rule = "SU-P-STONE"
    tokens = 4

    def needs(self) -> list[int]:
        return [MOUNTAIN]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(MOUNTAIN,)))]
