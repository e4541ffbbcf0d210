"""Seafaring."""

from __future__ import annotations

from warren.games.small_world.trait import Power


class Seafaring(Power):
    """Seas and lakes may be taken like empty land, and are kept in decline.  [SW-P-SEAFARING]"""

    id = "seafaring"
    rule = "SW-P-SEAFARING"
    tokens = 5

    def enters_water(self) -> bool:
        return True

    def stays_in_decline(self) -> bool:
        return True
