"""Alchemist."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import TurnCoins
from warren.games.small_world.trait import Power


class Alchemist(Power):
    """Two coins each turn.  [SW-P-ALCHEMIST]"""

    id = "alchemist"
    rule = "SW-P-ALCHEMIST"
    tokens = 4

    def made_of(self) -> list[Block]:
        return [TurnCoins(2)]
