"""Cells, cards, tiles and people in scenarios, checked against the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from warren.core.fields import Fields
from warren.games.dungeon_lords.actions import cell_name, look_names
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import CELLS, PALADIN_IDS
from warren.scenario.names import MANY, known

CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]
PLACES: Final = [*CELL_NAMES, "rented"]
TUNNEL: Final = "tunnel"
DOWN: Final = "-down"


class Words:
    """The names that a table knows, by their kind."""

    def __init__(self, table: Table) -> None:
        deck = table.deck
        self.table: Final = table
        self.players: Final = int(table.players)
        self.monsters: Final = [one.id for one in deck.monsters]
        self.looks: Final = look_names(table)
        self.rooms: Final = [one.id for one in deck.rooms]
        self.tunnels: Final = [one.id for one in deck.tunnels]
        self.experts: Final = [one.id for one in deck.experts]
        self.traps: Final = [one.id for one in deck.traps]
        self.spells: Final = [one.id for one in deck.spells]
        self.events: Final = [one.id for one in deck.events]
        self.pets: Final = [one.id for one in deck.pets]
        self.adventurers: Final = [one.id for one in deck.adventurers]
        self.people: Final = [*self.adventurers, *PALADIN_IDS]
        self.figures: Final = [*self.people, "illusion"]
        self.tiles: Final = [TUNNEL, *self.rooms, *self.tunnels]

    def look(self, name: str) -> tuple[str, str, bool]:
        """Kind, token (or nothing) and whether it lies face down, of a name of `looks`."""
        face = name.removesuffix(DOWN)
        for expert in self.experts:
            if face.endswith(f"-{expert}"):
                return face.removesuffix(f"-{expert}"), expert, face != name
        return face, "", face != name


def named(fields: Fields, key: str, names: Iterable[str]) -> str:
    return known(fields.value(key), fields.at(key), names)


def named_or_none(fields: Fields, key: str, names: Iterable[str]) -> str | None:
    return None if fields.value(key) is None else named(fields, key, names)


def names_in(fields: Fields, key: str, names: Iterable[str]) -> list[str]:
    """A list of names in its order."""
    return [
        known(item, f"{fields.at(key)}[{i}]", names) for i, item in enumerate(fields.items(key))
    ]


def holes_in(fields: Fields, key: str, names: Iterable[str]) -> list[str | None]:
    """The same where a place may be empty."""
    return [
        None if item is None else known(item, f"{fields.at(key)}[{i}]", names)
        for i, item in enumerate(fields.items(key))
    ]


def counts_in(fields: Fields, key: str, names: Iterable[str]) -> dict[str, int]:
    """Things as a list, or as a number for each."""
    if isinstance(fields.value(key), dict):
        counts = fields.fields(key)
        counts.only(list(names))
        found = {name: counts.integer(name, 0, MANY) for name in counts.names()}
    else:
        found = dict(Counter(names_in(fields, key, names)))
    return {name: count for name, count in found.items() if count}
