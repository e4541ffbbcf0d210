"""The moments of the game, in the order of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from warren.games.heroes.shape import Phase

OPENING: Final = 0
TILES: Final = 1
DEAL: Final = 2
RECRUIT: Final = 3
MULLIGAN: Final = 4
PLAY: Final = 5
RELOCATE: Final = 6
DRAW: Final = 7
EXCHANGE: Final = 8
OVER: Final = 9

PHASE_NAMES: Final[list[Phase]] = [
    "opening",
    "tiles",
    "deal",
    "recruit",
    "mulligan",
    "play",
    "relocate",
    "draw",
    "exchange",
    "over",
]
