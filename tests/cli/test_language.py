"""Which language is spoken."""

from __future__ import annotations

import pytest
from tests.cli.calls import process

from warren.cli.language import LANGUAGES, locale_language, spoken_language
from warren.cli.main import run


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "", "LC_ALL": ""}, "en"),
    ],
)
def test_the_locale(environ: dict[str, str], language: str) -> None:
    assert locale_language(environ) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--lang", "en", "play"], "en"),
        (["play", "--lang=en"], "en"),
        (["play", "--lang"], "ru"),
        (["play", "--lang", "xx"], "ru"),
    ],
)
def test_errors_speak_the_language_asked_for(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARREN_LANG", "ru")
    assert spoken_language(arguments) == language


def test_the_option_wins_over_the_variable_and_the_variable_over_the_locale() -> None:
    english = "Two Shores"
    russian = "Два берега"
    none = {"WARREN_LANG": "", "LC_ALL": "", "LC_MESSAGES": ""}
    assert russian in process("board", "list", **none, LANG="").stdout
    assert english in process("board", "list", **none, LANG="C").stdout
    assert english in process("board", "list", WARREN_LANG="", LC_ALL="en_US.UTF-8").stdout
    assert russian in process("board", "list", WARREN_LANG="ru", LC_ALL="en_US.UTF-8").stdout
    assert english in process("board", "list", "--lang", "en", WARREN_LANG="ru").stdout
    assert english in process("--lang", "en", "board", "list", WARREN_LANG="ru").stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path",
    [
        "",
        *("play", "simulate", "replay", "scenario", "bench"),
        *("rules", "rules coverage", "rules list", "rules show"),
        *("board", "board list", "board show", "board check"),
    ],
)
def test_every_command_has_help(
    path: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*path.split(), "--lang", language, "--help"]) == 0
    told = capsys.readouterr().out
    assert " ".join(["warren", *path.split()]) in told
    assert "--help" in told


def test_a_group_without_a_command_tells_its_commands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["--lang", "en"]) == 0
    assert "simulate" in capsys.readouterr().out
    assert run(["rules"]) == 0
    assert "coverage" in capsys.readouterr().out


def test_the_version() -> None:
    done = process("--version")
    assert done.stdout.startswith("warren ")
    assert done.returncode == 0
