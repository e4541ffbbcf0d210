"""Skeletons."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.tokens import ConquestTokens
from warren.games.small_world.trait import Race


class Skeletons(Race):
    """A new token for every two non-empty regions taken this turn.  [SW-R-SKELETONS]"""

    id = "skeletons"
    rule = "SW-R-SKELETONS"
    tokens = 6
    supply = 20

    def made_of(self) -> list[Block]:
        return [ConquestTokens(1, every=2)]
