"""What the rules ask of a region: terrain and symbols, by what they count as."""

from __future__ import annotations

from typing import Final

FOREST: Final = 0
HILL: Final = 1
SWAMP: Final = 2
FARMLAND: Final = 3
MOUNTAIN: Final = 4
SEA: Final = 5
LAKE: Final = 6
MINE: Final = 7
MAGIC: Final = 8
CAVERN: Final = 9
FEATURES: Final = 10

TERRAINS: Final[dict[str, int]] = {
    "forest": FOREST,
    "hill": HILL,
    "swamp": SWAMP,
    "farmland": FARMLAND,
    "mountain": MOUNTAIN,
    "sea": SEA,
    "lake": LAKE,
}
SYMBOLS: Final[dict[str, int]] = {"mine": MINE, "magic": MAGIC, "cavern": CAVERN}
