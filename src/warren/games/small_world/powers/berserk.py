"""Berserk."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.means import Frenzy
from warren.games.small_world.trait import Power


class Berserk(Power):
    """The die may be rolled before every conquest and counts as tokens for it.  [SW-P-BERSERK]

    These rolls replace the last attempt.  [SW-P-BERSERK-3]
    """

    id = "berserk"
    rule = "SW-P-BERSERK"
    tokens = 4

    def made_of(self) -> list[Block]:
        return [Frenzy()]
