"""Shrooms."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import FOREST
from warren.games.small_world.trait import Race


class Shrooms(Race):
    """A coin more for each mushroom forest.  [SU-R-SHROOMS]"""

    id = "shrooms"
    rule = "SU-R-SHROOMS"
    tokens = 5
    supply = 10

    def needs(self) -> list[int]:
        return [FOREST]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(FOREST,)))]
