"""Bivouacking."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.pieces import ENCAMPMENT, piece
from warren.games.small_world.trait import OFFER_ENCAMPMENTS, Power


class Bivouacking(Power):
    """Five encampments defend the regions they are placed in.  [SW-P-BIVOUACKING]"""

    id = "bivouacking"
    rule = "SW-P-BIVOUACKING"
    tokens = 5

    def pieces(self) -> i64:
        return piece(ENCAMPMENT, 5)

    def offers(self) -> i64:
        return OFFER_ENCAMPMENTS
