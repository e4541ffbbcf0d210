"""Royal."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_QUEEN
from warren.games.small_world.trait import Power


class Royal(Power):
    """The Queen makes one region immune, also in decline.  [SU-P-ROYAL]"""

    id = "royal"
    rule = "SU-P-ROYAL"
    tokens = 5

    def offers(self) -> i64:
        return OFFER_QUEEN

    def stays_in_decline(self) -> bool:
        return True
