"""Merchant."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import EVERYWHERE
from warren.games.small_world.trait import Power


class Merchant(Power):
    """A coin for each region held.  [SW-P-MERCHANT]"""

    id = "merchant"
    rule = "SW-P-MERCHANT"
    tokens = 2

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, EVERYWHERE)]
