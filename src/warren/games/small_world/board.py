"""The map: regions, borders and what lies in them from the start."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.small_world.features import CHASM, FEATURES, LAKE, MOUNTAIN, RIVER, SEA, VOLCANO

MAX_REGIONS: Final = 62
BASE: Final = 2
RIVER_BASE: Final = 1


class Board:
    """A checked board. Sets of regions are bit masks, so a board has at most 62 open regions.

    Chasms come last in the list of names and are in no mask: `size` counts the others.
    `prices` are the tokens that the ground itself takes.  [SW-CON-3] [SU-CON-3]
    """

    def __init__(
        self,
        id: str,
        names: list[str],
        terrains: list[str],
        features: list[set[int]],
        borders: list[list[int]],
        edge: list[bool],
        natives: list[bool],
        monsters: list[bool],
        players: int,
        rounds: int,
        provenance: str,
    ) -> None:
        size = sum(CHASM not in kinds for kinds in features)
        self.id: Final = id
        self.names: Final = names
        self.terrains: Final = terrains
        self.players: Final = players
        self.rounds: Final[i64] = i64(rounds)
        self.provenance: Final = provenance
        self.size: Final[i64] = i64(size)
        self.index: Final[dict[str, int]] = {name: i for i, name in enumerate(names)}
        everything = (1 << size) - 1
        masks = [0] * FEATURES
        for region in range(size):
            for feature in features[region]:
                masks[feature] |= 1 << region
        rim = _mask(edge)
        adjacent = [sum(1 << other for other in row) & everything for row in borders]
        water = masks[SEA] | masks[LAKE]
        wet = water | masks[RIVER]
        shore = 0
        coast = 0
        for region in range(size):
            if wet >> region & 1:
                shore |= adjacent[region]
                if (rim & masks[SEA]) >> region & 1:
                    coast |= adjacent[region]
        brink = 0
        for chasm in range(size, len(names)):
            brink |= adjacent[chasm]
        kinds: set[int] = set()
        for found in features:
            kinds |= found
        self.kinds: Final = kinds
        self.features: Final[vec[i64]] = vec[i64]([i64(mask) for mask in masks])
        self.adjacent: Final[vec[i64]] = vec[i64]([i64(mask) for mask in adjacent])
        self.everything: Final[i64] = i64(everything)
        self.water: Final[i64] = i64(wet)
        self.river: Final[i64] = i64(masks[RIVER])
        self.prices: Final[vec[i64]] = vec[i64](
            [
                i64(
                    (RIVER_BASE if masks[RIVER] >> region & 1 else BASE)
                    + (masks[MOUNTAIN] >> region & 1)
                )
                for region in range(len(names))
            ]
        )
        self.land: Final[i64] = i64(everything & ~wet)
        self.open: Final[i64] = i64(everything & ~water)
        self.natives: Final[i64] = i64(_mask(natives) & everything)
        self.monsters: Final[i64] = i64(_mask(monsters) & everything)
        self.edge: Final[i64] = i64(rim & everything)
        self.coastal: Final[i64] = i64(shore & ~wet)
        self.entries: Final[i64] = i64((rim | coast) & ~masks[LAKE] & everything)
        self.brink: Final[i64] = i64(brink)
        self.volcanoes: Final = [
            place for place in range(size, len(names)) if VOLCANO in features[place]
        ]
        bodies = _joined(wet, adjacent)
        self.bodies: Final[vec[i64]] = vec[i64]([i64(body) for body in bodies])
        self.shores: Final[vec[i64]] = vec[i64](
            [i64(_around(body, adjacent) & ~wet) for body in bodies]
        )
        self.same_terrain: Final[vec[i64]] = vec[i64](
            [i64(_alike(terrains, region) & everything) for region in range(len(names))]
        )

    def has(self, feature: i64, region: i64) -> bool:
        return (self.features[feature] >> region) & 1 == 1

    def around(self, regions: i64) -> i64:
        """All regions that border one of these, these not left out."""
        found = i64(0)
        for region in range(self.size):
            if (regions >> region) & 1:
                found |= self.adjacent[region]
        return found

    def region(self, name: str) -> int | None:
        return self.index.get(name)


def _mask(flags: list[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _alike(terrains: list[str], region: int) -> int:
    return _mask([terrain == terrains[region] for terrain in terrains])


def _around(regions: int, adjacent: list[int]) -> int:
    found = 0
    for region, row in enumerate(adjacent):
        if regions >> region & 1:
            found |= row
    return found


def _joined(regions: int, adjacent: list[int]) -> list[int]:
    """The connected parts of a set of regions."""
    parts: list[int] = []
    while regions:
        part = regions & -regions
        grown = 0
        while part != grown:
            grown = part
            part |= _around(part, adjacent) & regions
        parts.append(part)
        regions &= ~part
    return parts
