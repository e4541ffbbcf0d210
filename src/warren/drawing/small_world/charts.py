"""The outlines of the boards that tables are played on."""

import json
from functools import lru_cache
from importlib import resources
from typing import Final

from warren.core.fields import as_list, as_mapping
from warren.drawing.outline import BoardDrawing, Outline, Point, draw_board
from warren.drawing.small_world.board_file import drawing_spec
from warren.drawing.spec import BoardSpec as DrawnSpec
from warren.games.small_world.board_file import SHIPPED, BoardSpec, shipped_board
from warren.games.small_world.table import Table

KEPT: Final = 16
"""Boards that are not drawn again each time they are shown; drawing one takes up to seconds."""


def board_spec(table: Table) -> BoardSpec:
    """The board of a table, shipped or its own."""
    if is_printed(table):
        return shipped_board(table.board.id)
    return BoardSpec(table.options["board"])


def board_drawing(table: Table) -> BoardDrawing:
    """Its outlines: those that are shipped with it, or drawn now."""
    if is_printed(table):
        return _printed(table.board.id)
    return _drawn(drawing_spec(board_spec(table)))


def is_printed(table: Table) -> bool:
    """Whether a table is played on a board that comes with its outlines."""
    return table.board.id in SHIPPED and not isinstance(table.options.get("board"), dict)


@lru_cache(maxsize=KEPT)
def _drawn(spec: DrawnSpec) -> BoardDrawing:
    return draw_board(spec)


@lru_cache(maxsize=KEPT)
def _printed(board: str) -> BoardDrawing:
    file = resources.files("warren.server.atlas.small_world").joinpath("drawn", f"{board}.json")
    chart = as_mapping(as_mapping(json.loads(file.read_bytes()), board)["chart"], board)
    regions = (as_mapping(region, board) for region in as_list(chart["regions"], board))
    outlines: list[Outline] = []
    for region in regions:
        outer, *holes = [_ring(ring) for ring in as_list(region["rings"], board)]
        (label,) = _ring(region["label"])
        room = _number(region["room"])
        outlines.append(Outline(str(region["id"]), outer, label, room, tuple(holes)))
    width, height = _number(chart["width"]), _number(chart["height"])
    return BoardDrawing(board, width, height, tuple(outlines))


def _ring(ring: object) -> tuple[Point, ...]:
    numbers = [_number(number) for number in as_list(ring, "rings")]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _number(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)
