"""Strength comes from runs of the lab that the documentation tells."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.calls import ROOT, process

from warren.games.registry import titles
from warren.lab.lab import lab_for, lab_of
from warren.server.atlas.strengths import Line, reports, strength_of, strengths

MODULE = "warren.server.atlas.strengths"
COMMANDS = [
    line.removesuffix(f" | python -m {MODULE}")
    for line in (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("warren lab") and line.endswith(f"python -m {MODULE}")
]


def options(command: str) -> dict[str, str]:
    """What is written after the subject."""
    written = [word for word in shlex.split(command)[4:] if word != "--json"]
    return dict(zip(written[::2], written[1::2], strict=True))


def told(command: str) -> tuple[str, str, str, int, int]:
    """The game, the kind, the subject, and the numbers of players and games of a command."""
    _, _, kind, id, *_ = shlex.split(command)
    given = options(command)
    game = lab_for(kind, given.get("--game")).title.key
    return game, kind, id, int(given.get("--players", 2)), int(given["--games"])


def test_what_is_shown_was_measured_as_it_is_told() -> None:
    kept = {
        (one.game, one.kind, one.id, one.players, one.games)
        for title in titles()
        for one in reports(title.key)
    }
    assert kept == {told(command) for command in COMMANDS}
    assert {(game, kind) for game, kind, *_ in kept} == {
        (title.key, kind) for title in titles() for kind in lab_of(title.key).kinds()
    }


def test_the_strongest_race_wins_more_than_half() -> None:
    shares = [one.wins for (kind, _), one in strengths("small_world").items() if kind == "race"]
    assert min(shares) < 0.5 < max(shares)


@pytest.mark.parametrize(("game", "kind"), [("heroes", "card"), ("dungeon_lords", "trap")])
def test_of_lots_some_are_better_than_what_comes_in_their_place_and_some_worse(
    game: str, kind: str
) -> None:
    found = [one for (known, _), one in strengths(game).items() if known == kind]
    assert min(one.points_to for one in found) < 0 < max(one.points_from for one in found)
    for one in found:
        assert one.wins_from < one.wins < one.wins_to


def test_what_was_measured_too_rarely_is_not_told() -> None:
    owl = Line(
        "owl",
        40,
        more_wins=0.1,
        more_wins_interval=(0.0, 0.2),
        more_score=1.0,
        more_score_interval=(0.0, 2.0),
    )
    shown = strength_of(owl)
    assert shown is not None
    assert (shown.wins, shown.wins_to, shown.points_to) == (0.1, 0.2, 2.0)
    assert strength_of(Line("bear", 3, more_wins=0.2, more_score=1.0)) is None


@pytest.mark.parametrize("command", [COMMANDS[0], COMMANDS[-1]])
def test_the_command_writes_such_a_file(command: str, tmp_path: Path) -> None:
    game, kind, _, _, games = told(command)
    quick = command.replace(f"--games {games}", "--games 2 --workers 1 --bot random")
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
