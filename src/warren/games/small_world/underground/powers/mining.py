"""Mining."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import MINE
from warren.games.small_world.trait import Power


class Mining(Power):
    """A coin more for each mine region.  [SU-P-MINING]"""

    id = "mining"
    rule = "SU-P-MINING"
    tokens = 4

    def needs(self) -> list[int]:
        return [MINE]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(MINE,)))]
