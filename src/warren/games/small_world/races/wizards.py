"""Wizards."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import MAGIC
from warren.games.small_world.trait import Race


class Wizards(Race):
    """A coin for each source of magic held.  [SW-R-WIZARDS]"""

    id = "wizards"
    rule = "SW-R-WIZARDS"
    tokens = 5
    supply = 10

    def needs(self) -> list[int]:
        return [MAGIC]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(MAGIC,)))]
