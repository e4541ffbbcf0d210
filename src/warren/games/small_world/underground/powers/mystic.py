"""Mystic."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import MAGIC
from warren.games.small_world.trait import Power


class Mystic(Power):
    """A coin more for each crystal region.  [SU-P-MYSTIC]"""

    id = "mystic"
    rule = "SU-P-MYSTIC"
    tokens = 4

    def needs(self) -> list[int]:
        return [MAGIC]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(MAGIC,)))]
