"""Heroic."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.guards import Heroes
from warren.games.small_world.trait import Power


class Heroic(Power):
    """Two heroes make two regions immune until they move.  [SW-P-HEROIC]"""

    id = "heroic"
    rule = "SW-P-HEROIC"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Heroes(2)]
