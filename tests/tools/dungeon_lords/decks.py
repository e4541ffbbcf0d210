"""Decks of one's own for tests of Dungeon Lords."""

from __future__ import annotations

from importlib import resources
from typing import Any

import yaml

PACKAGE = "warren.games.dungeon_lords"
Data = dict[str, Any]
SECTIONS = (
    "monsters",
    "rooms",
    "tunnels",
    "experts",
    "traps",
    "spells",
    "events",
    "pets",
    "adventurers",
    "paladins",
    "locations",
    "opportunities",
)


def own() -> Data:
    """The shipped deck as data of one's own."""
    text = resources.files(PACKAGE).joinpath("decks", "standard.yaml").read_text("utf-8")
    data: Data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return data


def plain(thing: Any) -> Any:
    """All that a deck holds, as something that compares."""
    if isinstance(thing, list):
        return [plain(item) for item in thing]
    if isinstance(thing, (str, int, dict)):
        return thing
    return {name: plain(getattr(thing, name)) for name in dir(thing) if not name.startswith("_")}


def row(data: Data, section: str, id: str) -> tuple[int, Data]:
    [(index, found)] = [(i, one) for i, one in enumerate(data[section]) if one["id"] == id]
    return index, found
