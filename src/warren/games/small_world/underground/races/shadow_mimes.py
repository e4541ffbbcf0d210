"""Shadow Mimes."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_SWAP
from warren.games.small_world.trait import Race


class ShadowMimes(Race):
    """They may swap their badge for another open one.  [SU-R-SHADOW-MIMES]"""

    id = "shadow-mimes"
    rule = "SU-R-SHADOW-MIMES"
    tokens = 7
    supply = 12

    def offers(self) -> i64:
        return OFFER_SWAP
