"""Thieving."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_THEFT
from warren.games.small_world.trait import Power


class Thieving(Power):
    """A coin from each player whose active race lives next door.  [SU-P-THIEVING]"""

    id = "thieving"
    rule = "SU-P-THIEVING"
    tokens = 4

    def offers(self) -> i64:
        return OFFER_THEFT
