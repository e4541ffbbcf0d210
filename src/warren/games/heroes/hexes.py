"""The map: rows of hexes.  [HDL-SET-2] [HDL-SET-3] [HDL-SET-4]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Board:
    """Hexes in centred rows; sets of regions are bit masks.

    A region is named by the letter of its row and its place in it: `a1` is at the top left.
    """

    def __init__(self, id: str, rows: list[int], levels: list[int], provenance: str) -> None:
        self.id: Final = id
        self.rows: Final = rows
        self.levels: Final = levels
        self.highest: Final = len(levels)
        self.provenance: Final = provenance
        self.names: Final = [
            f"{chr(ord('a') + row)}{place + 1}"
            for row, length in enumerate(rows)
            for place in range(length)
        ]
        self.index: Final[dict[str, int]] = {name: i for i, name in enumerate(self.names)}
        self.size: Final[i64] = i64(len(self.names))
        self.spots: Final = [
            (2 * place - length + 1, row)
            for row, length in enumerate(rows)
            for place in range(length)
        ]
        self.adjacent: Final[vec[i64]] = vec[i64]([i64(mask) for mask in _neighbours(self.spots)])


def _neighbours(spots: list[tuple[int, int]]) -> list[int]:
    """Along a row hexes are two steps apart, between rows one."""
    where = {spot: i for i, spot in enumerate(spots)}
    masks: list[int] = []
    for x, y in spots:
        around = [
            (x - 2, y),
            (x + 2, y),
            (x - 1, y - 1),
            (x + 1, y - 1),
            (x - 1, y + 1),
            (x + 1, y + 1),
        ]
        masks.append(sum(1 << where[spot] for spot in around if spot in where))
    return masks
