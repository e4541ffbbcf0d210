"""Bivouacking."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.guards import Encampments
from warren.games.small_world.trait import Power


class Bivouacking(Power):
    """Five encampments defend the regions they are placed in.  [SW-P-BIVOUACKING]"""

    id = "bivouacking"
    rule = "SW-P-BIVOUACKING"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Encampments(5)]
