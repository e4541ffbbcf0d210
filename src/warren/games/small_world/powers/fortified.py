"""Fortified."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.guards import Fortresses
from warren.games.small_world.trait import Power


class Fortified(Power):
    """A new fortress each turn; fortresses defend, and pay a coin each while active.

    [SW-P-FORTIFIED]
    """

    id = "fortified"
    rule = "SW-P-FORTIFIED"
    tokens = 3

    def made_of(self) -> list[Block]:
        return [Fortresses(6, coins=1)]
