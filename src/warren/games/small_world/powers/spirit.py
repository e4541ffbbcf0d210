"""Spirit."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.twilight import SecondDecline
from warren.games.small_world.trait import Power


class Spirit(Power):
    """In decline the race does not count against the one race in decline.  [SW-P-SPIRIT]"""

    id = "spirit"
    rule = "SW-P-SPIRIT"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [SecondDecline()]
