"""Elves."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.guards import NoLosses
from warren.games.small_world.trait import Race


class Elves(Race):
    """While active they lose no token with a region.  [SW-R-ELVES]"""

    id = "elves"
    rule = "SW-R-ELVES"
    tokens = 6
    supply = 11

    def made_of(self) -> list[Block]:
        return [NoLosses()]
