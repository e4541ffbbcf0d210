"""Muddy."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import ALWAYS, RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import SWAMP
from warren.games.small_world.trait import Power


class Muddy(Power):
    """A coin more for each mud region, also in decline.  [SU-P-MUDDY]"""

    id = "muddy"
    rule = "SU-P-MUDDY"
    tokens = 3

    def needs(self) -> list[int]:
        return [SWAMP]

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(any=(SWAMP,)), ALWAYS)]
