"""How good the lie of a dungeon is: sites for rooms, ways to dig on, rooms far from the door."""

from __future__ import annotations

from functools import cache
from typing import Final

from warren.games.dungeon_lords.dungeon import ALL, beside, diggable
from warren.games.dungeon_lords.terms import ENTRANCE

SITE: Final = 0.15
SITES: Final = 4
WAY: Final = 0.05
WAYS: Final = 6
DEPTH: Final = 0.12
"""Each step from the entrance to a room."""


@cache
def depths(tiles: int) -> tuple[int, ...]:
    """The tiles with the same number of steps from the entrance, the nearest first, as masks."""
    reached = tiles & (1 << ENTRANCE)
    found: list[int] = []
    seen = 0
    while reached != seen:
        found.append(reached & ~seen)
        seen = reached
        reached = (seen | int(beside(seen))) & tiles
    return tuple(found)


def sites(tiles: int, halls: int, lost: int) -> int:
    """Unconquered tunnels that are next to no room."""
    return tiles & ~halls & ~lost & ~int(beside(halls)) & ALL


def shape(tiles: int, halls: int, lost: int) -> float:
    ways = int(diggable(tiles)).bit_count()
    total = WAY * min(ways, WAYS) + SITE * min(sites(tiles, halls, lost).bit_count(), SITES)
    for steps, cells in enumerate(depths(tiles)):
        total += DEPTH * steps * (cells & halls & ~lost).bit_count()
    return total
