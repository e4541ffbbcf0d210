"""What a table must know of Small World before it loads the game."""

from __future__ import annotations

from typing import Final

from warren.core.option import Option

KEY: Final = "small_world"
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

OPTIONS: Final = (
    Option("board", None, None, "SW-SET-1"),
    Option("first", None, (None, 0, 1, 2, 3, 4), "SW-SET-6"),
    Option("elves_return", False, (False, True), "SW-OPT-1"),
    Option("without_diplomat", False, (False, True), "SW-OPT-2"),
    Option("open_coins", False, (False, True), "SW-OPT-3"),
    Option("auto_retreat", False, (False, True), "SW-OPT-4"),
)
