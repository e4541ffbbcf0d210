"""What a table must know of Small World and Underground before it loads the game."""

from __future__ import annotations

from typing import Final

from warren.core.option import Option

KEY: Final = "small_world"
UNDERGROUND_KEY: Final = "underground"
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

BASE: Final = "smallworld"
UNDERGROUND: Final = "underground"
BOTH: Final = "both"


def options(pool: str) -> tuple[Option, ...]:
    """The options of a game whose races and powers come from this pool by default."""
    return (
        Option("board", None, None, "SW-SET-1"),
        Option("first", None, (None, 0, 1, 2, 3, 4), "SW-SET-6"),
        Option("elves_return", False, (False, True), "SW-OPT-1"),
        Option("sorcery_needs_token", False, (False, True), "SW-OPT-5"),
        Option("without_diplomat", False, (False, True), "SW-OPT-2"),
        Option("open_coins", False, (False, True), "SW-OPT-3"),
        Option("auto_retreat", False, (False, True), "SW-OPT-4"),
        Option("pool", pool, (BASE, UNDERGROUND, BOTH), "SU-MIX-1"),
        Option("relics", None, (None, False, True), "SU-MIX-5"),
        Option("packs", None, None, "SW-OWN-1"),
    )


OPTIONS: Final = options(BASE)
UNDERGROUND_OPTIONS: Final = options(UNDERGROUND)
