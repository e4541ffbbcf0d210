"""Seafaring."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.paths import Water
from warren.games.small_world.features import WATERS
from warren.games.small_world.trait import Power


class Seafaring(Power):
    """Seas and lakes may be taken like empty land, and are kept in decline.  [SW-P-SEAFARING]"""

    id = "seafaring"
    rule = "SW-P-SEAFARING"
    tokens = 5

    def needs(self) -> list[int]:
        return list(WATERS)

    def made_of(self) -> list[Block]:
        return [Water()]
