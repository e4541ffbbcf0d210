"""What the README shows works."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from tests.cli.calls import ROOT, process

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\| `(warren [^`]*)` \|", README, re.MULTILINE)
QUICKER = {"warren bench": ["--seconds", "0.02"]}


def test_the_program_runs() -> None:
    programs = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert len(programs) == 1
    names: dict[str, object] = {}
    exec(compile(programs[0], "README.md", "exec"), names)
    assert names["seat"] in (0, 1)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_work(command: str, tmp_path: Path) -> None:
    for name in ("src", "tests", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "tests/golden/small_world-2-0.ndjson", tmp_path / "game.ndjson")
    done = process(*shlex.split(command)[1:], *QUICKER.get(command, []), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout or done.stderr


def linked(page: Path) -> set[Path]:
    """The pages that a page links to."""
    targets = re.findall(r"\]\(([a-z/.-]+\.md)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    return {(page.parent / target).resolve() for target in targets}


def test_every_page_is_found_from_here() -> None:
    found: set[Path] = set()
    reading = [ROOT / "README.md"]
    while reading:
        page = reading.pop()
        assert page.is_file(), page
        found.add(page)
        reading.extend(linked(page) - found)
    assert {ROOT / "docs/playing.md", ROOT / "docs/fair-dice.md"} <= linked(ROOT / "README.md")
    assert set((ROOT / "docs").glob("*.md")) <= found


def test_the_fan_project_says_what_it_is() -> None:
    assert "not affiliated" in README
