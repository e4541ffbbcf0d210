"""Mudmen."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.tokens import RegionTokens
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import SWAMP
from warren.games.small_world.trait import Race


class Mudmen(Race):
    """A new token for each mud region at redeployment.  [SU-R-MUDMEN]"""

    id = "mudmen"
    rule = "SU-R-MUDMEN"
    tokens = 5
    supply = 12

    def needs(self) -> list[int]:
        return [SWAMP]

    def made_of(self) -> list[Block]:
        return [RegionTokens(1, every=1, where=Where(any=(SWAMP,)))]
