"""Pictures of dungeons and of the central board."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from tests.drawing.colours import contrast

from warren.drawing.dungeon_lords.center_svg import center_svg
from warren.drawing.dungeon_lords.dungeon_svg import ACROSS, DOWN, dungeon_svg
from warren.drawing.dungeon_lords.emblems import COATS, figure
from warren.drawing.dungeon_lords.evilometer import PALADIN, shade
from warren.drawing.dungeon_lords.hollows import hollow_path
from warren.drawing.dungeon_lords.scene import (
    COLUMNS,
    IMPROVED,
    ROOM,
    ROWS,
    TUNNEL,
    Center,
    Dungeon,
    Hero,
    Place,
    Space,
    Tile,
)
from warren.drawing.palette import Theme

NS = "{http://www.w3.org/2000/svg}"
CELLS = [f"{'abcde'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)]
DUG = {
    "c1": Tile("c1", TUNNEL, "туннель", conquered=True, notes=("захвачено",)),
    "c2": Tile("c2", ROOM, "Зал <славы> & Ко", "scoring"),
    "b2": Tile("b2", ROOM, "Тренировочная комната", "production", notes=("импов: 2",)),
    "d2": Tile("d2", IMPROVED, "Фойе"),
    "e2": Tile("e2", ROOM, "Лабиринт", "battle"),
}
HEROES = tuple(Hero(kind, kind, 2, 4) for kind in COATS)


def dungeon(seat: int = 0) -> Dungeon:
    tiles = tuple(DUG.get(cell, Tile(cell)) for cell in CELLS)
    return Dungeon(seat, "Анна & Ко", tiles, HEROES, ("3 импа", "1 золото"), 7, "Злобометр")


def center() -> Center:
    spaces = (Space("1 золото → 2 еды", 0), Space("1 зло", None, "ничей"), Space("много слов " * 9))
    places = tuple(
        Place(f"Место {n}", spaces, "III → I" if n > 5 else "", n == 3) for n in range(8)
    )
    return Center("Поле", places, ("Монстры: тролль",), ("Анна", "Борис"), (5, 5), 9, "Злобометр")


def texts(root: ElementTree.Element) -> list[str]:
    return [" ".join(text.itertext()) for text in root.iter(f"{NS}text")]


def test_every_cell_is_there_once_with_its_words() -> None:
    root = ElementTree.fromstring(dungeon_svg((dungeon(),), "Подземелье"))
    tiles = [node for node in root.iter(f"{NS}g") if node.get("data-cell")]
    assert [tile.get("data-cell") for tile in tiles] == CELLS
    told = {tile.get("data-cell"): tile.findtext(f"{NS}title") for tile in tiles}
    assert told["a1"] == "a1"
    assert told["c1"] == "c1: туннель, захвачено"
    assert told["c2"] == "c2: Зал <славы> & Ко"
    assert told["b2"] == "b2: Тренировочная комната, импов: 2"
    words = " ".join(texts(root))
    for word in ("Тренировочная", "комната", "Фойе", "Анна & Ко", "захвачено", "2/4"):
        assert word in words


def test_names_of_rooms_stay_in_their_cells() -> None:
    root = ElementTree.fromstring(dungeon_svg((dungeon(),), "Подземелье"))
    plates = [rect for rect in root.iter(f"{NS}rect") if rect.get("class") == "plate"]
    assert len(plates) == 4
    assert max(float(plate.get("width") or 0) for plate in plates) <= 190


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_several_dungeons_share_a_picture_without_sharing_names(count: int) -> None:
    seats = tuple(dungeon(seat) for seat in range(count))
    root = ElementTree.fromstring(dungeon_svg(seats, "Подземелья", min(2, count)))
    wide, high = (float(number) for number in (root.get("viewBox") or "").split()[2:])
    assert wide == ACROSS * min(2, count)
    assert high == DOWN * (2 if count > 2 else 1)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    used = {(use.get("href") or "").removeprefix("#") for use in root.iter(f"{NS}use")}
    fills = {node.get("fill") or "" for node in root.iter()}
    used |= {fill[5:-1] for fill in fills if fill.startswith("url(")}
    assert used <= set(ids)


def test_what_is_dug_changes_the_outline_and_nothing_else_does() -> None:
    tiles = dungeon().tiles
    more = tuple(Tile(t.cell, TUNNEL) if t.cell == "b1" else t for t in tiles)
    named = tuple(Tile(t.cell, t.kind, "x", t.sort) for t in tiles)
    assert hollow_path(more) != hollow_path(tiles)
    assert hollow_path(named) == hollow_path(tiles)


def test_same_picture_again() -> None:
    assert dungeon_svg((dungeon(),), "a") == dungeon_svg((dungeon(),), "a")
    assert center_svg(center()) == center_svg(center())


def test_everybody_who_comes_looks_different() -> None:
    assert len({figure(kind) for kind in COATS}) == len(COATS) == len(set(COATS.values()))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_central_board_has_every_space_and_who_stands_there(theme: Theme) -> None:
    root = ElementTree.fromstring(center_svg(center(), theme))
    places = [node for node in root.iter(f"{NS}g") if node.get("data-place")]
    assert [place.get("data-place") for place in places] == [str(n) for n in range(1, 9)]
    for place in places:
        spaces = [node for node in place.iter(f"{NS}g") if node.get("data-space")]
        assert [space.get("data-space") for space in spaces] == ["I", "II", "III"]
        assert [len(list(space.iter(f"{NS}circle"))) for space in spaces] == [1, 1, 0]
    words = texts(root)
    assert words.count("III → I") == 2
    assert "Монстры: тролль" in words
    assert f"{PALADIN}!" in words


def test_evil_can_be_read_on_its_scale() -> None:
    assert shade(1) != shade(8) != shade(15)
    for level in range(1, 16):
        ink = "#fff4d6" if level >= PALADIN else "#2b1d0e"
        assert contrast(ink, shade(level)) >= 3
