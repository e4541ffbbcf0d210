"""Pillaging."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import ConquestCoins
from warren.games.small_world.trait import Power


class Pillaging(Power):
    """A coin for each non-empty region taken this turn.  [SW-P-PILLAGING]"""

    id = "pillaging"
    rule = "SW-P-PILLAGING"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [ConquestCoins(1)]
