"""Dwarves."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import ALWAYS, RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import MINE
from warren.games.small_world.trait import Race


class Dwarves(Race):
    """A coin for each mine held, also in decline.  [SW-R-DWARVES]"""

    id = "dwarves"
    rule = "SW-R-DWARVES"
    tokens = 3
    supply = 8

    def needs(self) -> list[int]:
        return [MINE]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(MINE,)), ALWAYS)]
