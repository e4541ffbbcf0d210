"""Vanishing."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_VANISHING
from warren.games.small_world.trait import Power


class Vanishing(Power):
    """Declining, the race leaves the board and each region pays two coins.  [SU-P-VANISHING]"""

    id = "vanishing"
    rule = "SU-P-VANISHING"
    tokens = 5

    def offers(self) -> i64:
        return OFFER_VANISHING
