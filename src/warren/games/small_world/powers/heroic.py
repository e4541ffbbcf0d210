"""Heroic."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.pieces import HERO, piece
from warren.games.small_world.trait import OFFER_HEROES, Power


class Heroic(Power):
    """Two heroes make two regions immune until they move.  [SW-P-HEROIC]"""

    id = "heroic"
    rule = "SW-P-HEROIC"
    tokens = 5

    def pieces(self) -> i64:
        return piece(HERO, 2)

    def offers(self) -> i64:
        return OFFER_HEROES
