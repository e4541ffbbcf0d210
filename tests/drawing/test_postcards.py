"""Tables as pictures for those who only see a link."""

from __future__ import annotations

import re
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from librt.random import Random
from PIL import Image
from tests.drawing.test_pictures import GAMES, TINY, after

from warren.core.state import State
from warren.core.title import Title
from warren.drawing.hexagons import hexagons
from warren.drawing.picture import Picture
from warren.drawing.postcard import lettering, paints
from warren.drawing.postcard.emblems import painting
from warren.drawing.postcard.realms import Realm, realms
from warren.drawing.postcard.scene import Scene, Sitter
from warren.drawing.postcard.sheet import HIGH, WIDE, postcard
from warren.drawing.postcard.table import table_picture
from warren.drawing.small_world.peoples import PEOPLES, SYMBOLS
from warren.drawing.small_world.postcard import MARGIN
from warren.games.registry import game, new_state, title
from warren.games.small_world.board_file import SHIPPED, shipped_board
from warren.text.catalogue import Catalogue

PAGE = Path(__file__).parents[2] / "web" / "src"
NAMES = ("Аня", "Бартоломью Константинопольский", "Cleo", "greedy", "Łucja")
OWN: dict[str, object] = {"board": {**TINY, "board": "bay", "players": 2, "rounds": 2}}
HIDING = ("heroes", "dungeon_lords")
SQUARE = Scene(100, 100, ('<rect width="100" height="100"/>',))


def sitters(count: int) -> list[Sitter]:
    return [Sitter(name, score=7 * seat) for seat, name in enumerate(NAMES[:count])]


def drawn(state: State) -> bytes:
    told = state.view(None).to_json()
    people = sitters(state.seat_count())
    picture = table_picture(state.game(), told, "en", "A table", people)
    assert picture is not None
    return picture


def scene_of(state: State) -> Scene:
    scene = title(state.game()).part("picture", Picture).scene(Catalogue("en"), state)
    assert scene is not None
    return scene


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("limit", [0, 60, -1])
def test_any_position_is_printed(key: str, limit: int) -> None:
    picture = drawn(after(key, limit))
    with Image.open(BytesIO(picture)) as image:
        assert image.size == (WIDE, HIGH)
        assert image.mode == "P"
        assert len(image.convert("RGB").getcolors(2**20) or []) > 40
    assert len(picture) < 300_000


@pytest.mark.parametrize("key", GAMES)
def test_every_number_of_seats_has_a_picture_of_its_own(key: str) -> None:
    counts = range(game(key).min_players, game(key).max_players + 1)
    sheets = {
        postcard(scene_of(new_state(key, count)), "A table", sitters(count)) for count in counts
    }
    assert len(sheets) == len(counts)


@pytest.mark.parametrize("key", GAMES)
def test_what_nobody_may_know_is_not_in_it(key: str) -> None:
    state = after(key, 60)
    view = state.view(None)
    guesses = [view.determinize(Random(seed)) for seed in range(6)]
    assert (len({guess.key() for guess in guesses}) > 1) == (key in HIDING)
    assert drawn(max(guesses, key=State.key)) == drawn(min(guesses, key=State.key)) == drawn(state)


@pytest.mark.parametrize("key", [*GAMES, "own"])
def test_what_is_drawn_stands_for_itself(key: str) -> None:
    """No variables, which only pages know, and nothing that would have to be fetched."""
    state = new_state("small_world", 2, OWN) if key == "own" else after(key, 60)
    svg = postcard(scene_of(state), "A table", sitters(state.seat_count()))
    ElementTree.fromstring(svg)
    assert "var(" not in svg
    links = re.findall(r'href="([^"]+)"', svg)
    assert all(link.startswith(("#", "data:image/")) for link in links)
    named = re.findall(r' id="([^"]+)"', svg)
    assert len(named) == len(set(named))
    assert {link[1:] for link in links if link.startswith("#")} <= set(named)


