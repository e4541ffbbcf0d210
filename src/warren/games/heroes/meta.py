"""What a table must know of Heroes of Dark Lands before it loads the game."""

from __future__ import annotations

from typing import Final

from warren.core.option import Option

KEY: Final = "heroes"
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

OPTIONS: Final = (
    Option("first", None, (None, 0, 1, 2, 3, 4), "HDL-SET-9"),
    Option("short", False, (False, True), "HDL-SET-3"),
    Option("deck", None, None, "HDL-DAT-4"),
)
