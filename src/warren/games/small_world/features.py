"""What the rules ask of a region: terrain and symbols, by what they count as.

Terrains of both games that are equal count as one feature.  [SU-MIX-4]
"""

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
RIVER: Final = 10
CHASM: Final = 11
VOLCANO: Final = 12
FEATURES: Final = 13

WATERS: Final = (SEA, LAKE, RIVER)
GULFS: Final = (CHASM, VOLCANO)

TERRAINS: Final[dict[str, int]] = {
    "forest": FOREST,
    "hill": HILL,
    "swamp": SWAMP,
    "farmland": FARMLAND,
    "mountain": MOUNTAIN,
    "sea": SEA,
    "lake": LAKE,
    "black-mountain": MOUNTAIN,
    "mystic-crystal": MAGIC,
    "mushroom-forest": FOREST,
    "mud": SWAMP,
    "mine": MINE,
    "river": RIVER,
    "chasm": CHASM,
}
UNDERGROUND: Final = {
    "black-mountain",
    "mystic-crystal",
    "mushroom-forest",
    "mud",
    "mine",
    "river",
    "chasm",
}
SYMBOLS: Final[dict[str, int]] = {
    "mine": MINE,
    "magic": MAGIC,
    "cavern": CAVERN,
    "volcano": VOLCANO,
}