@pytest.mark.parametrize("board", SHIPPED)
def test_every_shipped_board_is_painted_in_its_shape(board: str) -> None:
    spec = shipped_board(board)
    _, _, packed = painting("warren.drawing.small_world", board).partition(",")
    with Image.open(BytesIO(b64decode(packed))) as image:
        assert image.width / image.height == pytest.approx(
            (spec.aspect + 2 * MARGIN) / (1 + 2 * MARGIN), rel=0.02
        )


def test_an_own_board_is_drawn_too() -> None:
    assert drawn(new_state("small_world", 2, OWN)) != drawn(new_state("small_world", 2))


def test_a_title_without_a_scene_has_no_picture() -> None:
    plain = Picture(Title("bare", "nowhere:Nothing"))
    assert plain.scene(Catalogue("en"), new_state("heroes", 2)) is None


def test_names_scores_and_free_seats_make_a_difference() -> None:
    ann = Sitter("Ann")
    told = (
        [ann, Sitter("Bob")],
        [ann, Sitter("Боря")],
        [ann, Sitter("Bob", score=3)],
        [ann, Sitter("Bob", score=3, wins=True)],
        [ann, Sitter("Bob", acts=True)],
        [ann, Sitter("Bob", free=True)],
    )
    assert len({postcard(SQUARE, "A table", people) for people in told}) == len(told)


def test_markup_in_a_name_is_only_a_name() -> None:
    svg = postcard(SQUARE, "<b>&</b>", [Sitter('<image href="http://there/"/>'), Sitter("&")])
    assert "<image" not in svg
    ElementTree.fromstring(svg)


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("wide", [60, 100, 188, 400])
def test_everything_has_room(seats: int, wide: float) -> None:
    svg = postcard(Scene(wide, 100, ()), "Герои Тёмных Земель и их соседи", sitters(seats))
    for box in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}rect"):
        x, y = float(box.get("x", 0)), float(box.get("y", 0))
        assert x + float(box.get("width", 0)) <= WIDE + 1
        assert y + float(box.get("height", 0)) <= HIGH + 1


def test_letters_fit_or_are_cut_off() -> None:
    for family in lettering.FILES:
        for name in NAMES:
            text, size = lettering.fitted(name, family, 150, 40, 24)
            assert lettering.width(text, family, size) <= 150.5
    assert lettering.fitted("Ann", "Alegreya", 900, 40, 24) == ("Ann", 40)


def test_both_alphabets_have_letters_and_others_are_left_out() -> None:
    ours = "Ёжик Żółw Übung №7 — “so”"
    for family in lettering.FILES:
        assert lettering.known(ours, family) == ours
        assert lettering.known("Ann 漢字\n\u202e", family) == "Ann"


def test_a_realm_has_one_rim() -> None:
    """The line between two regions of one realm is no part of its rim."""
    board = hexagons("two", [2])
    apart = "".join(realms(board.outlines, [Realm(0, ("a1",)), Realm(0, ("a2",))], 40, "x"))
    joined = "".join(realms(board.outlines, [Realm(0, ("a1", "a2"))], 40, "x"))
    assert apart.count("stroke-dasharray") == 0
    assert joined.count("stroke-dasharray") == 1


def test_seats_and_peoples_look_as_on_the_page() -> None:
    palette = (PAGE / "style" / "palette.css").read_text(encoding="utf-8").partition("@media")[0]
    for seat, colour in enumerate(paints.SEATS):
        assert f"--seat-{seat}: {colour};" in palette
    marks = (PAGE / "lib" / "seats.ts").read_text(encoding="utf-8")
    assert tuple(re.findall(r'^  "(M[^"]+)",$', marks, re.MULTILINE)) == paints.MARKS
    peoples = (PAGE / "games" / "small_world" / "peoples.ts").read_text(encoding="utf-8")
    told = dict(re.findall(r'^  "?([\w-]+)"?: "(#\w+)",$', peoples, re.MULTILINE))
    assert told == PEOPLES
    symbols = (PAGE / "games" / "small_world" / "symbols.ts").read_text(encoding="utf-8")
    assert all(f'{symbol}: "{colour}"' in symbols for symbol, colour in SYMBOLS.items())
