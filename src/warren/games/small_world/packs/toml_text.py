"""TOML with line numbers: those of tables and of keys at the start of a line."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from warren.games.small_world.packs.parsed import Parsed, failed, inside

TABLE: Final = re.compile(r"^\s*\[([^\[\]]+)\]\s*(?:#.*)?$")
ITEM: Final = re.compile(r"^\s*\[\[([^\[\]]+)\]\]\s*(?:#.*)?$")
KEY: Final = re.compile(r"""^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*[\w-]+)*)\s*=""")
PLACE: Final = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")


def parse_toml(text: str) -> Parsed:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        told = str(error)
        place = PLACE.search(told)
        last = len(text.splitlines())
        line = int(place[1]) if place and place[1] else last
        return failed(PLACE.sub("", told), line)
    except RecursionError:
        return failed("nested too deeply", 1)
    return Parsed(data, _lines(text))


def _lines(text: str) -> dict[str, int]:
    """Where each table and key stands; values that span lines hide nothing but themselves."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        item = ITEM.match(line)
        named = TABLE.match(line)
        key = KEY.match(line)
        if item:
            path = _path(item[1], counts)
            counts[path] = counts.get(path, -1) + 1
            lines.setdefault(path, number)
            table = f"{path}[{counts[path]}]"
            lines[table] = number
        elif named:
            table = _path(named[1], counts)
            lines.setdefault(table, number)
        elif key:
            path = table
            for word in _plain(key[1]).split("."):
                path = inside(path, word)
                lines.setdefault(path, number)
    return lines


def _path(name: str, counts: dict[str, int]) -> str:
    """A dotted name with the number of the current item wherever a list of tables is meant."""
    path = ""
    words = _plain(name).split(".")
    for i, word in enumerate(words):
        path = inside(path, word)
        if i < len(words) - 1 and path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def _plain(name: str) -> str:
    return ".".join(word.strip().strip("\"'") for word in name.split("."))
