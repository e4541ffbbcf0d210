"""Diplomat."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.trait import OFFER_PEACE, Power


class Diplomat(Power):
    """After the coins, peace with an opponent whose active race was not attacked.

    [SW-P-DIPLOMAT]
    """

    id = "diplomat"
    rule = "SW-P-DIPLOMAT"
    tokens = 5

    def offers(self) -> i64:
        return OFFER_PEACE
