"""The board as a map of letters."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text
from tests.cli.calls import invoke, tiny

from warren.cli.small_world.map import ground_map
from warren.cli.small_world.relief import Relief, Sketch, sketch_of
from warren.games.registry import title
from warren.games.small_world.board_file import SHIPPED
from warren.games.small_world.state import State
from warren.text.catalogue import LANGUAGES, Catalogue

COLUMNS = 80
ROWS = 24


def opened(board: str) -> State:
    game = title("underground" if board.startswith("underground") else "small_world").game()
    wanted = board.rpartition("-")[2]
    state = game.new_state(int(wanted) if wanted in "2345" else 5, {"board": board})
    assert isinstance(state, State)
    return state


def drawn(board: str, language: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    monkeypatch.setenv("LINES", str(ROWS))
    made = ground_map(Catalogue(language), opened(board), None)
    assert made is not None
    text = made[0]
    assert isinstance(text, Text)
    return text.plain.splitlines()[:-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", SHIPPED)
def test_every_region_of_every_board_has_its_name_on_a_small_screen(
    board: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = drawn(board, language, monkeypatch)
    assert len(lines) < ROWS
    assert max(map(len, lines)) < COLUMNS
    shown = "\n".join(lines)
    missing = [name for name in opened(board).table.board.names if name not in shown]
    assert missing == []


def test_lines_join_where_regions_meet() -> None:
    square = [(0.0, 0.0), (50.0, 0.0), (50.0, 100.0), (0.0, 100.0)]
    upper = [(50.0, 0.0), (100.0, 0.0), (100.0, 50.0), (50.0, 50.0)]
    lower = [(50.0, 50.0), (100.0, 50.0), (100.0, 100.0), (50.0, 100.0)]
    relief = Relief(Sketch(100, 100, {"a": [square], "b": [upper], "c": [lower]}), 8, 4)
    assert ["".join(row) for row in relief.lines] == [
        "   │    ",
        "   ├────",
        "   │    ",
        "   │    ",
    ]
    assert [(run.row, run.start, run.length) for run in relief.runs("b")] == [(0, 4, 4)]
    assert {len(relief.runs(name)) for name in "ac"} == {2, 4}


def test_a_hole_belongs_to_what_lies_in_it() -> None:
    outer = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    inner = [(30.0, 30.0), (70.0, 30.0), (70.0, 70.0), (30.0, 70.0)]
    relief = Relief(Sketch(100, 100, {"sea": [outer, inner], "isle": [inner]}), 20, 10)
    assert relief.owners[5][10] == "isle"
    assert relief.owners[5][2] == "sea"


def test_who_holds_a_region_and_what_it_costs_stand_in_it() -> None:
    done = invoke(
        *("play", "small_world", "--seed", "3", "--option", "first=0"),
        typed="1\nboard\nconquer 2-02\nboard\n",
    )
    assert "=" in done.stdout
    assert "1:" in done.stdout


def test_a_board_of_ones_own_is_drawn_too(tmp_path: Path) -> None:
    board = tiny(tmp_path)
    done = invoke("play", "small_world", "--board", board, "--seed", "1")
    assert "┬" in done.stdout or "│" in done.stdout


def test_a_shipped_board_has_its_drawing_beside_it() -> None:
    sketch = sketch_of(opened("smallworld-2").table)
    assert sketch is not None
    assert len(sketch.regions) == len(opened("smallworld-2").table.board.names)
