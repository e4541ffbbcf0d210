"""Stout."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.trait import OFFER_DECLINE, Power


class Stout(Power):
    """The race may decline after the coins of a turn of conquest.  [SW-P-STOUT]"""

    id = "stout"
    rule = "SW-P-STOUT"
    tokens = 4

    def offers(self) -> i64:
        return OFFER_DECLINE
