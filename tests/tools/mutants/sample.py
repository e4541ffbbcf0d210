"""Which changes are tried: all of them in an order that the seed decides."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.tools.mutants.changes import Change, changes


@dataclass(frozen=True)
class Mutant:
    """A change of a file, by its path from the root."""

    file: str
    change: Change
    was: str
    now: str

    @property
    def name(self) -> str:
        change = self.change
        return f"{self.file}:{change.line} {change.kind} {change.begin} {change.text}"

    @property
    def place(self) -> tuple[str, str, str]:
        """As it is named among those that change nothing."""
        return self.file, self.was, self.now

    def __str__(self) -> str:
        return f"{self.file}:{self.change.line}\n  - {self.was}\n  + {self.now}"


def sources(root: Path, places: Iterable[str]) -> list[str]:
    return sorted(
        file.relative_to(root).as_posix()
        for place in places
        for file in (root / place).rglob("*.py")
    )


def mutants(root: Path, places: Iterable[str]) -> Iterator[Mutant]:
    for file in sources(root, places):
        source = (root / file).read_text(encoding="utf-8")
        for change in changes(source):
            was, now = change.lines(source)
            yield Mutant(file, change, was, now)


def sample(root: Path, places: Iterable[str], seed: int) -> list[Mutant]:
    """All mutants; as many as one likes are taken from the front."""
    found = list(mutants(root, places))
    Random(seed).shuffle(found)
    return found


def digest(root: Path, places: Iterable[str]) -> str:
    """The sources in a word: what was tried belongs to them alone."""
    total = hashlib.sha256()
    for file in sources(root, places):
        total.update(file.encode() + b"\0" + (root / file).read_bytes() + b"\0")
    return total.hexdigest()[:12]
