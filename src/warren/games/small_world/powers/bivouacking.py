"""Bivouacking."""

from __future__ import annotations

from warren.games.small_world.block import OFFER_ENCAMPMENTS, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.pieces import ENCAMPMENT, piece
from warren.games.small_world.trait import Power


class Bivouacking(Power):
    """Five encampments defend the regions they are placed in.  [SW-P-BIVOUACKING]"""

    id = "bivouacking"
    rule = "SW-P-BIVOUACKING"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Lends(offers=OFFER_ENCAMPMENTS, pieces=piece(ENCAMPMENT, 5))]
