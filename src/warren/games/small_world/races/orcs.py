"""Orcs."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import ConquestCoins
from warren.games.small_world.trait import Race


class Orcs(Race):
    """A coin for each non-empty region taken this turn.  [SW-R-ORCS]"""

    id = "orcs"
    rule = "SW-R-ORCS"
    tokens = 5
    supply = 10

    def made_of(self) -> list[Block]:
        return [ConquestCoins(1)]
