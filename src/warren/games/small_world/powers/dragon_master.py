"""Dragon Master."""

from __future__ import annotations

from warren.games.small_world.block import MEANS_DRAGON, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.pieces import DRAGON, piece
from warren.games.small_world.trait import Power


class DragonMaster(Power):
    """Once a turn the dragon takes a region with one token and makes it immune.

    [SW-P-DRAGON-MASTER]
    """

    id = "dragon-master"
    rule = "SW-P-DRAGON-MASTER"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Lends(MEANS_DRAGON, pieces=piece(DRAGON, 1))]
