"""Heroic."""

from __future__ import annotations

from warren.games.small_world.block import OFFER_HEROES, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.pieces import HERO, piece
from warren.games.small_world.trait import Power


class Heroic(Power):
    """Two heroes make two regions immune until they move.  [SW-P-HEROIC]"""

    id = "heroic"
    rule = "SW-P-HEROIC"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Lends(offers=OFFER_HEROES, pieces=piece(HERO, 2))]
