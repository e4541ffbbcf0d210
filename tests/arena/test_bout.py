"""Whatever a bot from outside does costs it its game, and nobody else anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.arena.strangers import event, line_of, strangers

from warren.arena.bout import dismiss, is_stranger, play
from warren.arena.bout import line_of as place_of
from warren.core.match import replay
from warren.core.record import read_record
from warren.games.registry import game


@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        ("Crash", "crash", "KeyError: 'x'"),
        ("Odd", "crash", "TypeError"),
        ("Illegal", "illegal", "CORE-ACTION"),
        ("Prints", "print", "hello"),
        ("Sleeps", "late", "no answer"),
        ("Spins", "late", "no answer"),
        ("Big", "memory", "MemoryError"),
        ("Killed", "gone", "SIGKILL"),
        ("Leaves", "gone", "exit code 3"),
    ],
)
def test_a_fault_costs_the_game(tmp_path: Path, name: str, kind: str, told: str) -> None:
    shown = event(f"{strangers(tmp_path)}:{name}", "random", records=str(tmp_path))
    rows = play(shown, shown.pairings(2)[0])
    dismiss()
    for turn, row in enumerate(rows):
        assert row.fault is not None
        assert row.fault.seat == turn
        assert row.fault.kind == kind
        assert told in row.fault.problem
        assert row.wins[turn] == 0.0
        assert sum(row.wins) == 1.0
        record = read_record((tmp_path / row.record).read_text(encoding="utf-8"))
        assert record.names[turn] == name
        replay(game("small_world"), record)
        if kind in ("crash", "print", "late", "memory") and name != "Odd":
            assert row.fault.line == f"strange.py:{line_of(name)}"


def test_a_good_stranger_plays_to_the_end(tmp_path: Path) -> None:
    shown = event(f"{strangers(tmp_path)}:Good", "random", clock=30.0)
    rows = play(shown, shown.pairings(2)[0])
    dismiss()
    assert [row.fault for row in rows] == [None, None]
    assert [row.bots for row in rows] == [[0, 1], [1, 0]]
    assert all(min(row.decisions) >= 10 for row in rows)


def test_a_file_that_cannot_be_loaded_costs_its_games(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text("x = 1\ny = 1 / 0\n", encoding="utf-8")
    shown = event(f"{path}:Own", "random")
    rows = play(shown, shown.pairings(2)[0])
    dismiss()
    assert rows[0].fault is not None
    assert rows[0].fault.line == "own.py:2"
    assert "ZeroDivisionError" in rows[0].fault.problem


def test_deals_have_the_same_chance() -> None:
    shown = event("random", "greedy")
    again = [play(shown, pairing) for pairing in shown.pairings(4)]
    assert [row.scores for rows in again for row in rows] == [
        row.scores for pairing in shown.pairings(4) for row in play(shown, pairing)
    ]


def test_who_comes_from_outside() -> None:
    assert not is_stranger("greedy:boldness=2")
    assert is_stranger("my.py:Mine")
    assert is_stranger("program:node bot.mjs")


def test_lines_of_the_bots_own_file() -> None:
    trace = 'File "/a/my.py", line 3\n  File "/lib/x.py", line 9\n  File "/a/my.py", line 7'
    assert place_of(trace, "/a/my.py", innermost_first=False) == "my.py:7"
    assert place_of(trace, "/a/my.py", innermost_first=True) == "my.py:3"
    assert place_of("", "/a/my.py", innermost_first=False) == "my.py"
