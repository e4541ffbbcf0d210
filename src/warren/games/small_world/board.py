"""The map: regions, borders and what lies in them from the start."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.small_world.features import FEATURES, LAKE, SEA

MAX_REGIONS: Final = 62


class Board:
    """A checked board. Sets of regions are bit masks, so a board has at most 62 regions."""

    def __init__(
        self,
        id: str,
        names: list[str],
        terrains: list[str],
        features: list[set[int]],
        borders: list[list[int]],
        edge: list[bool],
        natives: list[bool],
        players: int,
        rounds: int,
        provenance: str,
    ) -> None:
        self.id: Final = id
        self.names: Final = names
        self.terrains: Final = terrains
        self.players: Final = players
        self.rounds: Final[i64] = i64(rounds)
        self.provenance: Final = provenance
        self.size: Final[i64] = i64(len(names))
        self.index: Final[dict[str, int]] = {name: i for i, name in enumerate(names)}
        masks = [0] * FEATURES
        rim = 0
        tribes = 0
        for region in range(len(names)):
            for feature in features[region]:
                masks[feature] |= 1 << region
            if edge[region]:
                rim |= 1 << region
            if natives[region]:
                tribes |= 1 << region
        adjacent = [sum(1 << other for other in row) for row in borders]
        water = masks[SEA] | masks[LAKE]
        shore = 0
        coast = 0
        for region in range(len(names)):
            if water >> region & 1:
                shore |= adjacent[region]
                if (rim & masks[SEA]) >> region & 1:
                    coast |= adjacent[region]
        everything = (1 << len(names)) - 1
        self.features: Final[vec[i64]] = vec[i64]([i64(mask) for mask in masks])
        self.adjacent: Final[vec[i64]] = vec[i64]([i64(mask) for mask in adjacent])
        self.everything: Final[i64] = i64(everything)
        self.water: Final[i64] = i64(water)
        self.land: Final[i64] = i64(everything & ~water)
        self.natives: Final[i64] = i64(tribes)
        self.coastal: Final[i64] = i64(shore & ~water)
        self.entries: Final[i64] = i64((rim | coast) & ~masks[LAKE])

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
