"""Every command of these pages is run, in the order of the page."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
import yaml
from tests.cli.calls import ROOT, invoke

from warren.core.fields import Fields
from warren.core.record import read_record
from warren.games.small_world.board_file import BoardSpec
from warren.games.small_world.game import SmallWorld
from warren.lesson.document import HEAD, KINDS, PARTS, STEP

PAGES = [
    "playing",
    "records",
    "own-boards",
    "lab",
    "underground",
    "fair-dice",
    "hosting",
    "conformance",
    "lessons",
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(page(name)) if found == kind]


def commands(name: str) -> list[str]:
    """Those that stand alone; what goes into a pipe is tried in tests/server/atlas."""
    lines = [
        line
        for kind in ("console", "sh")
        for text in blocks(name, kind)
        for line in text.splitlines()
    ]
    return [line for line in lines if line.startswith("warren ") and " | " not in line]


@pytest.mark.parametrize("name", PAGES)
def test_the_commands_work(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("tests", "examples"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for text in blocks(name, "yaml"):
        (tmp_path / "my-board.yaml").write_text(text, encoding="utf-8")
    assert commands(name)
    for line in commands(name):
        done = invoke(*shlex.split(line)[1:])
        assert done.exit_code == 0, (line, done.stderr)
        assert done.stdout or "--svg" in line, line


@pytest.mark.parametrize("name", PAGES)
def test_no_command_is_shown_elsewhere(name: str) -> None:
    kinds = {kind for kind, text in BLOCK.findall(page(name)) if "warren " in text}
    assert kinds <= {"console", "sh"}


def test_the_rows_of_the_record_page_are_rows_of_records() -> None:
    header, lines = blocks("records", "json")
    record = read_record(header)
    assert list(json.loads(header)) == list(record.header())
    for row in lines.splitlines():
        fields = Fields(json.loads(row), "row")
        fields.only(("n", "seat", "verb", "args"))
    for field in record.header():
        assert f"| `{field}` |" in page("records")


def test_the_record_page_names_every_field_of_a_position() -> None:
    named = set(re.findall(r"`(\w+)`", page("records").split("## A position")[1]))
    assert set(SmallWorld().new_state(2).to_json()) <= named


def test_the_board_of_the_page_is_sound_and_its_fields_are_told() -> None:
    (text,) = blocks("own-boards", "yaml")
    spec = BoardSpec(yaml.safe_load(text))
    assert spec.title["ru"] == "Две бухты"
    told = set(re.findall(r"^\| `(\w+)` \|", page("own-boards"), re.MULTILINE))
    assert {"regions", "board", "title", "players", "rounds", "provenance", "aspect"} <= told
    assert {"terrain", "symbols", "tribe", "edge", "borders", "ring", "at", "area"} <= told


def test_the_lesson_of_the_page_works_and_its_keys_are_told(tmp_path: Path) -> None:
    (text,) = blocks("lessons", "yaml")
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    done = invoke("lesson", "check", str(file))
    assert done.exit_code == 0, done.stdout
    told = set(re.findall(r"`(\w+)`", page("lessons")))
    assert {*HEAD, *STEP, *KINDS, *PARTS} <= told
