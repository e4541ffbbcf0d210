"""Ghouls."""

from __future__ import annotations

from warren.games.small_world.trait import Race


class Ghouls(Race):
    """In decline all of them stay, and go on conquering before the active race does.

    [SW-R-GHOULS]
    """

    id = "ghouls"
    rule = "SW-R-GHOULS"
    tokens = 5
    supply = 10

    def keeps_tokens_in_decline(self) -> bool:
        return True
