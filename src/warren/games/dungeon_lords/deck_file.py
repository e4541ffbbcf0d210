"""Deck files: the shipped one, and a host's own with other numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Final, TypeVar

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.yaml_data import yaml_data
from warren.games.dungeon_lords.cards import Deck
from warren.games.dungeon_lords.deck_check import check_deck
from warren.games.dungeon_lords.deck_places import read_location, read_opportunity
from warren.games.dungeon_lords.deck_rows import (
    read_adventurer,
    read_event,
    read_expert,
    read_monster,
    read_paladin,
    read_pet,
    read_room,
    read_spell,
    read_trap,
    read_tunnel,
)
from warren.games.dungeon_lords.origin import Row

R = TypeVar("R", bound=Row)

_SECTIONS: Final = (
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
_FIXED: Final = {
    "monsters": ("ghost",),
    "rooms": ("kind", "gives"),
    "tunnels": ("set",),
    "experts": ("set",),
    "events": ("needs",),
    "pets": ("set", "window", "also"),
    "adventurers": ("set", "kind", "year"),
    "paladins": ("set", "kind", "year"),
    "locations": ("set",),
    "opportunities": ("set", "location"),
}


@cache
def shipped_deck() -> Deck:
    file = resources.files("warren.games.dungeon_lords").joinpath("decks", "standard.yaml")
    return _read(yaml_data(file.read_text(encoding="utf-8")), None)


def read_deck(data: object) -> Deck:
    """A deck of one's own: the things of the shipped one, in its order, with other numbers."""
    return _read(data, shipped_deck())


def _read(data: object, known: Deck | None) -> Deck:
    fields = Fields(data, "deck")
    fields.only(("deck", "provenance", *_SECTIONS))
    for name in ("deck", "provenance"):
        if fields.has(name):
            fields.text(name)
    deck = Deck(
        _rows(fields, "monsters", read_monster, known.monsters if known else None),
        _rows(fields, "rooms", read_room, known.rooms if known else None),
        _rows(fields, "tunnels", read_tunnel, known.tunnels if known else None),
        _rows(fields, "experts", read_expert, known.experts if known else None),
        _rows(fields, "traps", read_trap, known.traps if known else None),
        _rows(fields, "spells", read_spell, known.spells if known else None),
        _rows(fields, "events", read_event, known.events if known else None),
        _rows(fields, "pets", read_pet, known.pets if known else None),
        _rows(fields, "adventurers", read_adventurer, known.adventurers if known else None),
        _rows(fields, "paladins", read_paladin, known.paladins if known else None),
        _rows(fields, "locations", read_location, known.locations if known else None),
        _rows(fields, "opportunities", read_opportunity, known.opportunities if known else None),
    )
    check_deck(deck, fields)
    return deck


def _rows(
    fields: Fields, name: str, read: Callable[[Fields, R | None], R], known: list[R] | None
) -> list[R]:
    """The rows of a section: each id of the shipped deck once, in the shipped order."""
    by_id = {row.id: row for row in known or ()}
    found: dict[str, R] = {}
    for row in fields.field_list(name):
        id = row.text("id")
        if known is not None and id not in by_id:
            raise InputError("error-unknown-name", {"field": row.at("id"), "value": id})
        if id in found:
            raise InputError("error-twice", {"field": row.at("id"), "value": id})
        found[id] = read(row, by_id.get(id))
        if known is not None:
            _check_fixed(name, row, found[id], by_id[id])
    for id in by_id:
        if id not in found:
            raise InputError("error-deck-missing", {"field": fields.at(name), "value": id})
    return [found[id] for id in by_id or found]


def _check_fixed(section: str, fields: Fields, row: Row, known: Row) -> None:
    for name in ("rule", *_FIXED.get(section, ())):
        if getattr(row, name) != getattr(known, name):
            raise InputError("error-deck-fixed", {"field": fields.at(name)}, known.rule)
