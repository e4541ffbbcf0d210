"""Programs that speak the protocol, and programs that do not."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from tests.arena.strangers import event

from warren.arena.bout import dismiss, play
from warren.arena.rows import Row
from warren.arena.stranger import StrangerKind
from warren.core.refusal import InputError

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "raider.mjs"


def rows_of(spec: str, clock: float = 0.5, memory: int = 1024) -> list[Row]:
    shown = event(spec, "random", clock=clock, memory=memory)
    try:
        return play(shown, shown.pairings(2)[0])
    finally:
        dismiss()


def program(folder: Path, body: str) -> str:
    path = folder / "talker.py"
    path.write_text(f"import json, sys, time\n{body}\n", encoding="utf-8")
    return f"program:{sys.executable} {path}"


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here")
def test_the_example_in_another_language_plays() -> None:
    rows = rows_of(f"program:node {EXAMPLE}", clock=30.0)
    assert [row.fault for row in rows] == [None, None]
    assert sum(row.scores[turn] for turn, row in enumerate(rows)) > 20


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("print('hello', flush=True); time.sleep(600)", "talk"),
        ("print('[1]', flush=True); time.sleep(600)", "talk"),
        ("print('{}', flush=True); time.sleep(600)", "talk"),
        ("print(json.dumps({'code': True}), flush=True); time.sleep(600)", "talk"),
        ("sys.stdout.write('x' * 2_000_000); sys.stdout.flush(); time.sleep(600)", "talk"),
        ("print(json.dumps({'error': 'tired'}), flush=True); time.sleep(600)", "crash"),
        ("print(json.dumps({'code': -4}), flush=True); time.sleep(600)", "illegal"),
        ("sys.exit(5)", "gone"),
        ("x = bytearray(200_000_000); time.sleep(600)", "memory"),
    ],
)
def test_what_means_nothing_costs_the_game(tmp_path: Path, body: str, kind: str) -> None:
    rows = rows_of(program(tmp_path, body), memory=100)
    assert rows[0].fault is not None
    assert rows[0].fault.kind == kind


def test_a_program_that_is_not_there() -> None:
    rows = rows_of("program:/nowhere/bot")
    assert rows[0].fault is not None
    assert rows[0].fault.kind == "gone"
    assert "FileNotFoundError" in rows[0].fault.problem


def test_names_and_files() -> None:
    assert StrangerKind("program:node a/b/raider.mjs", 1.0, 64).name == "raider"
    kind = StrangerKind("a/my.py:Mine:depth=3", 1.0, 64)
    assert (kind.name, kind.file) == ("Mine:depth=3", "a/my.py")
    with pytest.raises(InputError):
        kind.check()
    with pytest.raises(InputError):
        StrangerKind("program: ", 1.0, 64).check()
