"""Wealthy."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import WelcomeCoins
from warren.games.small_world.trait import Power


class Wealthy(Power):
    """Seven coins once, with those of the turn in which the combo was taken.  [SW-P-WEALTHY]"""

    id = "wealthy"
    rule = "SW-P-WEALTHY"
    tokens = 4

    def made_of(self) -> list[Block]:
        return [WelcomeCoins(7)]
