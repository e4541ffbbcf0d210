"""Which tests meet which lines of the sources."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypedDict

IMPORTED: Final = 1
"""The bit of a line that runs when its file is imported, before any test."""
ONCE: Final = ("cache", "lru_cache", "cached_property")


@dataclass(frozen=True)
class Test:
    """By its id, with the seconds of computing it takes."""

    name: str
    seconds: float

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


class Measurement(TypedDict):
    """What one process found: tests with their seconds, bits of them for each line."""

    files: dict[str, str]
    tests: list[tuple[str, float]]
    lines: dict[str, dict[str, str]]
    failed: list[str]


@dataclass
class Meetings:
    """Tests, and for each line of a source the bits of those that meet it."""

    tests: list[Test] = field(default_factory=list[Test])
    lines: dict[str, dict[int, int]] = field(default_factory=dict[str, dict[int, int]])
    failed: list[str] = field(default_factory=list[str])

    def add(self, file: Path, wanted: Mapping[str, str]) -> dict[str, str]:
        """Takes tests of the wanted files, as they are wanted; tells which are missing."""
        found: Measurement = json.loads(file.read_text(encoding="utf-8"))
        taken = {name for name, state in found["files"].items() if wanted.get(name) == state}
        if taken:
            self._take(found, taken)
        return {name: state for name, state in wanted.items() if name not in taken}

    def _take(self, found: Measurement, taken: set[str]) -> None:
        shift = len(self.tests)
        tests = [Test(name, seconds) for name, seconds in found["tests"]]
        self.tests += tests
        chosen = sum(2 << place for place, test in enumerate(tests) if test.file in taken)
        self.failed += [name for name in found["failed"] if name.partition("::")[0] in taken]
        for source, lines in found["lines"].items():
            mine = self.lines.setdefault(source, {})
            for line, written in lines.items():
                bits = int(written, 16)
                met = (bits & IMPORTED) | (bits & chosen) << shift
                mine[int(line)] = mine.get(int(line), 0) | met

    def of_lines(self, source: str, lines: Iterable[int]) -> int:
        mine, bits = self.lines.get(source, {}), 0
        for line in lines:
            bits |= mine.get(line, 0)
        return bits

    def of_folder(self, folder: str) -> int:
        """Tests that meet anything of a folder of sources."""
        found = 0
        for source, lines in self.lines.items():
            if source.startswith(f"{folder}/"):
                for bits in lines.values():
                    found |= bits
        return found

    def of_files(self, files: Sequence[str]) -> int:
        """All tests of these files, also those that only read what is there."""
        return sum(2 << place for place, test in enumerate(self.tests) if test.file in files)

    def named(self, bits: int) -> list[Test]:
        return [test for place, test in enumerate(self.tests) if bits >> (place + 1) & 1]


@dataclass(frozen=True)
class Place:
    """The statement in which something is changed."""

    lines: tuple[int, ...]
    once: bool
    """It runs when its file is imported, or is kept after the first time."""


def place(source: str, line: int) -> Place:
    """The innermost statement of a line, without the body of one that has a body."""
    tree = ast.parse(source)
    path: list[ast.stmt] = []
    body: Sequence[ast.stmt] = tree.body
    while True:
        inner = next((each for each in body if spans(each, line)), None)
        if inner is None:
            break
        path.append(inner)
        body = statements(inner)
    functions = [each for each in path if isinstance(each, ast.FunctionDef)]
    last = path[-1]
    below = [each.lineno for each in statements(last)]
    head = range(last.lineno, min(below) if below else (last.end_lineno or last.lineno) + 1)
    if isinstance(last, ast.FunctionDef):
        head = range(last.lineno, (last.end_lineno or last.lineno) + 1)
    outside = not functions or functions[-1] is last
    return Place(tuple(head), outside or any(is_kept(each) for each in functions))


def spans(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)


def statements(node: ast.stmt) -> list[ast.stmt]:
    """Those directly in its bodies."""
    found: list[ast.stmt] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            found.append(child)
        elif isinstance(child, (ast.ExceptHandler, ast.match_case)):
            found += child.body
    return found


def is_kept(function: ast.FunctionDef) -> bool:
    names = [each.func if isinstance(each, ast.Call) else each for each in function.decorator_list]
    return any(isinstance(each, ast.Name) and each.id in ONCE for each in names)
