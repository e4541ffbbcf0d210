"""The seats of a position: what each has, over what everybody starts with."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from warren.core.fields import Fields, whole_number
from warren.core.refusal import InputError
from warren.games.dungeon_lords.terms import HIGHEST, LOWEST, ORDER_IDS, PALADIN_IDS, SPACES
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
from warren.scenario.dungeon_lords.paths import names_at, put
from warren.scenario.names import known, seat_fields

MOST: Final = 255
NUMBERS: Final = {
    "gold": "gold",
    "food": "food",
    "letters": "letters",
    "imps": "imps.unused",
    "used": "imps.used",
    "training": "imps.training",
    "invested": "invested",
    "tired_trolls": "tired_trolls",
    "fallen": "fallen",
}
CARDS: Final = {
    "traps": "traps.held",
    "buried_traps": "traps.buried",
    "pets": "pets.held",
    "used_pets": "pets.used",
}
SEAT_FIELDS: Final = (
    *NUMBERS,
    "evil",
    "dungeon",
    "conquered",
    "rented",
    "monsters",
    "traps",
    "buried_traps",
    "installed",
    "pets",
    "used_pets",
    "baby_golems",
    "party",
    "prison",
    "latest",
    "inaccessible",
    "orders",
    "stranded",
    "knows",
    "uses",
)


class Seats:
    """Each seat as the plain data of a position, and where its things lie."""

    def __init__(self, words: Words, data: list[object], named_seats: Fields) -> None:
        self.words: Final = words
        self.rooms: Final[dict[str, object]] = {}
        self.hosts: Final[dict[str, object]] = {}
        self.monsters: Final[Counter[str]] = Counter()
        self.adventurers: Final[list[str]] = []
        self.experts: Final[list[str]] = []
        self.seats: Final = [dict(cast("dict[str, object]", seat)) for seat in data]
        for seat, entry in seat_fields(named_seats, words.players):
            self._read(seat, entry)

    def _read(self, seat: int, entry: Fields) -> None:
        entry.only(SEAT_FIELDS)
        data = self.seats[seat]
        for key, name in NUMBERS.items():
            if entry.has(key):
                put(data, name, entry.integer(key, 0, MOST))
        if entry.has("evil"):
            data["evil"] = entry.integer("evil", LOWEST, HIGHEST)
        if entry.has("dungeon"):
            self._dungeon(seat, entry)
        if entry.has("rented"):
            self._put(named(entry, "rented", self.words.rooms), seat, "rented", entry.at("rented"))
        if entry.has("conquered"):
            data["conquered"] = names_in(entry, "conquered", PLACES)
        if entry.has("monsters"):
            data["lair"] = self._lair(entry)
        self._cards(data, entry)
        self._people(seat, data, entry)
        self._orders(data, entry)

    def _put(self, name: str, seat: int, cell: str, field: str) -> None:
        """A room or an improved tunnel, which there is once."""
        if name in self.rooms:
            raise InputError("error-twice", {"field": field, "value": name})
        self.rooms[name] = {"seat": seat, "cell": cell}

    def _dungeon(self, seat: int, entry: Fields) -> None:
        """Cells with their tiles; a list has tunnels alone."""
        data = self.seats[seat]
        if isinstance(entry.value("dungeon"), list):
            data["tiles"] = names_in(entry, "dungeon", CELL_NAMES)
            return
        cells = entry.fields("dungeon")
        cells.only(CELL_NAMES)
        data["tiles"] = cells.names()
        halls: list[str] = []
        for cell in cells.names():
            tile = named(cells, cell, self.words.tiles)
            if tile in self.words.rooms:
                halls.append(cell)
            if tile != TUNNEL:
                self._put(tile, seat, cell, cells.at(cell))
        data["rooms"] = halls

    def _lair(self, entry: Fields) -> list[object]:
        found: list[object] = []
        for name, count in counts_in(entry, "monsters", self.words.looks).items():
            kind, expert, down = self.words.look(name)
            self.monsters[kind] += count
            tile: dict[str, object] = {"monster": kind}
            if expert:
                tile["expert"] = expert
                self.experts.append(expert)
            if down:
                tile["down"] = 1
            found += [tile] * count
        return found

    def _cards(self, data: dict[str, object], entry: Fields) -> None:
        for key, path in CARDS.items():
            if entry.has(key):
                names = self.words.traps if path.startswith("traps") else self.words.pets
                put(data, path, counts_in(entry, key, names))
        if entry.has("installed"):
            card = entry.fields("installed")
            card.only(("trap", "cell", "thrown"))
            thrown = named(card, "thrown", self.words.monsters) if card.has("thrown") else None
            if thrown:
                self.monsters[thrown] += 1
            trap = named(card, "trap", self.words.traps)
            cell = named(card, "cell", CELL_NAMES)
            put(data, "traps.installed", {"trap": trap, "cell": cell, "thrown": thrown})
        if entry.has("baby_golems"):
            count = entry.integer("baby_golems", 0, MOST_BABIES)
            data["babies"] = {"here": count} if count else {}
        if entry.has("uses"):
            data["uses"] = counts_in(entry, "uses", self.words.rooms)

    def _people(self, seat: int, data: dict[str, object], entry: Fields) -> None:
        if entry.has("party"):
            data["line"] = [
                self._figure(seat, item, f"{entry.at('party')}[{i}]")
                for i, item in enumerate(entry.items("party"))
            ]
        if entry.has("prison"):
            people = names_in(entry, "prison", self.words.people)
            data["prison"] = [name for name in people if name not in PALADIN_IDS]
            self.adventurers.extend(name for name in people if name not in PALADIN_IDS)
            caught = Counter(name for name in people if name in PALADIN_IDS)
            self.hosts.update({name: {"caught": seat} for name in caught})
            data["captives"] = dict(caught)
        if entry.has("latest"):
            data["latest"] = named_or_none(entry, "latest", self.words.adventurers)

    def _figure(self, seat: int, item: object, field: str) -> dict[str, object]:
        """Somebody in a line: a name, or a name with the damage taken so far."""
        figure: dict[str, object] = {}
        if isinstance(item, dict):
            fields = Fields(cast("object", item), field)
            fields.only(("who", "damage", "poison"))
            figure["who"] = named(fields, "who", self.words.figures)
            for key in ("damage", "poison"):
                if fields.has(key):
                    figure[key] = fields.integer(key, 0, SMALL if key == "poison" else LARGE)
        else:
            figure["who"] = known(item, field, self.words.figures)
        name = str(figure["who"])
        if name in PALADIN_IDS:
            if name in self.hosts:
                raise InputError("error-twice", {"field": field, "value": name})
            self.hosts[name] = {"seat": seat}
        elif name in self.words.adventurers:
            self.adventurers.append(name)
        return figure

    def _orders(self, data: dict[str, object], entry: Fields) -> None:
        if entry.has("inaccessible"):
            put(data, "orders.inaccessible", names_in(entry, "inaccessible", ORDER_IDS))
        if entry.has("orders"):
            orders = names_in(entry, "orders", ORDER_IDS)
            if len(orders) > SPACES:
                limits = {"value": len(orders), "least": 0, "most": SPACES}
                raise InputError("error-out-of-range", {"field": entry.at("orders"), **limits})
            give_orders(data, orders)
        if entry.has("stranded"):
            chosen = names_at(data, "orders.chosen")
            names = names_in(entry, "stranded", [name for name in chosen if name])
            put(data, "orders.stranded", sum(1 << chosen.index(name) for name in names))
        if entry.has("knows"):
            fights = int(self.words.table.variant.fights)
            data["known"] = [
                whole_number(item, f"{entry.at('knows')}[{i}]", 1, fights)
                for i, item in enumerate(entry.items("knows"))
            ]


LARGE: Final = 63
MOST_BABIES: Final = 7
SMALL: Final = 15


def give_orders(data: dict[str, object], orders: list[str]) -> None:
    """The orders of a seat, first to third."""
    put(data, "orders.chosen", [*orders, *[None] * (SPACES - len(orders))])
