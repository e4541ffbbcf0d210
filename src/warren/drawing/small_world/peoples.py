"""The colours of the peoples: ivory is read on each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from zlib import crc32

PEOPLES: Final[Mapping[str, str]] = {
    "amazons": "#a8432f",
    "dwarves": "#7a5a1e",
    "elves": "#3b7040",
    "ghouls": "#5b6b3a",
    "giants": "#5d6b7a",
    "halflings": "#8a6414",
    "humans": "#2f6a9e",
    "orcs": "#4c6b1f",
    "ratmen": "#7b5546",
    "skeletons": "#5f5a6e",
    "sorcerers": "#86318a",
    "tritons": "#1c7280",
    "trolls": "#3f6f63",
    "wizards": "#4a4fb0",
    "cultists": "#6b2f5a",
    "drow": "#4b3a86",
    "flames": "#b0421a",
    "gnomes": "#8c4a63",
    "iron-dwarves": "#5a6270",
    "kraken": "#2b2f63",
    "liches": "#54457a",
    "lizardmen": "#3f7235",
    "mudmen": "#75532f",
    "mummies": "#806232",
    "ogres": "#94483f",
    "shadow-mimes": "#4a4a58",
    "shrooms": "#a33f4c",
    "spiderines": "#69376e",
    "wisps": "#2a6f8f",
}
SYMBOLS: Final[Mapping[str, str]] = {
    "mine": "#8a5312",
    "magic": "#6432a8",
    "cavern": "#37404a",
    "volcano": "#96301c",
}
"""What a region is made for, as enamel of its own colour."""
COLOURS: Final = tuple(PEOPLES.values())


def colour_of(people: str) -> str:
    """The colour of a people; one that a table has made itself gets one by its name."""
    return PEOPLES.get(people) or COLOURS[crc32(people.encode()) % len(COLOURS)]
