"""Gnomes."""

from __future__ import annotations

from warren.games.small_world.trait import Race


class Gnomes(Race):
    """No property of others helps to conquer their regions while they are active.

    [SU-R-GNOMES]
    """

    id = "gnomes"
    rule = "SU-R-GNOMES"
    tokens = 6
    supply = 11

    def wards_off_properties(self) -> bool:
        return True
