"""Amazons."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.tokens import BattleTokens
from warren.games.small_world.trait import Race


class Amazons(Race):
    """Four further tokens fight in every turn of conquest and leave the board after it.

    [SW-R-AMAZONS]
    """

    id = "amazons"
    rule = "SW-R-AMAZONS"
    tokens = 6
    supply = 15

    def made_of(self) -> list[Block]:
        return [BattleTokens(4)]
