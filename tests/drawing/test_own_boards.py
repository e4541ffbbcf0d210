"""Boards given only by their borders."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from tests.drawing import shapes
from tests.drawing.board_files import load, own

from warren.drawing.outline import draw_board
from warren.drawing.spec import BoardSpec
from warren.drawing.svg import svg

NS = "{http://www.w3.org/2000/svg}"

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

MIXED = own(
    "mixed",
    {
        "wood": "fen stream spring",
        "fen": "pit ridge stream",
        "stream": "pit caps spring gem",
        "spring": "caps sea",
        "pit": "ridge gem field",
        "caps": "gem sea lode",
        "gem": "field lode",
        "ridge": "field",
        "field": "lode",
        "sea": "lode",
    },
    "wood fen ridge field lode sea spring",
    fen="swamp",
    stream="river",
    spring="hill",
    pit="chasm",
    caps="mushroom-forest",
    gem="mystic-crystal",
    ridge="black-mountain",
    field="farmland",
    lode="mine",
    sea="sea",
)


@pytest.mark.parametrize(
    "spec", [LAKELAND, STRIP, CROSS, LENS, ISLAND, PENINSULA, MIXED], ids=lambda s: s.id
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


def test_terrains_of_both_games_share_a_picture() -> None:
    root = ElementTree.fromstring(svg(draw_board(MIXED), MIXED))
    paths = [p for p in root.iter(f"{NS}path") if "region" in (p.get("class") or "").split()]
    assert {p.get("data-region"): p.get("fill") for p in paths} == {
        region.id: f"url(#mixed-ground-{region.terrain})" for region in MIXED.regions
    }


@pytest.mark.parametrize("spec", [MIXED, load("underground-2")], ids=lambda s: s.id)
def test_the_order_of_regions_does_not_matter(spec: BoardSpec) -> None:
    turned = replace(spec, regions=tuple(reversed(spec.regions)))
    there = draw_board(turned).outlines
    assert [outline.region for outline in there] == [region.id for region in turned.regions]
    assert there == tuple(reversed(draw_board(spec).outlines))
