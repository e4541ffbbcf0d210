"""What a table must know of Dungeon Lords before it loads the game."""

from __future__ import annotations

from typing import Final

from warren.core.option import Option

KEY: Final = "dungeon_lords"
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

BASE: Final = "base"
FESTIVAL: Final = "festival"
FOUR_SEASONS: Final = "four-seasons"
BEGINNERS: Final = "beginners"

OPTIONS: Final = (
    Option("edition", FESTIVAL, (FESTIVAL, FOUR_SEASONS, BEGINNERS, BASE), "DF-VAR-15"),
    Option("opportunities", None, (None, False, True), "DF-VAR-4"),
    Option("festival", None, (None, False, True), "DF-VAR-5"),
    Option("paladins", None, (None, "two", "old", "three"), "DF-VAR-6"),
    Option("pets", None, (None, False, True), "DF-VAR-8"),
    Option("bards", None, (None, False, True), "DF-VAR-18"),
    Option("first", None, (None, 0, 1, 2, 3), "DL-SET-12"),
    Option("deck", None, None, "DF-SET-10"),
)
