"""Frightened."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import RegionCoins
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.trait import Power


class Frightened(Power):
    """A coin more for each region with three tokens of the race or more.  [SU-P-FRIGHTENED]"""

    id = "frightened"
    rule = "SU-P-FRIGHTENED"
    tokens = 4

    def made_of(self) -> list[Block]:
        return [RegionCoins(1, Where(garrison=3))]
