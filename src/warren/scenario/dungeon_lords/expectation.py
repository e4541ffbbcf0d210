"""What a scenario may expect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from warren.core.fields import Fields, as_list, whole_number
from warren.core.refusal import InputError
from warren.games.dungeon_lords.frames import STEP_NAMES
from warren.games.dungeon_lords.scoring import TITLES
from warren.games.dungeon_lords.terms import (
    OPPORTUNITY_IDS,
    ORDER_IDS,
    PALADIN_IDS,
    SPACES,
    TILE_IDS,
)
from warren.scenario.adapter import Expectation, Probe
from warren.scenario.dungeon_lords import reading
from warren.scenario.dungeon_lords.holdings import seat_expectations, spread
from warren.scenario.dungeon_lords.names import (
    Words,
    counts_in,
    holes_in,
    named_or_none,
    names_in,
)
from warren.scenario.dungeon_lords.position import DUMMIES, DUMMY_NAMES, FLAGS
from warren.scenario.dungeon_lords.preview import preview_expectations
from warren.scenario.dungeon_lords.verbs import VERBS
from warren.scenario.expectations import CommonExpectations
from warren.scenario.names import MANY, known, seat_fields

WORLD_NAMES: Final = {
    "opportunity": "opportunities.now",
    "next_opportunity": "opportunities.next",
    "tile": "tiles.now",
    "next_tile": "tiles.next",
    "event": "events.now",
    "next_event": "events.next",
}
WORLD_COUNTS: Final = {
    "monster_discard": "monsters.discard",
    "trap_discard": "traps.discard",
    "open_traps": "traps.open",
}


COMMON: Final[dict[str, Callable[[CommonExpectations], list[Expectation]]]] = {
    "actor": CommonExpectations.actor,
    "actors": CommonExpectations.actors,
    "round": CommonExpectations.round,
    "over": CommonExpectations.over,
    "winners": CommonExpectations.winners,
    "log": CommonExpectations.log,
}


class Expectations(CommonExpectations):
    """The entries of one `expect`."""

    def __init__(self, fields: Fields, words: Words) -> None:
        super().__init__(fields, words.players)
        self.words: Final = words

    def read(self) -> list[Expectation]:
        self.fields.only(ENTRIES)
        return [entry for key in self.fields.names() for entry in ENTRIES[key](self, key)]

    def common(self, key: str) -> list[Expectation]:
        return COMMON[key](self)

    def _one(self, key: str, expected: object, probe: Probe) -> list[Expectation]:
        return [Expectation(self.fields.at(key), expected, probe)]

    def seats(self, key: str) -> list[Expectation]:
        return [
            item
            for seat, entry in seat_fields(self.fields.fields(key), self.players)
            for item in seat_expectations(entry, seat, self.words)
        ]

    def number(self, key: str) -> list[Expectation]:
        number = self.fields.integer(key, 0, MANY)
        path = "combat.turned" if key == "turned" else key
        return self._one(key, number, partial(reading.world_value, path))

    def flag(self, key: str) -> list[Expectation]:
        expected = int(self.fields.flag(key, False))
        return self._one(key, expected, partial(reading.world_value, key))

    def experts(self, key: str) -> list[Expectation]:
        names = sorted(names_in(self.fields, key, self.words.experts))
        return self._one(key, names, reading.experts_left)

    def name(self, key: str) -> list[Expectation]:
        names: Sequence[str] = self.words.events if key.endswith("event") else TILE_IDS
        if key.endswith("opportunity"):
            names = OPPORTUNITY_IDS
        name = named_or_none(self.fields, key, names)
        return self._one(key, name, partial(reading.world_value, WORLD_NAMES[key]))

    def phase(self, key: str) -> list[Expectation]:
        name = known(self.fields.value(key), self.fields.at(key), STEP_NAMES)
        return self._one(key, name, reading.top_step)

    def monsters(self, key: str) -> list[Expectation]:
        names = sorted(names_in(self.fields, key, self.words.monsters))
        return self._one(key, names, reading.shown_monsters)

    def rooms(self, key: str) -> list[Expectation]:
        names = sorted(names_in(self.fields, key, self.words.rooms))
        place = "display" if key == "rooms" else "discard"
        return self._one(key, names, partial(reading.rooms_at, place))

    def counts(self, key: str) -> list[Expectation]:
        names = self.words.monsters if key == "monster_discard" else self.words.traps
        expected = spread(counts_in(self.fields, key, names))
        return self._one(key, expected, partial(reading.world_counts, WORLD_COUNTS[key]))

    def people(self, key: str) -> list[Expectation]:
        names = names_in(self.fields, key, self.words.adventurers)
        prefix = "here" if key == "adventurers" else "next"
        return self._one(key, names, partial(reading.people_in, prefix))

    def row(self, key: str) -> list[Expectation]:
        cards = holes_in(self.fields, key, self.words.spells)
        if len(cards) > int(self.words.table.variant.fights):
            raise InputError("error-unknown-field", {"field": self.fields.at(key)})
        return self._one(key, cards, partial(reading.row_of, len(cards)))

    def paladins(self, key: str) -> list[Expectation]:
        fields = self.fields.fields(key)
        fields.only(PALADIN_IDS)
        return [
            Expectation(fields.at(name), fields.value(name), partial(reading.paladin_at, name))
            for name in fields.names()
        ]

    def minions(self, key: str) -> list[Expectation]:
        fields = self.fields.fields(key)
        fields.only(ORDER_IDS)
        return [
            Expectation(
                fields.at(order),
                [
                    DUMMY_NAMES[1] if who == DUMMY_NAMES[0] else who
                    for who in as_list(fields.value(order), fields.at(order))[:SPACES]
                ],
                partial(reading.minions_at, order, len(fields.items(order))),
            )
            for order in fields.names()
        ]

    def dummies(self, key: str) -> list[Expectation]:
        found: list[Expectation] = []
        for dummy, entry in seat_fields(self.fields.fields(key), int(self.words.table.dummies)):
            entry.only(("inaccessible", "orders"))
            for what in entry.names():
                names = sorted(names_in(entry, what, ORDER_IDS), key=ORDER_IDS.index)
                probe = partial(reading.world_value, f"dummies.{DUMMIES[dummy]}.{what}")
                found.append(Expectation(entry.at(what), names, probe))
        return found

    def titles(self, key: str) -> list[Expectation]:
        fields = self.fields.fields(key)
        fields.only(TITLES)
        return [
            Expectation(
                fields.at(title),
                [
                    whole_number(s, fields.at(title), 0, self.players - 1)
                    for s in fields.items(title)
                ],
                partial(reading.title_holders, title),
            )
            for title in fields.names()
        ]

    def scores(self, key: str) -> list[Expectation]:
        where = self.fields.at(key)
        points = [whole_number(item, where, -MANY, MANY) for item in self.fields.items(key)]
        return self._one(key, points, reading.scores)

    def choices(self, key: str) -> list[Expectation]:
        """By verb the objects that may be named; `true` for a verb without one."""
        fields = self.fields.fields(key)
        fields.only((*VERBS, "seat"))
        seat = fields.integer("seat", 0, self.players - 1) if fields.has("seat") else None
        found: list[Expectation] = []
        for verb in fields.names():
            if verb == "seat":
                continue
            value = fields.value(verb)
            items = [""] if value is True else [str(item) for item in fields.items(verb)]
            probe = partial(reading.choices, verb, seat)
            found.append(Expectation(fields.at(verb), sorted(items), probe))
        return found

    def told(self, key: str) -> list[Expectation]:
        """Effects of the last step that come in this order, with the details that are named."""
        wanted: list[tuple[str, dict[str, object]]] = []
        for i, item in enumerate(self.fields.items(key)):
            if isinstance(item, str):
                wanted.append((item, {}))
                continue
            entry = Fields(item, f"{self.fields.at(key)}[{i}]")
            for name in entry.names():
                args = entry.fields(name)
                wanted.append((name, {arg: args.value(arg) for arg in args.names()}))
        expected = [{name: args} if args else name for name, args in wanted]
        return self._one(key, expected, partial(reading.told, wanted))

    def preview(self, key: str) -> list[Expectation]:
        return preview_expectations(self.fields.fields(key), self.words)


ENTRIES: Final[dict[str, Callable[[Expectations, str], list[Expectation]]]] = {
    "seats": Expectations.seats,
    "year": Expectations.number,
    "first": Expectations.number,
    "turned": Expectations.number,
    "neutral": Expectations.number,
    **dict.fromkeys(FLAGS, Expectations.flag),
    "experts": Expectations.experts,
    "rent": Expectations.number,
    "phase": Expectations.phase,
    "monsters": Expectations.monsters,
    "monster_discard": Expectations.counts,
    "rooms": Expectations.rooms,
    "room_discard": Expectations.rooms,
    "trap_discard": Expectations.counts,
    "open_traps": Expectations.counts,
    **dict.fromkeys(WORLD_NAMES, Expectations.name),
    "adventurers": Expectations.people,
    "next_adventurers": Expectations.people,
    "row": Expectations.row,
    "paladins": Expectations.paladins,
    "minions": Expectations.minions,
    "dummies": Expectations.dummies,
    "titles": Expectations.titles,
    "scores": Expectations.scores,
    "choices": Expectations.choices,
    "told": Expectations.told,
    "preview": Expectations.preview,
    **dict.fromkeys(COMMON, Expectations.common),
}
