"""Sorcerers."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.trait import MEANS_SORCERY, Race


class Sorcerers(Race):
    """Once a turn against each opponent a lone active token is replaced by one of theirs.

    [SW-R-SORCERERS]
    """

    id = "sorcerers"
    rule = "SW-R-SORCERERS"
    tokens = 5
    supply = 18

    def means(self) -> i64:
        return MEANS_SORCERY
