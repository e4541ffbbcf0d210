"""What somebody who writes a game usually gets wrong is told in one line that names it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.cli.calls import process
from tests.cli.test_docs import blocks
from tests.examples.registered import FOLDER

from warren.games.outside import VARIABLE


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("stones:Stones", "stones:Rocks", "has no attribute 'Rocks'"),
        ('"stones:Stones"', '"rocks:Stones"', "No module named 'rocks'"),
        ('"stones:Stones"', '"stones:Stones", locales="stones"', "'stones' is not a package"),
        ('    key = "stones"', '    key = "rocks"', "key rocks"),
        ("TITLE =", "title =", "has no attribute 'TITLE'"),
        ("def new_state", "def begin", "The class Stones lacks the method new_state"),
        ("def clone", "def copy", "The class Heap lacks the method clone"),
        ("def actors", "def players", "The class Heap lacks the method actors"),
    ],
)
def test_in_the_program(right: str, wrong: str, said: str, tmp_path: Path) -> None:
    (program,) = blocks("own-games", "python")
    assert program.count(right) == 1
    file = tmp_path / "stones.py"
    file.write_text(program.replace(right, wrong), encoding="utf-8")
    done = process("simulate", "stones", "--games", "1", **{VARIABLE: str(file)})
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", ["locales", "ledger.yaml"])
def test_files_that_are_not_there(name: str, tmp_path: Path) -> None:
    place = copied(tmp_path)
    (place / name).rename(place / "elsewhere")
    done = process("play", "sealed_bids", **{VARIABLE: str(place)})
    assert done.returncode == 2
    assert f"sealed_bids/{name}" in done.stderr


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("-prompt =", "-prompt", "This is no Fluent message (en): sealed_bids-prompt"),
        ("{ $worth } is up", "{ $value_of_it } is up", "value_of_it"),
    ],
)
def test_in_the_sentences(right: str, wrong: str, said: str, tmp_path: Path) -> None:
    place = copied(tmp_path)
    file = place / "locales" / "en" / "sealed_bids.ftl"
    text = file.read_text(encoding="utf-8")
    assert text.count(right) == 1
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    done = process("conformance", "sealed_bids", "--games", "1", **{VARIABLE: str(place)})
    assert done.returncode == 1
    assert said in done.stdout


def copied(folder: Path) -> Path:
    return Path(shutil.copytree(FOLDER, folder / FOLDER.name))
