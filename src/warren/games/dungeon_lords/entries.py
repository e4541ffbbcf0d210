"""The fields of a position by their paths: written as data within data, and read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.dungeon_lords.codecs import Codec


class Entry:
    """One number, or several in a row; a row without gaps is written as far as it goes."""

    def __init__(self, path: str, at: int, codec: Codec, size: int, gaps: bool) -> None:
        self.names: Final = path.split(".")
        self.at: Final = at
        self.codec: Final = codec
        self.size: Final = size
        self.gaps: Final = gaps

    def write(self, numbers: vec[i64], base: int) -> object:
        first = base + self.at
        if not self.size:
            return self.codec.write(int(numbers[first]))
        found = [int(numbers[first + n]) for n in range(self.size)]
        return [self.codec.write(value) for value in found if value or self.gaps]

    def read(self, fields: Fields, numbers: vec[i64], base: int) -> None:
        name = self.names[-1]
        if not self.size:
            numbers[base + self.at] = self.codec.read(fields.value(name), fields.at(name))
            return
        items = fields.items(name)
        if len(items) > self.size or (self.gaps and len(items) < self.size):
            raise InputError(
                "error-position-field", {"field": fields.at(name), "value": str(len(items))}
            )
        for place in range(self.size):
            value = 0
            if place < len(items):
                value = self.codec.read(items[place], f"{fields.at(name)}[{place}]")
            numbers[base + self.at + place] = value


def single(path: str, at: int, codec: Codec) -> Entry:
    return Entry(path, at, codec, 0, True)


def row(path: str, at: int, codec: Codec, size: int, gaps: bool = True) -> Entry:
    return Entry(path, at, codec, size, gaps)


class Entries:
    """The entries of one part of a position."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: Final = entries
        self._known: Final[dict[str, list[str]]] = {}
        for entry in entries:
            for depth, name in enumerate(entry.names):
                known = self._known.setdefault(".".join(entry.names[:depth]), [])
                if name not in known:
                    known.append(name)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def names(self) -> list[str]:
        """Those that stand at the top."""
        return self._known[""]

    def write(self, numbers: vec[i64], base: int) -> dict[str, object]:
        found: dict[str, object] = {}
        inner: dict[str, dict[str, object]] = {"": found}
        for entry in self.entries:
            at = found
            for depth, name in enumerate(entry.names[:-1]):
                path = ".".join(entry.names[: depth + 1])
                if path not in inner:
                    inner[path] = {}
                    at[name] = inner[path]
                at = inner[path]
            at[entry.names[-1]] = entry.write(numbers, base)
        return found

    def read(self, fields: Fields, numbers: vec[i64], base: int) -> None:
        """What stands at the top beside the entries is for the caller to check."""
        inner: dict[str, Fields] = {"": fields}
        for entry in self.entries:
            at = fields
            for depth, name in enumerate(entry.names[:-1]):
                path = ".".join(entry.names[: depth + 1])
                if path not in inner:
                    inner[path] = at.fields(name)
                    inner[path].only(self._known[path])
                at = inner[path]
            entry.read(at, numbers, base)
