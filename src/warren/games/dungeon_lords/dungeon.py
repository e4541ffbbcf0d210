"""The grid of a dungeon: 5 columns, 4 rows, the entrance above the middle one.  [DL-SET-3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit, bit_index
from warren.games.dungeon_lords.terms import CELLS, COLUMNS, ENTRANCE, ROWS

ALL: Final = (1 << CELLS) - 1
START_TUNNELS: Final = (1 << 2) | (1 << 7) | (1 << 12)


def cell_at(column: int, row: int) -> int:
    """The number of a cell, both counted from 0."""
    return row * COLUMNS + column


def _inside(column: int, row: int) -> bool:
    return 0 <= column < COLUMNS and 0 <= row < ROWS


def _around(cell: int) -> int:
    column, row = cell % COLUMNS, cell // COLUMNS
    mask = 0
    for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        if _inside(column + dx, row + dy):
            mask |= 1 << cell_at(column + dx, row + dy)
    return mask


def _squares(cell: int) -> list[int]:
    """The other three cells of every square of four that a cell belongs to."""
    column, row = cell % COLUMNS, cell // COLUMNS
    found: list[int] = []
    for dx in (-1, 1):
        for dy in (-1, 1):
            if _inside(column + dx, row + dy):
                found.append(
                    1 << cell_at(column + dx, row)
                    | 1 << cell_at(column, row + dy)
                    | 1 << cell_at(column + dx, row + dy)
                )
    return found


NEIGHBOURS: Final[list[i64]] = [i64(_around(cell)) for cell in range(CELLS)]
SQUARES: Final[list[list[i64]]] = [[i64(m) for m in _squares(cell)] for cell in range(CELLS)]


def beside(cells: i64) -> i64:
    """All cells next to these, themselves not left out."""
    found = i64(0)
    while cells:
        found |= NEIGHBOURS[bit_index(cells)]
        cells &= cells - 1
    return found


def completes_square(tiles: i64, cell: i64) -> bool:
    """Whether a tile there would make a square of four.  [DL-DIG-2]"""
    for square in SQUARES[cell]:
        if tiles & square == square:
            return True
    return False


def diggable(tiles: i64) -> i64:
    """Empty cells next to a tile that complete no square of four.  [DL-DIG-1] [DL-DIG-2]"""
    found = i64(0)
    open_cells = beside(tiles) & ~tiles
    while open_cells:
        cell = bit_index(open_cells)
        if not completes_square(tiles, cell):
            found |= bit(cell)
        open_cells &= open_cells - 1
    return found


def nearest(tiles: i64, lost: i64) -> i64:
    """The unconquered tiles with the fewest steps from the entrance.  [DL-PLN-1]"""
    reached = tiles & bit(ENTRANCE)
    while reached:
        found = reached & ~lost
        if found:
            return found
        further = (reached | beside(reached)) & tiles
        if further == reached:
            return 0
        reached = further
    return 0
