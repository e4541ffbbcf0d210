"""Flying."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.paths import Flight
from warren.games.small_world.blocks.where import EVERYWHERE
from warren.games.small_world.trait import Power


class Flying(Power):
    """Any land may be attacked, adjacent or not, also by a race off the board.  [SW-P-FLYING]"""

    id = "flying"
    rule = "SW-P-FLYING"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Flight(EVERYWHERE)]
