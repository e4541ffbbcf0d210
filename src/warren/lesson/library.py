"""The lessons there are: those of the titles, and those of a host."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from warren.core.refusal import InputError
from warren.games.registry import titles
from warren.lesson.document import read_lesson, read_lesson_file
from warren.lesson.script import Script

VARIABLE: Final = "WARREN_LESSONS"
SUFFIX: Final = ".yaml"


class Library:
    """Lessons by key; a host's folder may add some, or replace those of a title."""

    def __init__(self, folder: str = "") -> None:
        self._places: Final = {place.key: place for place in [*_shipped(), *_own(folder)]}

    @property
    def keys(self) -> list[str]:
        return list(self._places)

    def file(self, key: str) -> Path:
        """Where a lesson is written."""
        return Path(self._places[key].name)

    def script(self, key: str) -> Script:
        """A lesson, played through once and kept."""
        return _read(self._place(key))

    def proofread(self, key: str) -> Script:
        """The same, its words read too."""
        return _played(self._place(key), True)

    def _place(self, key: str) -> Place:
        place = self._places.get(key)
        if place is None:
            raise InputError("error-unknown-name", {"field": "lesson", "value": key})
        return place


class Place:
    """Where a lesson is written: in a package, or in a file of a host."""

    def __init__(self, key: str, package: str, file: str) -> None:
        self.key: Final = key
        self.package: Final = package
        self.file: Final = file

    @property
    def name(self) -> str:
        return f"{self.package}/{self.file}" if self.package else self.file


@cache
def _read(place: Place) -> Script:
    return _played(place, False)


def _played(place: Place, proofread: bool) -> Script:
    if not place.package:
        return read_lesson_file(Path(place.file), place.key, proofread)
    text = resources.files(place.package).joinpath(place.file).read_text(encoding="utf-8")
    return read_lesson(text, place.key, place.name, proofread)


@cache
def _shipped() -> tuple[Place, ...]:
    return tuple(
        Place(f"{title.key}-{file.name.removesuffix(SUFFIX)}", title.lessons, file.name)
        for title in titles()
        if title.lessons
        for file in sorted(resources.files(title.lessons).iterdir(), key=lambda file: file.name)
        if file.name.endswith(SUFFIX)
    )


def _own(folder: str) -> list[Place]:
    if not folder:
        return []
    path = Path(folder)
    if not path.is_dir():
        raise InputError("error-cannot-read", {"file": folder})
    return [Place(file.stem, "", str(file)) for file in sorted(path.glob(f"*{SUFFIX}"))]
