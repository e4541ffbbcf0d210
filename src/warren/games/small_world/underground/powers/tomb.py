"""Tomb."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_TOMB
from warren.games.small_world.trait import Power


class Tomb(Power):
    """All tokens may stay in decline, and retreat like active ones.  [SU-P-TOMB]"""

    id = "tomb"
    rule = "SU-P-TOMB"
    tokens = 5

    def offers(self) -> i64:
        return OFFER_TOMB

    def stays_in_decline(self) -> bool:
        return True

    def retreats_in_decline(self) -> bool:
        return True
