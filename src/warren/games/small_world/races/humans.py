"""Humans."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import FARMLAND
from warren.games.small_world.trait import Race


class Humans(Race):
    """A coin for each farmland held.  [SW-R-HUMANS]"""

    id = "humans"
    rule = "SW-R-HUMANS"
    tokens = 5
    supply = 10

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(FARMLAND,)))]

    def needs(self) -> list[int]:
        return [FARMLAND]
