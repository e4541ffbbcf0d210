"""Spirit."""

from __future__ import annotations

from warren.games.small_world.trait import Power


class Spirit(Power):
    """In decline the race does not count against the one race in decline.  [SW-P-SPIRIT]"""

    id = "spirit"
    rule = "SW-P-SPIRIT"
    tokens = 5

    def stays_in_decline(self) -> bool:
        return True

    def beside_another_in_decline(self) -> bool:
        return True
