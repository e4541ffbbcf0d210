"""Swamp."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import SWAMP
from warren.games.small_world.trait import Power


class Swamp(Power):
    """A coin for each swamp held.  [SW-P-SWAMP]"""

    id = "swamp"
    rule = "SW-P-SWAMP"
    tokens = 4

    def needs(self) -> list[int]:
        return [SWAMP]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(SWAMP,)))]
