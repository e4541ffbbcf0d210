"""Boards given only by their borders."""

from dataclasses import replace

import pytest
from tests.drawing import shapes
from tests.drawing.board_files import load, own

from warren.drawing.outline import draw_board
from warren.drawing.spec import BoardSpec

LAKELAND = own(
    "lakeland",
    {
        "lake": "north east south west",
        "north": "east west hill",
        "south": "east west fen",
        "hill": "east",
        "fen": "west",
    },
    "north east south west hill fen",
    lake="lake",
    fen="swamp",
)
STRIP = own("strip", {"a": "b", "b": "c", "c": "d"}, "a b c d")
CROSS = own("cross", {"p": "q s", "r": "q s"}, "p q r s")
LENS = own("lens", {"a": "b c k", "b": "c k", "d": "a c"}, "a b c d")
ISLAND = own(
    "island",
    {"sea": "a b c", "a": "b c tarn", "b": "c"},
    "sea",
    sea="sea",
    tarn="lake",
)

PENINSULA = own(
    "peninsula",
    {"sea": "a b c p q", "a": "b c p q", "b": "c", "p": "q"},
    "sea b c",
    sea="sea",
)


@pytest.mark.parametrize(
    "spec", [LAKELAND, STRIP, CROSS, LENS, ISLAND, PENINSULA], ids=lambda s: s.id
)
def test_borders_are_enough(spec: BoardSpec) -> None:
    shapes.check(spec, draw_board(spec))


def test_surrounding_regions_have_holes() -> None:
    holes = {outline.region: len(outline.holes) for outline in draw_board(ISLAND).outlines}
    assert holes == {"sea": 1, "a": 1, "b": 0, "c": 0, "tarn": 0}


def test_printed_board_without_order_or_places() -> None:
    printed = load("smallworld-2")
    bare = tuple(
        replace(r, ring=(), borders=tuple(n for n in r.ring if n != "rim"), at=None, area=None)
        for r in printed.regions
    )
    spec = replace(printed, regions=bare)
    shapes.check(spec, draw_board(spec))
