"""Hexes in centred rows, as outlines."""

from collections.abc import Sequence
from math import sqrt

from warren.drawing.outline import BoardDrawing, Outline

SIDE = 64.0
HALF = SIDE * sqrt(3) / 2
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Around the middle of a hex, in steps of half a width and half a side."""


def hexagons(board: str, rows: Sequence[int]) -> BoardDrawing:
    """Regions `a1`, `a2`, … row by row; neighbours share their corners to the last digit."""
    longest = max(rows)
    outlines = tuple(
        _hexagon(f"{chr(ord('a') + row)}{place + 1}", longest + 2 * place - length + 1, 2 + 3 * row)
        for row, length in enumerate(rows)
        for place in range(length)
    )
    width, height = _across(2 * longest), _down(3 * len(rows) + 1)
    return BoardDrawing(board, width, height, outlines)


def _hexagon(region: str, across: int, down: int) -> Outline:
    return Outline(
        region=region,
        points=tuple((_across(across + dx), _down(down + dy)) for dx, dy in CORNERS),
        label=(_across(across), _down(down)),
        label_radius=round(HALF, 2),
    )


def _across(steps: int) -> float:
    return round(steps * HALF, 2)


def _down(steps: int) -> float:
    return round(steps * SIDE / 2, 2)
