"""Tritons."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.prices import Discount
from warren.games.small_world.blocks.where import YES, Where
from warren.games.small_world.features import WATERS
from warren.games.small_world.trait import Race


class Tritons(Race):
    """Coastal regions cost one token less.  [SW-R-TRITONS]"""

    id = "tritons"
    rule = "SW-R-TRITONS"
    tokens = 6
    supply = 11

    def needs(self) -> list[int]:
        return list(WATERS)

    def made_of(self) -> list[Block]:
        return [Discount(1, Where(coast=YES))]
