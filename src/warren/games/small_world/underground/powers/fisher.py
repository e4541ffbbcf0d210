"""Fisher."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.coins import SetCoins
from warren.games.small_world.blocks.where import YES, Where
from warren.games.small_world.features import WATERS
from warren.games.small_world.trait import Power


class Fisher(Power):
    """A coin for every two regions on a shore.  [SU-P-FISHER] [SU-P-FISHER-1]"""

    id = "fisher"
    rule = "SU-P-FISHER"
    tokens = 4

    def needs(self) -> list[int]:
        return list(WATERS)

    def made_of(self) -> list[Block]:
        return [SetCoins(1, size=2, where=Where(coast=YES))]
