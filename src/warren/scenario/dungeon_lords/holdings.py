"""What a scenario may expect of a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.dungeon_lords.terms import ORDER_IDS
from warren.scenario.adapter import Expectation, Moment
from warren.scenario.dungeon_lords import reading
from warren.scenario.dungeon_lords.names import (
    CELL_NAMES,
    PLACES,
    TUNNEL,
    Words,
    counts_in,
    named,
    named_or_none,
    names_in,
)
from warren.scenario.dungeon_lords.seat_reading import (
    SeatReader,
    SeatSight,
    counted,
    plain,
    sorted_names,
)
from warren.scenario.dungeon_lords.seats import NUMBERS
from warren.scenario.names import MANY, known


def spread(counts: dict[str, int]) -> list[str]:
    return sorted(name for name, count in counts.items() for _ in range(count))


class Entry:
    """A value that is expected of a seat, read from its field."""

    def __init__(self, fields: Fields, key: str, words: Words) -> None:
        self.fields: Final = fields
        self.key: Final = key
        self.words: Final = words

    def number(self) -> object:
        return self.fields.integer(self.key, -MANY, MANY)

    def cells(self) -> object:
        """A list has tunnels alone."""
        if isinstance(self.fields.value(self.key), list):
            return dict.fromkeys(names_in(self.fields, self.key, CELL_NAMES), TUNNEL)
        tiles = self.fields.fields(self.key)
        tiles.only(CELL_NAMES)
        return {cell: named(tiles, cell, self.words.tiles) for cell in tiles.names()}

    def places(self) -> object:
        return sorted(names_in(self.fields, self.key, PLACES))

    def a_room(self) -> object:
        return named_or_none(self.fields, self.key, self.words.rooms)

    def lair(self) -> object:
        return spread(counts_in(self.fields, self.key, self.words.looks))

    def traps(self) -> object:
        return spread(counts_in(self.fields, self.key, self.words.traps))

    def pets(self) -> object:
        return spread(counts_in(self.fields, self.key, self.words.pets))

    def a_trap(self) -> object:
        if self.fields.value(self.key) is None:
            return None
        card = self.fields.fields(self.key)
        card.only(("trap", "cell", "thrown"))
        found: dict[str, object] = {
            "trap": named(card, "trap", self.words.traps),
            "cell": named(card, "cell", CELL_NAMES),
        }
        if card.has("thrown"):
            found["thrown"] = named(card, "thrown", self.words.monsters)
        return found

    def line(self) -> object:
        return names_in(self.fields, self.key, self.words.figures)

    def inmates(self) -> object:
        return sorted(names_in(self.fields, self.key, self.words.people))

    def somebody(self) -> object:
        return named_or_none(self.fields, self.key, self.words.adventurers)

    def cards(self) -> object:
        return names_in(self.fields, self.key, ORDER_IDS)

    def card_set(self) -> object:
        return sorted(names_in(self.fields, self.key, ORDER_IDS))

    def row_places(self) -> object:
        return self.fields.items(self.key)

    def room_uses(self) -> object:
        return counts_in(self.fields, self.key, self.words.rooms)


Expected = Callable[[Entry], object]
SEAT_ENTRIES: Final[dict[str, tuple[Expected, SeatReader]]] = {
    **{key: (Entry.number, plain(name)) for key, name in NUMBERS.items()},
    "evil": (Entry.number, plain("evil")),
    "score": (Entry.number, SeatSight.score),
    "dungeon": (Entry.cells, SeatSight.dungeon),
    "conquered": (Entry.places, sorted_names("conquered")),
    "rented": (Entry.a_room, SeatSight.rented),
    "monsters": (Entry.lair, SeatSight.monsters),
    "traps": (Entry.traps, counted("traps.held")),
    "buried_traps": (Entry.traps, counted("traps.buried")),
    "installed": (Entry.a_trap, plain("traps.installed")),
    "pets": (Entry.pets, counted("pets.held")),
    "used_pets": (Entry.pets, counted("pets.used")),
    "buried_pets": (Entry.pets, counted("pets.buried")),
    "baby_golems": (Entry.number, SeatSight.baby_golems),
    "party": (Entry.line, SeatSight.party),
    "prison": (Entry.inmates, SeatSight.prison),
    "latest": (Entry.somebody, plain("latest")),
    "inaccessible": (Entry.card_set, sorted_names("orders.inaccessible")),
    "orders": (Entry.cards, SeatSight.orders),
    "stranded": (Entry.cards, SeatSight.stranded),
    "knows": (Entry.row_places, plain("known")),
    "uses": (Entry.room_uses, plain("uses")),
}
FIGURES: Final = ("damage", "courage", "poison")
SEAT_EXPECTED: Final = (*SEAT_ENTRIES, *FIGURES)


def seat_expectations(entry: Fields, seat: int, words: Words) -> list[Expectation]:
    entry.only(SEAT_EXPECTED)
    if not entry.names():
        raise InputError("error-empty", {"field": entry.path})
    found: list[Expectation] = []
    for key in entry.names():
        if key in FIGURES:
            found += _figures(entry.fields(key), key, seat, words)
            continue
        expected, read = SEAT_ENTRIES[key]
        found.append(
            Expectation(
                entry.at(key), expected(Entry(entry, key, words)), partial(_probe, read, seat)
            )
        )
    return found


def _figures(fields: Fields, key: str, seat: int, words: Words) -> list[Expectation]:
    """Of each who is named; null for somebody who is not in the line."""
    found: list[Expectation] = []
    for who in fields.names():
        known(who, fields.at(who), words.figures)
        amount = None if fields.value(who) is None else fields.integer(who, 0, MANY)
        probe = partial(reading.figure_number, key, who, seat)
        found.append(Expectation(fields.at(who), amount, probe))
    return found


def _probe(read: SeatReader, seat: int, moment: Moment) -> object:
    return read(SeatSight(reading.own(moment.state), seat))
