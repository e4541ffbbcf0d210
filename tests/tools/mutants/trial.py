"""Trying a mutant: first the tests nearest to it, then all that meet it, the quickest first."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.tools.mutants.meetings import IMPORTED, Meetings, Test, place
from tests.tools.mutants.sample import Mutant

COPIED: Final = ("src", "tests", "docs", "examples", "web/src", "pyproject.toml", "README.md")
TRIED: Final = (
    *("core", "games/small_world", "games/underground", "games/heroes", "games/dungeon_lords"),
    *("games/test_*.py", "scenario", "golden", "packs/test_[!p]*.py"),
)
"""The tests that may notice, each pattern measured in a process of its own."""
SOURCES: Final = ("src/warren/core", "src/warren/games")
SCENARIOS: Final = "tests/scenario/"
NO_TESTS: Final = 5
"""What pytest answers when nothing was chosen."""
NEAR: Final = 2.0
"""Seconds of computing for the first tests, those likeliest to fail."""
FAR: Final = 8.0
"""Seconds for the others, unless all are wanted."""
MORE: Final = 5
"""Files that are opened beside the nearest, to begin with."""
GAMES: Final = "tests/golden/"
FEW: Final = 4
"""Whole games that are looked at before single rules that are far away."""
SLACK: Final = 5


class Workshop:
    """A copy of the project in which sources may be broken."""

    def __init__(self, root: Path, place: Path, seconds: int) -> None:
        self.root: Final = root
        self.place: Final = place
        self.seconds: Final = seconds
        self.meetings: Final = Meetings()
        self._warm: subprocess.Popen[str] | None = None

    def open(self, home: Path) -> None:
        """Copies the project, and measures which tests meet what, unless that is known."""
        shutil.rmtree(self.place, ignore_errors=True)
        self.place.mkdir(parents=True)
        for name in COPIED:
            found = self.root / name
            if found.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
                shutil.copytree(found, self.place / name, ignore=ignored)
            elif found.exists():
                shutil.copy2(found, self.place / name)
        home.mkdir(parents=True, exist_ok=True)
        sources = digest(files_of(self.place / name for name in SOURCES))
        for pattern in TRIED:
            wanted = {name: f"{sources}-{self._state(name)}" for name in self._tests(pattern)}
            self._measure(wanted, home)

    def close(self) -> None:
        if self._warm is not None:
            assert self._warm.stdin is not None
            self._warm.stdin.close()
            self._warm.wait()
            self._warm = None

    def notices(self, mutant: Mutant, near: Sequence[str], wide: bool = False) -> str:
        """How the mutant was noticed; empty when it was not."""
        source = (self.root / mutant.file).read_text(encoding="utf-8")
        tests = self.meeting(mutant.file, mutant.change.line, near)
        files = [*near, *dict.fromkeys(test.file for test in tests if test.file not in near)]
        nearer = files[: len(near) + MORE]
        first = foremost([test for test in tests if test.file in nearer], NEAR)
        tried = {test.name for test in first}
        others = [test for test in tests if test.name not in tried]
        try:
            self._write(mutant.file, mutant.change.apply(source))
            for name, chosen in (
                ("near", first),
                ("far", others if wide else foremost(others, FAR)),
            ):
                if chosen and not self.passes(chosen):
                    return name
        finally:
            self._write(mutant.file, source)
        return ""

    def meeting(self, file: str, line: int, near: Sequence[str]) -> list[Test]:
        """The tests that meet a line, or its title where it is read once; the nearest first."""
        found = place((self.root / file).read_text(encoding="utf-8"), line)
        met = self.meetings.of_lines(file, found.lines)
        if found.once or met & IMPORTED:
            met |= self.meetings.of_folder(title(file)) | self.meetings.of_files(near)
        tests = sorted(self.meetings.named(met), key=lambda test: test.seconds)
        games = [test for test in tests if test.file.startswith(GAMES)][:FEW]
        return sorted(tests, key=lambda test: (test.file not in near, test not in games))

    def passes(self, tests: Sequence[Test]) -> bool:
        """Whether the tests pass, within their time and memory."""
        seconds = min(self.seconds, SLACK + int(3 * sum(test.seconds for test in tests)))
        files = sorted({test.file for test in tests})
        return self._asked(files, [test.name for test in tests], seconds) in (0, NO_TESTS)

    def _measure(self, wanted: Mapping[str, str], home: Path) -> None:
        """What these test files meet; what was found with the same sources and tests is kept."""
        left = dict(wanted)
        for known in sorted(home.glob("meetings-*.json")):
            left = self.meetings.add(known, left)
        if left:
            found = home / f"meetings-{min(left.values())}.json"
            sources = [name for name in SOURCES if (self.place / name).is_dir()]
            code = self._asked(sorted(left), [], self.seconds * 10, sources, found)
            if not found.exists():
                raise RuntimeError(f"cannot be measured ({code}): {' '.join(sorted(left))}")
            remembered = {**json.loads(found.read_text(encoding="utf-8")), "files": left}
            found.write_text(json.dumps(remembered), encoding="utf-8")
            self.meetings.add(found, left)

    def _tests(self, pattern: str) -> list[str]:
        found = [
            file
            for place in (self.place / "tests").glob(pattern)
            for file in (place.rglob("test_*.py") if place.is_dir() else [place])
        ]
        return sorted(file.relative_to(self.place).as_posix() for file in found)

    def _state(self, name: str) -> str:
        """A test with the data beside it, in a word; for scenarios those that are shipped too."""
        beside = [self.place / name, *(self.place / name).parent.glob("*.*json")]
        if name.startswith(SCENARIOS):
            beside += files_of([self.place / "src/warren/scenario"])
        return digest(beside)

    def _asked(
        self,
        places: Sequence[str],
        chosen: Sequence[str],
        seconds: int,
        sources: Sequence[str] = (),
        found: Path = Path(),
    ) -> int:
        if self._warm is None:
            self._warm = self._started()
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        request = {
            "places": list(places),
            "chosen": list(chosen),
            "seconds": seconds,
            "sources": list(sources),
            "found": str(found),
        }
        self._warm.stdin.write(json.dumps(request) + "\n")
        self._warm.stdin.flush()
        answer: dict[str, int] = json.loads(self._warm.stdout.readline())
        return answer["code"]

    def _started(self) -> subprocess.Popen[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.place / "src"),
            "PYTHONHASHSEED": "0",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        return subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("warm.py"))],
            cwd=self.place,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _write(self, name: str, source: str) -> None:
        file = self.place / name
        file.write_text(source, encoding="utf-8")
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def files_of(folders: Iterable[Path]) -> list[Path]:
    found = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    return [file for file in found if "__pycache__" not in file.parts]


def digest(files: Iterable[Path]) -> str:
    """What stands in files, in a word."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()[:12]


