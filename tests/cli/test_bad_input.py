"""Bad input: one clear line that names the field, exit code 2, no trace, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calls import process

from warren.cli.main import run

PLAY = ("play", "small_world")
SIMULATE = ("simulate", "small_world", "--games", "1")

BAD: list[tuple[tuple[str, ...], str]] = [
    (("dance",), "dance"),
    (("rules", "dance"), "dance"),
    (("--dance",), "--dance"),
    (("play",), "game"),
    (("play", "small_world", "too", "many"), "--help"),
    (("play", "chess"), "chess"),
    (("play", "smallworld"), "small_world"),
    ((*PLAY, "--players", "1"), "SW-SET-1"),
    ((*PLAY, "--players", "6"), "SW-SET-1"),
    ((*PLAY, "--players", "two"), "--players"),
    ((*PLAY, "--players"), "--players"),
    ((*PLAY, "--board", "atlantis"), "atlantis"),
    ((*PLAY, "--board", "x" * 3000), "xxx"),
    ((*PLAY, "--board", "atlantis.yaml"), "atlantis.yaml"),
    ((*PLAY, "--board", "smallworld-3"), "smallworld-3"),
    ((*PLAY, "--board", "smallworld-2", "--option", "board=smallworld-2"), "board"),
    ((*PLAY, "--option", "colour=red"), "colour"),
    ((*PLAY, "--option", "elves_return"), "--option"),
    ((*PLAY, "--option", "=1"), "--option"),
    ((*PLAY, "--option", "elves_return=maybe"), "elves_return"),
    ((*PLAY, "--option", "first=2"), "first"),
    ((*PLAY, "--option", "first=0", "--option", "first=1"), "first"),
    ((*PLAY, "--bots", "genius"), "--bots"),
    ((*PLAY, "--bots", "greedy,greedy"), "--bots"),
    ((*PLAY, "--bots", "nowhere.py:Bot"), "nowhere.py"),
    ((*PLAY, "--hotseat", "--bots", "greedy"), "--bots"),
    ((*PLAY, "--names", "Ann,Bob"), "--names"),
    ((*PLAY, "--hotseat", "--names", "Ann,Ann"), "Ann"),
    ((*PLAY, "--names", "greedy 2"), "greedy 2"),
    ((*PLAY, "--names", "x" * 41), "--names"),
    ((*PLAY, "--seed", "lucky"), "--seed"),
    ((*PLAY, "--save", "nowhere/game.ndjson"), "nowhere/game.ndjson"),
    ((*PLAY, "--save", "."), "."),
    ((*PLAY, "--resume", "nothing.ndjson"), "nothing.ndjson"),
    ((*PLAY, "--resume", "nothing.ndjson", "--players", "3"), "--players"),
    ((*PLAY, "--lang", "de"), "--lang"),
    (("--lang", "de", *PLAY), "--lang"),
    ((*SIMULATE, "--players", "greedy"), "SW-SET-1"),
    ((*SIMULATE, "--players", "greedy,genius"), "genius"),
    (("simulate", "small_world", "--games", "0"), "games"),
    ((*SIMULATE, "--workers", "0"), "workers"),
    ((*SIMULATE, "--option", "colour=red"), "colour"),
    (("replay", "nothing.ndjson"), "nothing.ndjson"),
    (("rules", "show", "SW-NO-1"), "SW-NO-1"),
    (("rules", "coverage", "--tests", "nowhere"), "--tests"),
    (("board", "show", "atlantis"), "atlantis"),
    (("board", "show", "smallwrld-2"), "smallworld-2"),
    (("board", "check", "atlantis.yaml"), "atlantis.yaml"),
    (("board", "show", "smallworld-2", "--svg", "nowhere/board.svg"), "nowhere/board.svg"),
    (("bench", "chess"), "chess"),
    (("lab", "rase", "orcs"), "rase"),
    (("lab", "race", "orcz"), "orcs"),
    (("lab", "card", "catapul"), "catapult"),
    (("bench", "--seconds", "0"), "--seconds"),
    (("scenario",), "paths"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(bad[0])[:60] for bad in BAD])
def test_bad_arguments(
    arguments: tuple[str, ...],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for language in ("ru", "en"):
        monkeypatch.setenv("WARREN_LANG", language)
        assert run(arguments) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert named in told.err
        assert len(told.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_language_in_the_environment(tmp_path: Path) -> None:
    done = process("board", "list", folder=tmp_path, WARREN_LANG="tlh")
    assert (done.returncode, done.stdout) == (2, "")
    assert "WARREN_LANG" in done.stderr
    assert "tlh" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_process_ends_with_the_same_line_and_code(tmp_path: Path) -> None:
    done = process("play", "chess", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[0].count("chess") == 1
    assert len(done.stderr.splitlines()) == 1
