"""Amazons."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.trait import OFFER_FAREWELL, Race


class Amazons(Race):
    """Four further tokens fight in every turn of conquest and leave the board after it.

    [SW-R-AMAZONS]
    """

    id = "amazons"
    rule = "SW-R-AMAZONS"
    tokens = 6
    supply = 15

    def conquest_only_tokens(self) -> i64:
        return 4

    def offers(self) -> i64:
        return OFFER_FAREWELL
