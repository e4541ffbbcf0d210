"""Giants."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.prices import Discount
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.trait import Race


class Giants(Race):
    """A region bordering a mountain they hold costs one token less.  [SW-R-GIANTS]"""

    id = "giants"
    rule = "SW-R-GIANTS"
    tokens = 6
    supply = 11

    def needs(self) -> list[int]:
        return [MOUNTAIN]

    def made_of(self) -> list[Block]:
        return [Discount(1, Where(beside_own=(MOUNTAIN,)))]
