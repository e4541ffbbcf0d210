"""Trolls."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.guards import Lairs
from warren.games.small_world.trait import Race


class Trolls(Race):
    """A lair in each region they hold defends it, also in decline.  [SW-R-TROLLS]"""

    id = "trolls"
    rule = "SW-R-TROLLS"
    tokens = 5
    supply = 10

    def made_of(self) -> list[Block]:
        return [Lairs()]
