"""`warren replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.calls import invoke, tiny

from warren.core.match import replay
from warren.core.notation import read_line
from warren.core.record import read_record
from warren.games.registry import game


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.ndjson"
    table = ("play", "small_world", "--board", tiny(tmp_path), "--seed", "4", "--save", str(path))
    invoke(*table, typed="1\n1\nundo\n" + "1\n" * 300)
    return path


def test_the_state_after_any_line(saved: Path) -> None:
    record = read_record(saved.read_text(encoding="utf-8"))
    for line in (0, 1, 15, len(record.lines)):
        shown = json.loads(invoke("replay", str(saved), "--to", str(line), "--json").stdout)
        assert shown == replay(game("small_world"), record, line).state.to_json()


def test_the_whole_game_told(saved: Path) -> None:
    done = invoke("replay", str(saved))
    assert done.exit_code == 0, done.stderr
    assert "takes back the last action" in done.stdout
    assert "Treasurer 2" in done.stdout
    position = done.stdout.rstrip().splitlines()[-1]
    assert game("small_world").state_from_json(read_line(position)).is_over()
    log = invoke("replay", str(saved), "--log")
    assert log.stdout in done.stdout
    assert len(log.stdout) < len(done.stdout)


def test_the_log_as_data(saved: Path) -> None:
    lines = json.loads(invoke("replay", str(saved), "--to", "12", "--log", "--json").stdout)
    assert [line["n"] for line in lines] == list(range(1, 13))
    assert lines[0]["effects"][0]["effect"] == "first-player-chosen"


def test_an_unfinished_record(saved: Path) -> None:
    done = invoke("replay", str(saved), "--to", "14")
    assert done.exit_code == 0
    assert "Line 14 of" in done.stdout


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda text: text[:0], "1"),
        (lambda text: text[:-1], "line"),
        (lambda text: text[:-20], "line"),
        (lambda text: text.replace('"game": "small_world"', '"game": "chess"'), "chess"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "version"),
        (lambda text: text.replace('"version": 1', f'"version": {"7" * 41}'), "10¹⁸"),
        (lambda text: text.replace('"rules": 2', f'"rules": -{"7" * 4000}'), "10¹⁸"),
        (lambda text: text.replace('"rules": 2', f'"rules": {"7" * 5000}'), "line"),
        (lambda text: text.replace("warren-record", "other"), "format"),
        (lambda text: text.replace('"n": 3,', '"n": 4,'), "4"),
        (lambda text: text.replace('"verb": "first"', '"verb": "dance"'), "dance"),
        (lambda text: text.replace('"verb": "first"', f'"verb": "{"x" * 5000}"'), "xxx"),
        (lambda text: text.replace('"players": 2', '"players": 3'), "seats"),
        (lambda text: text.replace('"seat": "chance"', '"seat": "fate"', 1), "seat"),
    ],
)
def test_malformed_records(change: object, named: str, saved: Path) -> None:
    assert callable(change)
    saved.write_text(change(saved.read_text(encoding="utf-8")), encoding="utf-8")
    for command in (("replay", str(saved)), ("play", "small_world", "--resume", str(saved))):
        done = invoke(*command)
        assert (done.exit_code, done.stdout) == (2, ""), done.stderr
        assert named in done.stderr.lower()
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("line", ["-1", "100000"])
def test_a_line_that_is_not_there(line: str, saved: Path) -> None:
    done = invoke("replay", str(saved), "--to", line)
    assert (done.exit_code, done.stdout) == (2, "")
    assert line.lstrip("-") in done.stderr.replace("\u00a0", "").replace(",", "")
