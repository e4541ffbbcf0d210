"""`warren board` for dungeons and the central board."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from librt.random import Random
from tests.cli.calls import invoke

from warren.core.match import new_match
from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.heroes.game import Heroes

LINES = 300


def cells(picture: str, kind: str = "") -> list[str]:
    """The cells of a picture, all or those of a kind."""
    return [
        node.get("data-cell") or ""
        for node in ElementTree.fromstring(picture).iter()
        if node.get("data-cell") and kind in (node.get("class") or "").split(" ")[-1]
    ]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game that goes on, as a record."""
    match = new_match(DungeonLords(), 3, {"first": 0}, ["Anna", "Boris <&>", "Vera"])
    rng = Random(5)
    while len(match.record.lines) < LINES:
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.draw(rng)
        else:
            codes = match.state.legal_actions(actor)
            match.act(actor, match.state.action(codes[rng.randrange(len(codes))]))
    path = tmp_path_factory.mktemp("record") / "game.ndjson"
    path.write_text(match.record.write(), encoding="utf-8")
    return str(path)


def test_both_are_listed() -> None:
    listed = json.loads(invoke("board", "list", "--json").stdout)["boards"]
    facts = {board["board"]: (board["players"], board["regions"]) for board in listed}
    assert facts["lords-dungeon"] == ([2, 3, 4], 20)
    assert facts["lords-center"] == ([2, 3, 4], 24)


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("lords-dungeon", "ru", ("▼ вход", "туннель", "два года")),
        ("lords-dungeon", "en", ("▼ entrance", "tunnel", "two years")),
        ("lords-center", "ru", ("Получение еды", "1 золото → 2 еды")),
        ("lords-center", "en", ("Build Room", "1 gold → 2 food")),
    ],
)
def test_show_as_text(name: str, language: str, words: tuple[str, ...]) -> None:
    done = invoke("board", "show", name, language=language)
    assert done.exit_code == 0, done.stderr
    for word in words:
        assert word in done.stdout


def test_show_as_data() -> None:
    dungeon = json.loads(invoke("board", "show", "lords-dungeon", "--json").stdout)["data"]
    assert dungeon == {"columns": 5, "rows": 4, "entrance": "c1", "dug": ["c1", "c2", "c3"]}
    places = json.loads(invoke("board", "show", "lords-center", "--json").stdout)["data"]["places"]
    assert [place["place"] for place in places][:2] == ["get-food", "improve-reputation"]
    assert [place["order"] for place in places][-2:] == [[3, 2, 1], [3, 2, 1]]


def test_a_picture_of_the_start() -> None:
    drawn = invoke("board", "show", "lords-dungeon", "--svg", "-").stdout
    assert len(cells(drawn)) == 20
    assert cells(drawn, "tunnel") == ["c1", "c2", "c3"]
    center = invoke("board", "show", "lords-center", "--svg", "-", language="ru").stdout
    spaces = [n for n in ElementTree.fromstring(center).iter() if n.get("data-space")]
    assert len(spaces) == 24
    assert "Строительство" in center


def test_the_dungeons_of_a_record(record: str, tmp_path: Path) -> None:
    target = tmp_path / "dungeons.svg"
    done = invoke("board", "show", "lords-dungeon", "--record", record, "--svg", str(target))
    assert done.exit_code == 0, done.stderr
    picture = target.read_text(encoding="utf-8")
    assert len(cells(picture)) == 60
    assert len(cells(picture, "earth")) < 51
    assert "The dungeon of Boris &lt;&amp;&gt;" in picture
    start = invoke("board", "show", "lords-dungeon", "--record", record, "--to", "20").stdout
    assert len(cells(start, "earth")) == 51


def test_the_central_board_of_a_record(record: str) -> None:
    names = {"Anna", "Boris <&>", "Vera"}
    drawn = invoke("board", "show", "lords-center", "--record", record, "--to", "120").stdout
    root = ElementTree.fromstring(drawn)
    assert names <= {"".join(node.itertext()) for node in root.iter()}
    assert (
        invoke("board", "show", "lords-center", "--record", record, "--to", "120").stdout == drawn
    )


@pytest.mark.parametrize("name", ["lords-dungeon", "lords-center"])
def test_a_record_of_another_game_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "heroes.ndjson"
    path.write_text(new_match(Heroes(), 2, {}, ["a", "b"]).record.write(), encoding="utf-8")
    done = invoke("board", "show", name, "--record", str(path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert name in done.stderr
    assert len(done.stderr.splitlines()) == 1
