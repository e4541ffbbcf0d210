"""Sorcerers."""

from __future__ import annotations

from warren.games.small_world.block import MEANS_SORCERY, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.trait import Race


class Sorcerers(Race):
    """Once a turn against each opponent a lone active token is replaced by one of theirs.

    [SW-R-SORCERERS]
    """

    id = "sorcerers"
    rule = "SW-R-SORCERERS"
    tokens = 5
    supply = 18

    def made_of(self) -> list[Block]:
        return [Lends(MEANS_SORCERY)]
