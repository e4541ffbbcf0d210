"""Ogres."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.prices import Discount
from warren.games.small_world.blocks.where import EVERYWHERE
from warren.games.small_world.trait import Race


class Ogres(Race):
    """Every conquest takes one token less.  [SU-R-OGRES]"""

    id = "ogres"
    rule = "SU-R-OGRES"
    tokens = 5
    supply = 10

    def made_of(self) -> list[Block]:
        return [Discount(1, EVERYWHERE)]
