"""`warren board`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml
from librt.random import Random
from tests.cli.calls import TINY_BOARD, invoke, tiny

from warren.bots.greedy_bot import GreedyBot
from warren.cli.dungeon_lords.boards import LORDS_BOARDS
from warren.cli.heroes.boards import HEX_BOARDS
from warren.core.match import new_match
from warren.core.playout import play_out
from warren.core.state import CHANCE
from warren.games.heroes.game import Heroes
from warren.games.registry import new_state
from warren.games.small_world.board_file import SHIPPED

MAPS = ("heroes-37", "heroes-51", "heroes-61")
SOUND = yaml.safe_load(TINY_BOARD)


def test_the_list_has_every_shipped_board() -> None:
    told = invoke("board", "list").stdout
    names = [*SHIPPED, *HEX_BOARDS, *LORDS_BOARDS]
    assert all(name in told for name in names)
    listed = json.loads(invoke("board", "list", "--json").stdout)["boards"]
    assert [board["board"] for board in listed] == names
    players = [board["players"] for board in listed[: len(SHIPPED)]]
    assert players == [2, 3, 4, 5, 2, 3, 4, 5, None]


@pytest.mark.parametrize(("language", "title"), [("ru", "Два берега"), ("en", "Two Shores")])
def test_show_tells_regions_and_provenance(language: str, title: str) -> None:
    done = invoke("board", "show", "smallworld-2", "--lang", language)
    assert done.exit_code == 0
    assert title in done.stdout
    assert "2-23" in done.stdout
    assert {"ru": "печатное поле", "en": "printed board"}[language] in done.stdout


@pytest.mark.parametrize(
    ("name", "language", "told"),
    [
        ("underground-2", "en", "printed board"),
        ("underground-5", "en", "original design"),
        ("underground-5", "ru", "авторское поле"),
        ("underground-6", "ru", "дополнения для шестерых"),
    ],
)
def test_an_underground_board_tells_its_source(name: str, language: str, told: str) -> None:
    shown = invoke("board", "show", name, "--lang", language).stdout
    assert told in shown
    assert told.split(maxsplit=1)[0] in invoke("board", "list", "--lang", language).stdout


def test_an_underground_board_tells_chasms_and_monsters() -> None:
    rows = invoke("board", "show", "underground-2", "--lang", "ru").stdout.splitlines()
    chasm = next(row for row in rows if row.strip().startswith("2-A1 "))
    assert "Пропасть" in chasm
    assert "Жерло вулкана" in chasm
    assert "вход" not in chasm
    assert sum("2 монстра" in row for row in rows) == 4
    assert any("Шахта" in row for row in rows)
    assert not any("Рудник" in row for row in rows)


def test_an_underground_board_is_drawn_with_its_own_words() -> None:
    drawn = invoke("board", "show", "underground-2", "--svg", "-", "--lang", "ru").stdout
    assert regions(drawn) == 28
    assert "Шахта" in drawn
    assert "2 монстра" in drawn
    assert "Рудник" not in drawn


def test_show_as_data(tmp_path: Path) -> None:
    shown = json.loads(invoke("board", "show", tiny(tmp_path), "--json").stdout)
    assert shown["regions"] == 5
    assert shown["data"] == SOUND
    assert shown["provenance"] == "own board"


def test_a_picture_of_a_board_of_ones_own(tmp_path: Path) -> None:
    target = tmp_path / "tiny.svg"
    done = invoke("board", "show", tiny(tmp_path), "--svg", str(target))
    assert done.exit_code == 0, done.stderr
    picture = ElementTree.parse(target).getroot()
    assert picture.tag.endswith("svg")
    printed = invoke("board", "show", tiny(tmp_path), "--svg", "-")
    assert ElementTree.fromstring(printed.stdout).tag.endswith("svg")


@pytest.mark.parametrize("name", MAPS)
def test_a_picture_of_a_hex_map(name: str, tmp_path: Path) -> None:
    target = tmp_path / "map.svg"
    done = invoke("board", "show", name, "--svg", str(target))
    assert done.exit_code == 0, done.stderr
    assert regions(target.read_text(encoding="utf-8")) == int(name[-2:])


def regions(picture: str) -> int:
    root = ElementTree.fromstring(picture)
    return sum(1 for node in root.iter() if node.get("data-region"))


@pytest.mark.parametrize(("language", "level"), [("ru", "Уровень"), ("en", "Level")])
def test_a_hex_map_tells_its_tiles(language: str, level: str) -> None:
    done = invoke("board", "show", "heroes-37", "--lang", language)
    assert done.exit_code == 0
    assert level in done.stdout
    assert "37" in done.stdout
    shown = json.loads(invoke("board", "show", "heroes-51", "--json").stdout)
    assert shown["data"]["rows"] == [6, 7, 8, 9, 8, 7, 6]
    assert sum(shown["data"]["levels"]) == 61
    assert shown["players"] == [4]


def heroes_record(folder: Path) -> str:
    """A game between bots as a record."""
    match = new_match(Heroes(), 2, {"first": 0}, ["Anna", "Boris"])
    rng = Random(3)
    bots = [GreedyBot(1, "heroes") for _ in range(2)]
    while not match.state.is_over():
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.draw(rng)
        else:
            match.act(actor, match.state.action(bots[actor].choose(match.state.view(actor))))
    path = folder / "game.ndjson"
    path.write_text(match.record.write(), encoding="utf-8")
    return str(path)


def test_the_position_of_a_record(tmp_path: Path) -> None:
    record, target = heroes_record(tmp_path), tmp_path / "end.svg"
    done = invoke("board", "show", "heroes-37", "--record", record, "--svg", str(target))
    assert done.exit_code == 0, done.stderr
    picture = target.read_text(encoding="utf-8")
    assert regions(picture) == 37
    assert ">Anna</text>" in picture
    assert ", Boris, " in picture
    start = invoke("board", "show", "heroes-37", "--record", record, "--to", "40").stdout
    assert regions(start) == 37
    assert "level 12" in start
    assert "Boris" not in start


@pytest.mark.parametrize("key", ["small_world", "underground", "heroes", "dungeon_lords"])
def test_a_position_of_any_game_is_drawn(key: str) -> None:
    state = new_state(key, 2)
    play_out(state, Random(4), limit=40)
    line = repr(state.view(0)).removesuffix(">").partition(": ")[2]
    for position in (repr(state).strip("<>"), line):
        done = invoke("board", "show", "--position", position)
        assert done.exit_code == 0, done.stderr
        assert done.stdout.strip() == state.view(None).svg("en")


def test_a_position_on_its_board_and_on_another() -> None:
    state = new_state("small_world", 2)
    play_out(state, Random(4), limit=40)
    line = repr(state).strip("<>")
    drawn = invoke("board", "show", "smallworld-2", "--position", line, "--lang", "ru")
    assert drawn.stdout.strip() == state.svg("ru")
    other = invoke("board", "show", "smallworld-3", "--position", line)
    assert (other.exit_code, other.stdout) == (2, "")
    assert "--position" in other.stderr
    assert "smallworld-3" in other.stderr


def test_nothing_to_show() -> None:
    done = invoke("board", "show")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "board" in done.stderr


@pytest.mark.parametrize("name", ["heroes-61", "smallworld-2"])
def test_a_record_of_another_board_is_refused(name: str, tmp_path: Path) -> None:
    done = invoke("board", "show", name, "--record", heroes_record(tmp_path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "--record" in done.stderr
    assert name in done.stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The borders between these regions cannot lie on a flat board: a, b, c, d"),
        ("ru", "Границы между этими регионами не уложить на плоскости: a, b, c, d"),
    ],
)
def test_a_board_that_cannot_be_drawn(language: str, told: str, tmp_path: Path) -> None:
    path, target = tmp_path / "knot.yaml", tmp_path / "knot.svg"
    regions = {
        name: region(borders=[other for other in "abcd" if other != name]) for name in "abcd"
    }
    path.write_text(yaml.safe_dump({"board": "knot", "regions": regions}), encoding="utf-8")
    done = invoke("board", "show", str(path), "--svg", str(target), language=language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [told]
    assert not target.exists()


def test_check_accepts_a_sound_board(tmp_path: Path) -> None:
    done = invoke("board", "check", tiny(tmp_path))
    assert done.exit_code == 0
    assert "Patch" in done.stdout


def region(**changes: object) -> dict[str, object]:
    return {"terrain": "hill", "edge": True, "borders": ["b"], **changes}


FAULTS: list[tuple[object, str]] = [
    ("just text", "board.yaml"),
    ({}, "regions"),
    ({"regions": {"a": region(borders=[])}}, "regions"),
    ({"regions": {"a": region(), "b": region(borders=["c"])}}, "c"),
    ({"regions": {"a": region(borders=["a", "b"]), "b": region()}}, "a"),
    ({"regions": {"a": region(borders=[]), "b": region(borders=[])}}, "b"),
    ({"regions": {"a": region(edge=False), "b": region(borders=[], edge=False)}}, "regions"),
    ({"regions": {"a": region(terrain="lava"), "b": region()}}, "regions.a.terrain"),
    ({"regions": {"a": region(symbols=["star"]), "b": region()}}, "regions.a.symbols"),
    ({"regions": {"a": region(terrain="lake"), "b": region(borders=[])}}, "regions.a.edge"),
    ({"regions": {"a": region(ring=["b"], edge=True), "b": region()}}, "regions.a.edge"),
    (
        {
            "regions": {
                "a": region(ring=["rim", "b"]),
                "b": region(borders=["c"], ring=["rim", "c"]),
                "c": region(borders=["b"]),
            }
        },
        "a",
    ),
    ({"regions": {"a": region(at=[1, 2, 3]), "b": region()}}, "regions.a.at"),
    ({"regions": {"a": region(colour="red"), "b": region()}}, "regions.a.colour"),
    ({"regions": {"a": region(tribe="yes"), "b": region()}}, "regions.a.tribe"),
    ({**SOUND, "rounds": 0}, "rounds"),
    ({**SOUND, "players": 6}, "players"),
    ({**SOUND, "aspect": 9}, "aspect"),
    ({**SOUND, "weather": "rain"}, "weather"),
    ({**SOUND, "title": "Patch"}, "title"),
]


@pytest.mark.parametrize(("data", "named"), FAULTS, ids=[str(i) for i in range(len(FAULTS))])
def test_check_names_what_is_wrong(data: object, named: str, tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(yaml.safe_dump(data), encoding="utf-8")
    done = invoke("board", "check", str(path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert named in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_check_names_a_file_that_is_not_yaml(tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text("regions: [", encoding="utf-8")
    done = invoke("board", "check", str(path))
    assert done.exit_code == 2
    assert "board.yaml" in done.stderr
