"""Hex maps: their outlines and their pictures."""

from itertools import combinations
from xml.etree import ElementTree

import pytest
import shapely
from tests.drawing.colours import contrast
from tests.drawing.shapes import polygons

from warren.drawing.hex_glyphs import EMBLEMS
from warren.drawing.hex_palette import DARK, LIGHT, HexPalette, landscape
from warren.drawing.hex_svg import hex_svg
from warren.drawing.hex_tile import HexTile
from warren.drawing.hexagons import SIDE, hexagons
from warren.drawing.outline import BoardDrawing
from warren.drawing.palette import Theme
from warren.games.heroes.deck_file import shipped_board
from warren.games.heroes.hexes import Board

NS = "{http://www.w3.org/2000/svg}"
BOARDS = ["heroes-37", "heroes-51", "heroes-61"]


def drawn(name: str) -> tuple[Board, BoardDrawing]:
    board = shipped_board(name)
    return board, hexagons(name, board.rows)


def position(drawing: BoardDrawing) -> dict[str, HexTile]:
    """Every level, every seat, every piece somewhere."""
    tiles = {}
    for number, outline in enumerate(drawing.outlines):
        owner = number % 6 if number % 6 < 5 else None
        tiles[outline.region] = HexTile(
            level=number % 12 + 1,
            owner=owner,
            claim=number % 5 if owner is None else None,
            troop="spearmen" if owner is not None else "",
            fortification="tower" if owner == 1 else "",
            rune="runestone" if owner == 2 else "",
            support=number % 4 if owner is not None else 0,
        )
    return tiles


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_share_one_edge_and_others_none(name: str) -> None:
    board, drawing = drawn(name)
    shapes = polygons(drawing)
    assert list(shapes) == board.names
    for (i, a), (j, b) in combinations(enumerate(board.names), 2):
        shared = shapely.intersection(shapes[a], shapes[b])
        adjacent = bool((board.adjacent[i] >> j) & 1)
        assert isinstance(shared, shapely.LineString) == adjacent, (a, b)
        if adjacent:
            assert shared.length == pytest.approx(SIDE, abs=0.02)
        else:
            assert shared.length == 0


@pytest.mark.parametrize("name", BOARDS)
def test_the_hexes_fill_the_drawing_and_do_not_overlap(name: str) -> None:
    _, drawing = drawn(name)
    shapes = list(polygons(drawing).values())
    whole = shapely.union_all(shapes)
    assert isinstance(whole, shapely.Polygon)
    assert whole.area == pytest.approx(sum(shape.area for shape in shapes), rel=1e-6)
    assert whole.bounds == pytest.approx((0, 0, drawing.width, drawing.height))
    assert not whole.interiors


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("empty", [True, False])
def test_each_region_is_one_polygon(name: str, theme: Theme, empty: bool) -> None:
    board, drawing = drawn(name)
    picture = hex_svg(drawing, None if empty else position(drawing), theme=theme)
    root = ElementTree.fromstring(picture)
    regions = [p for p in root.iter(f"{NS}polygon") if "region" in (p.get("class") or "").split()]
    assert [p.get("data-region") for p in regions] == board.names
    for polygon, outline in zip(regions, drawing.outlines, strict=True):
        points = [tuple(map(float, p.split(","))) for p in (polygon.get("points") or "").split()]
        assert points == list(outline.points)
    texts = {text.text for text in root.iter(f"{NS}text")}
    assert set(board.names) <= texts
    assert empty or {str(level) for level in range(1, 13)} <= texts


def test_references_lead_somewhere() -> None:
    _, drawing = drawn("heroes-61")
    root = ElementTree.fromstring(hex_svg(drawing, position(drawing)))
    known = {node.get("id") for node in root.iter() if node.get("id")}
    used = {(use.get("href") or "").removeprefix("#") for use in root.iter(f"{NS}use")}
    assert used <= known
    for piece in ("troop", "fortification", "rune", "flag", *(f"emblem-{n}" for n in range(5))):
        assert f"heroes-61-{piece}" in used
    for polygon in root.iter(f"{NS}polygon"):
        fill = polygon.get("fill") or ""
        if fill.startswith("url("):
            assert fill[5:-1] in known


def test_words_are_told() -> None:
    _, drawing = drawn("heroes-37")
    tiles = {
        "a1": HexTile(level=3, owner=0, troop="spearmen", fortification="tower", support=2),
        "a2": HexTile(level=7, claim=1),
    }
    words = {
        "heroes-37": "Карта <&>",
        "seat-0": "Анна & Ко",
        "seat-1": "Борис",
        "level": "уровень",
        "spearmen": "Копейщики",
        "tower": "Башня",
        "support": "поддержка",
        "claim": "заявка",
    }
    root = ElementTree.fromstring(hex_svg(drawing, tiles, labels=words))
    titles = [title.text for title in root.iter(f"{NS}title")]
    assert titles[:4] == [
        "Карта <&>",
        "a1: уровень 3, Анна & Ко, Копейщики, Башня, поддержка 2",
        "a2: уровень 7, заявка: Борис",
        "a3",
    ]
    texts = [text.text for text in root.iter(f"{NS}text")]
    assert texts[-2:] == ["Анна & Ко", "Борис"]


def test_same_picture_again() -> None:
    _, drawing = drawn("heroes-37")
    assert hex_svg(drawing, position(drawing)) == hex_svg(drawing, position(drawing))


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_levels_and_seats_can_be_told_apart(colours: HexPalette) -> None:
    """By colour, and never by colour alone."""
    assert len({tone.ground for tone in colours.levels}) == 13
    assert len(set(colours.seats)) == len(set(EMBLEMS)) == 5
    assert [landscape(level) for level in (0, 1, 3, 4, 6, 7, 9, 10, 12)] == [
        "",
        *("meadow", "meadow", "hill", "hill"),
        *("mountain", "mountain", "black-mountain", "black-mountain"),
    ]
    for tone, number in zip(colours.levels, colours.numbers, strict=True):
        assert contrast(number, tone.ground) >= 4.5
    for seat in colours.seats:
        assert contrast(colours.on_seat, seat) >= 4.5
