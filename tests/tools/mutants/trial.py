"""Trying a mutant: the tests that should notice it, from the nearest to the widest."""

from __future__ import annotations

import importlib.util
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.tools.mutants.sample import Mutant

COPIED: Final = ("src", "tests", "docs", "examples", "web/src", "pyproject.toml", "README.md")
MEMORY: Final = 3 << 30
PYTEST: Final = ("-m", "pytest", "-x", "-q", "--no-header", "--tb=line", "-p", "no:cacheprovider")
NO_TESTS: Final = 5
"""What pytest answers when nothing was chosen."""


@dataclass(frozen=True)
class Stage:
    """Some tests; the words choose among them."""

    name: str
    places: tuple[str, ...]
    words: str = ""

    def arguments(self) -> list[str]:
        return [*self.places, *(["-k", self.words] if self.words else [])]


class Workshop:
    """A copy of the project in which sources may be broken."""

    def __init__(self, root: Path, place: Path, seconds: int) -> None:
        self.root: Final = root
        self.place: Final = place
        self.seconds: Final = seconds
        self.sound: Final[set[Stage]] = set()

    def open(self) -> None:
        shutil.rmtree(self.place, ignore_errors=True)
        self.place.mkdir(parents=True)
        for name in COPIED:
            found = self.root / name
            if found.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
                shutil.copytree(found, self.place / name, ignore=ignored)
            elif found.exists():
                shutil.copy2(found, self.place / name)

    def notices(self, mutant: Mutant, stages: Sequence[Stage]) -> str:
        """The stage that fails with the mutant; empty when none does."""
        source = (self.root / mutant.file).read_text(encoding="utf-8")
        try:
            self._write(mutant.file, mutant.change.apply(source))
            found = next((stage for stage in stages if not self.passes(stage)), None)
        finally:
            self._write(mutant.file, source)
        if found is None:
            return ""
        if found not in self.sound and not self.passes(found):
            raise RuntimeError(f"fails without any mutant: {' '.join(found.arguments())}")
        self.sound.add(found)
        return found.name

    def passes(self, stage: Stage) -> bool:
        """Whether the tests pass, within their time and memory."""
        command = [sys.executable, *PYTEST, *stage.arguments()]
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.place / "src"),
            "PYTHONHASHSEED": "0",
        }
        try:
            done = subprocess.run(
                command,
                cwd=self.place,
                env=environment,
                check=False,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                preexec_fn=self._limit,
                timeout=self.seconds * 10,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode in (0, NO_TESTS)

    def _limit(self) -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    def _write(self, name: str, source: str) -> None:
        file = self.place / name
        file.write_text(source, encoding="utf-8")
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


GAMES: Final = {"small_world": ("small_world", "underground")}
WORDS: Final = {"small_world": "small_world or underground or mixed"}
LAWS: Final = {
    "small_world": ("tests/properties/test_small_world.py", "tests/properties/test_depths.py"),
    "heroes": ("tests/properties/test_heroes.py",),
    "dungeon_lords": ("tests/properties/test_dungeon_lords.py",),
}


def stages(root: Path, file: str) -> list[Stage]:
    """The tests of a source: its own, those of its title, scenarios, games kept, laws."""
    parts = Path(file).parts
    title = parts[3] if parts[2] == "games" and len(parts) > 4 else ""
    near = nearest(root, file, title)
    wide = tuple(f"tests/games/{game}" for game in GAMES.get(title, (title,)))
    words = WORDS.get(title, title)
    found: list[tuple[str, tuple[str, ...], str]] = [
        ("near", near, ""),
        ("title", wide if title else ("tests/core", "tests/games"), ""),
        ("scenario", ("tests/scenario",), ""),
        ("golden", ("tests/golden",), words),
        ("conformance", ("tests/conformance/test_titles.py",), words),
        ("laws", LAWS.get(title, ()), ""),
    ]
    there = [
        Stage(name, tuple(place for place in places if (root / place).exists()), chosen)
        for name, places, chosen in found
    ]
    return [stage for stage in there if stage.places]


def nearest(root: Path, file: str, title: str) -> tuple[str, ...]:
    """Tests named after the source, else those that import it; and those of its own room."""
    stem = Path(file).stem
    found = sorted((root / "tests").rglob(f"test_{stem}.py"))
    if title:
        found = [test for test in found if test.relative_to(root).parts[1] == "games"]
    if not found:
        module = ".".join(Path(file).with_suffix("").parts[1:])
        found = sorted(
            test
            for test in (root / "tests" / "games").rglob("test_*.py")
            if f"{module} import" in test.read_text(encoding="utf-8")
        )
    rooms = [f"tests/{part}" for part in Path(file).parts[4:-1]]
    own = [room for room in rooms if (root / room).is_dir()]
    return (*(test.relative_to(root).as_posix() for test in found), *own)
