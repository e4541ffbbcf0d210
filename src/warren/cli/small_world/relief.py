"""The outlines of a board on a grid of letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from warren.core.refusal import WarrenError
from warren.games.small_world.table import Table

NOWHERE: Final = ""
LETTER: Final = 2.0
"""A letter is about twice as high as it is wide."""
CORNERS: Final = {
    (False, False, False, False): " ",
    (True, True, False, False): "│",
    (False, False, True, True): "─",
    (True, False, True, False): "┘",
    (True, False, False, True): "└",
    (False, True, True, False): "┐",
    (False, True, False, True): "┌",
    (True, True, True, False): "┤",
    (True, True, False, True): "├",
    (True, False, True, True): "┴",
    (False, True, True, True): "┬",
    (True, True, True, True): "┼",
}
"""The line to draw where lines go up, down, left and right."""

Ring = Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Sketch:
    """The rectangle of a board and the rings of its regions; y runs down."""

    width: float
    height: float
    regions: Mapping[str, Sequence[Ring]]


@dataclass(frozen=True)
class Run:
    """Free letters of one region in one row."""

    row: int
    start: int
    length: int


class Relief:
    """Whose every letter is, and the lines between regions."""

    def __init__(self, sketch: Sketch, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = max(1, min(rows, round(sketch.height / sketch.width * columns / LETTER)))
        self.owners: Final = self._owners(sketch)
        self.lines: Final = [
            [self._line(column, row) for column in range(columns)] for row in range(self.rows)
        ]

    def runs(self, region: str, *, over_lines: bool = False) -> list[Run]:
        """The longest free run of a region in each of its rows; its lines may count as free."""
        found: list[Run] = []
        for row in range(self.rows):
            longest = Run(row, 0, 0)
            start = 0
            for column in range(self.columns + 1):
                if not self._free(region, column, row, over_lines):
                    if column - start > longest.length:
                        longest = Run(row, start, column - start)
                    start = column + 1
            if longest.length:
                found.append(longest)
        return found

    def _free(self, region: str, column: int, row: int, over_lines: bool) -> bool:
        return (
            column < self.columns
            and self.owners[row][column] == region
            and (over_lines or self.lines[row][column] == " ")
        )

    def _owners(self, sketch: Sketch) -> list[list[str]]:
        owners = [[NOWHERE] * self.columns for _ in range(self.rows)]
        for row in range(self.rows):
            y = (row + 0.5) * sketch.height / self.rows
            for region, rings in sketch.regions.items():
                crossings = sorted(x for ring in rings for x in _crossings(ring, y))
                for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                    for column in range(
                        self._column(left, sketch.width), self._column(right, sketch.width)
                    ):
                        owners[row][column] = region
        return owners

    def _column(self, x: float, width: float) -> int:
        return max(0, min(self.columns, round(x / width * self.columns)))

    def _line(self, column: int, row: int) -> str:
        here, right = self._owner(column, row), self._owner(column + 1, row)
        below, across = self._owner(column, row + 1), self._owner(column + 1, row + 1)
        return CORNERS[here != right, below != across, here != below, right != across]

    def _owner(self, column: int, row: int) -> str:
        return self.owners[min(row, self.rows - 1)][min(column, self.columns - 1)]


def _crossings(ring: Ring, y: float) -> list[float]:
    """Where a horizontal line crosses a ring."""
    return [
        x1 + (y - y1) / (y2 - y1) * (x2 - x1)
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]])
        if (y1 <= y) != (y2 <= y)
    ]


def sketch_of(table: Table) -> Sketch | None:
    """The outlines of a table's board; None where it cannot be drawn."""
    from warren.drawing.small_world.charts import board_drawing

    try:
        drawing = board_drawing(table)
    except WarrenError:
        return None
    regions = {found.region: [found.points, *found.holes] for found in drawing.outlines}
    return Sketch(drawing.width, drawing.height, regions)
