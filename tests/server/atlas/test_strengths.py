"""The strength of races and powers comes from runs of the lab that the documentation tells."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.calls import ROOT, process

from warren.games.registry import titles
from warren.server.atlas.small_world.strengths import reports, strengths

MODULE = "warren.server.atlas.small_world.strengths"
COMMANDS = [
    line.removesuffix(f" | python -m {MODULE}")
    for line in (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("warren lab") and line.endswith(f"python -m {MODULE}")
]


def told(command: str) -> tuple[str, str, str, int]:
    """The game, the kind, the subject and the number of games of a command."""
    _, _, kind, id, *options = shlex.split(command)
    given = dict(zip(options[::2], options[1::2], strict=False))
    return given.get("--game", "small_world"), kind, id, int(given["--games"])


def test_what_is_shown_was_measured_as_it_is_told() -> None:
    kept = {
        (one.game, one.kind, one.id, one.games) for title in titles() for one in reports(title.key)
    }
    assert kept == {told(command) for command in COMMANDS}
    assert len(kept) == 4


def test_the_strongest_race_wins_more_than_half() -> None:
    shares = [one.wins for (kind, _), one in strengths("small_world").items() if kind == "race"]
    assert min(shares) < 0.5 < max(shares)
    assert strengths("heroes") == {}


@pytest.mark.parametrize("command", COMMANDS[:1])
def test_the_command_writes_such_a_file(command: str, tmp_path: Path) -> None:
    game, kind, _, games = told(command)
    quick = command.replace(f"--games {games}", "--games 2 --workers 1")
    answer = process(*shlex.split(quick)[1:])
    assert answer.returncode == 0, answer.stderr
    done = subprocess.run(
        [sys.executable, "-m", MODULE, str(tmp_path)],
        input=answer.stdout,
        text=True,
        check=False,
        capture_output=True,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr
    (file,) = tmp_path.iterdir()
    assert file.name == f"{game}-{kind}.json"
    assert '"games": 2' in file.read_text(encoding="utf-8")
