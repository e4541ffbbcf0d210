"""Ghouls."""

from __future__ import annotations

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.twilight import Undying
from warren.games.small_world.trait import Race


class Ghouls(Race):
    """In decline all of them stay, and go on conquering before the active race does.

    [SW-R-GHOULS]
    """

    id = "ghouls"
    rule = "SW-R-GHOULS"
    tokens = 5
    supply = 10

    def made_of(self) -> list[Block]:
        return [Undying()]
