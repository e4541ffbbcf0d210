"""Diplomat."""

from __future__ import annotations

from warren.games.small_world.block import OFFER_PEACE, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.trait import Power


class Diplomat(Power):
    """After the coins, peace with an opponent whose active race was not attacked.

    [SW-P-DIPLOMAT]
    """

    id = "diplomat"
    rule = "SW-P-DIPLOMAT"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Lends(offers=OFFER_PEACE)]
