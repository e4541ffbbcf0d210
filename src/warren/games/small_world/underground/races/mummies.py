"""Mummies."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.prices import Discount
from warren.games.small_world.blocks.where import EVERYWHERE
from warren.games.small_world.trait import Race


class Mummies(Race):
    """Every conquest takes one token more.  [SU-R-MUMMIES]"""

    id = "mummies"
    rule = "SU-R-MUMMIES"
    tokens = 10
    supply = 15

    def made_of(self) -> list[Block]:
        return [Discount(-1, EVERYWHERE)]
