"""Vampire."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import MEANS_VAMPIRE
from warren.games.small_world.trait import Power


class Vampire(Power):
    """Once a turn against each opponent a lone active token is replaced.  [SU-P-VAMPIRE]"""

    id = "vampire"
    rule = "SU-P-VAMPIRE"
    tokens = 5

    def means(self) -> i64:
        return MEANS_VAMPIRE
