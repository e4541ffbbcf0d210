"""Halflings."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.guards import Holes
from warren.games.small_world.blocks.paths import Entry
from warren.games.small_world.blocks.where import EVERYWHERE
from warren.games.small_world.trait import Race


class Halflings(Race):
    """They enter anywhere, and dig a hole in each of the first two regions they take.

    [SW-R-HALFLINGS]
    """

    id = "halflings"
    rule = "SW-R-HALFLINGS"
    tokens = 6
    supply = 11

    def made_of(self) -> list[Block]:
        return [Entry(EVERYWHERE), Holes(2)]