def title(file: str) -> str:
    """The folder of the title of a source, or of the layer."""
    parts = file.split("/")
    return "/".join(parts[: 4 if len(parts) > 4 else 3])


def foremost(tests: Sequence[Test], seconds: float) -> Sequence[Test]:
    """The first ones, as long as they take no more than this."""
    total = 0.0
    for count, test in enumerate(tests):
        total += test.seconds
        if count and total > seconds:
            return tests[:count]
    return tests


def nearest(root: Path, file: str) -> list[str]:
    """Tests named after the source, else those that import it; and those of its own room."""
    parts = Path(file).parts
    title = len(parts) > 4 and parts[2] == "games"
    found = sorted((root / "tests").rglob(f"test_{Path(file).stem}.py"))
    if title:
        found = [test for test in found if test.relative_to(root).parts[1] == "games"]
    if not found:
        module = ".".join(Path(file).with_suffix("").parts[1:])
        found = sorted(
            test
            for test in (root / "tests" / "games").rglob("test_*.py")
            if f"{module} import" in test.read_text(encoding="utf-8")
        )
    rooms = [root / "tests" / part for part in parts[4:-1]]
    found += [test for room in rooms for test in sorted(room.rglob("test_*.py"))]
    return [test.relative_to(root).as_posix() for test in found]
