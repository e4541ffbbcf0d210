"""Stout."""

from __future__ import annotations

from warren.games.small_world.block import OFFER_DECLINE, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.trait import Power


class Stout(Power):
    """The race may decline after the coins of a turn of conquest.  [SW-P-STOUT]"""

    id = "stout"
    rule = "SW-P-STOUT"
    tokens = 4

    def made_of(self) -> list[Block]:
        return [Lends(offers=OFFER_DECLINE)]
