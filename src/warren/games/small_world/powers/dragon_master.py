"""Dragon Master."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.pieces import DRAGON, piece
from warren.games.small_world.trait import MEANS_DRAGON, Power


class DragonMaster(Power):
    """Once a turn the dragon takes a region with one token and makes it immune.

    [SW-P-DRAGON-MASTER]
    """

    id = "dragon-master"
    rule = "SW-P-DRAGON-MASTER"
    tokens = 5

    def means(self) -> i64:
        return MEANS_DRAGON

    def pieces(self) -> i64:
        return piece(DRAGON, 1)
