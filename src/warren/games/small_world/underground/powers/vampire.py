"""Vampire."""

from __future__ import annotations

from warren.games.small_world.block import MEANS_VAMPIRE, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.trait import Power


class Vampire(Power):
    """Once a turn against each opponent a lone active token is replaced.  [SU-P-VAMPIRE]"""

    id = "vampire"
    rule = "SU-P-VAMPIRE"
    tokens = 5

    def made_of(self) -> list[Block]:
        return [Lends(MEANS_VAMPIRE)]
