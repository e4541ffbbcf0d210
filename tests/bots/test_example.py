"""The examples of the page on bots run as they stand."""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
from pathlib import Path

import pytest
from tests.cli.calls import invoke

from warren.arena.simulation import simulate
from warren.games.small_world.actions import CONQUER
from warren.games.small_world.game import SmallWorld

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_has_ten_lines_and_plays(tmp_path: Path) -> None:
    text = examples()[0]
    assert len([line for line in text.splitlines() if line.strip()]) <= 10
    path = tmp_path / "raider.py"
    path.write_text(text, encoding="utf-8")
    report = simulate("small_world", [f"{path}:Raider", "random"], games=40, seed=1)
    assert set(report.win_share) == {"Raider", "random"}
    assert report.mean_coins["Raider"] > report.mean_coins["random"]


def test_the_price_query(tmp_path: Path) -> None:
    path = tmp_path / "prices.py"
    path.write_text(examples()[1], encoding="utf-8")
    state = SmallWorld().new_state(2, {"first": 0})
    while not state.legal_actions(0):
        state.apply(-1, state.chance_outcomes()[0][0])
    cheapest = runpy.run_path(str(path))["cheapest"]
    assert cheapest(state.view(0)) is None
    state.apply(0, state.legal_actions(0)[0])
    while not state.legal_actions(0):
        state.apply(-1, state.chance_outcomes()[0][0])
    space = state.space()
    assert any(space.block(code) == CONQUER for code in state.legal_actions(0))
    assert cheapest(state.view(0)) in (1, 2)


def test_many_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "batch.py"
    path.write_text(examples()[2], encoding="utf-8")
    runpy.run_path(str(path))
    share, score, length = map(float, capsys.readouterr().out.split())
    assert 0.2 < share < 0.8
    assert score > 0
    assert length > 10


def test_the_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "thinker.py"
    path.write_text(examples()[3], encoding="utf-8")
    state = SmallWorld().new_state(2, {})
    while state.is_chance():
        state.apply(-1, state.chance_outcomes()[0][0])
    seat = state.actors()[0]
    think = runpy.run_path(str(path))["think"]
    assert think(state.view(seat)) in state.legal_actions(seat)
    assert len(capsys.readouterr().out.splitlines()) == len(state.legal_actions(seat))


def test_the_simulation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "script.py"
    path.write_text(examples()[4], encoding="utf-8")
    runpy.run_path(str(path), run_name="__main__")
    share, coins = capsys.readouterr().out.split()
    assert 0.9 <= float(share) <= 1.0
    assert float(coins) > 60


def test_the_arena_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text(encoding="utf-8")
    script = re.findall(r"```js\n(.*?)```", text, re.DOTALL)[0]
    assert script == (PAGE.parents[1] / "examples/bots/raider.mjs").read_text(encoding="utf-8")
    commands = re.findall(r"^warren (arena .*)$", text, re.MULTILINE)
    assert len(commands) == 3
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(PAGE.parents[1] / "examples")
    for command in commands:
        if "node" not in command or shutil.which("node"):
            done = invoke(*shlex.split(command))
            assert done.exit_code == 0, done.stderr
    assert (tmp_path / "arena" / "report.html").is_file()


def test_the_simulation_with_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = re.findall(r"^warren (simulate .* --records games)$", PAGE.read_text("utf-8"), re.M)
    monkeypatch.chdir(tmp_path)
    done = invoke(*shlex.split(command[0]))
    assert done.exit_code == 0, done.stderr
    assert len(list((tmp_path / "games").iterdir())) == 4
