"""What a scenario may expect."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from warren.core.fields import Fields
from warren.games.heroes.meta import KEY
from warren.games.heroes.phases import PHASE_NAMES
from warren.games.heroes.table import Table
from warren.scenario.adapter import CostExpectation, Expectation
from warren.scenario.expectations import CommonExpectations
from warren.scenario.heroes import reading
from warren.scenario.heroes.holdings import (
    card_expectations,
    companion_expectations,
    seat_expectations,
    tile_expectations,
)
from warren.scenario.heroes.names import card_name, region_name
from warren.scenario.names import MANY, amounts_by_rule, known, seat_fields


def read_cost(fields: Fields, table: Table) -> list[CostExpectation]:
    """What a troop has against a region, by rule what it is made of, and the level it meets."""
    fields.only(("capture", "card", "is", "parts", "level"))
    region = table.board.index[region_name(fields, "capture", table)]
    card = table.card_index[card_name(fields, "card", table)]
    strength = fields.integer("is", 0, MANY)
    read = partial(reading.capture_strength, card, region)
    found = [CostExpectation(fields.at("is"), strength, read)]
    if fields.has("parts"):
        found += [
            CostExpectation(
                fields.at(f"parts.{rule}"),
                amount,
                partial(reading.capture_part, card, region, rule),
            )
            for rule, amount in amounts_by_rule(fields, "parts", KEY)
        ]
    if fields.has("level"):
        level = fields.integer("level", 0, table.board.highest)
        found.append(
            CostExpectation(fields.at("level"), level, partial(reading.region_level, region))
        )
    return found


class Expectations(CommonExpectations):
    """The entries of one `expect`."""

    def __init__(self, fields: Fields, table: Table) -> None:
        super().__init__(fields, int(table.players))
        self.table: Final = table

    def read(self) -> list[Expectation]:
        self.fields.only(ENTRIES)
        return [entry for key in self.fields.names() for entry in ENTRIES[key](self)]

    def tiles(self) -> list[Expectation]:
        tiles = self.fields.fields("tiles")
        tiles.only(self.table.board.names)
        return [
            entry
            for name in tiles.names()
            for entry in tile_expectations(tiles.fields(name), name, self.table)
        ]

    def seats(self) -> list[Expectation]:
        return [
            item
            for seat, entry in seat_fields(self.fields.fields("seats"), self.players)
            for item in seat_expectations(entry, seat, self.table)
        ]

    def supply(self) -> list[Expectation]:
        return companion_expectations(self.fields, "supply", ("supply",))

    def deck(self) -> list[Expectation]:
        return card_expectations(self.fields, "deck", ("deck",), self.table)

    def discard(self) -> list[Expectation]:
        return card_expectations(self.fields, "discard", ("discard",), self.table)

    def out(self) -> list[Expectation]:
        return card_expectations(self.fields, "out", ("out",), self.table)

    def prepared(self) -> list[Expectation]:
        return card_expectations(self.fields, "prepared", ("prepared",), self.table)

    def deck_size(self) -> list[Expectation]:
        size = self.fields.integer("deck_size", 0, MANY)
        return [self._plain("deck_size", size)]

    def phase(self) -> list[Expectation]:
        name = known(self.fields.value("phase"), self.fields.at("phase"), PHASE_NAMES)
        return [Expectation(self.fields.at("phase"), name, reading.phase)]

    def _plain(self, key: str, value: object) -> Expectation:
        return Expectation(self.fields.at(key), value, partial(reading.value_of, (key,)))


ENTRIES: Final[dict[str, Callable[[Expectations], list[Expectation]]]] = {
    "tiles": Expectations.tiles,
    "seats": Expectations.seats,
    "supply": Expectations.supply,
    "deck": Expectations.deck,
    "deck_size": Expectations.deck_size,
    "discard": Expectations.discard,
    "out": Expectations.out,
    "prepared": Expectations.prepared,
    "phase": Expectations.phase,
    "turn": Expectations.turn,
    "actor": Expectations.actor,
    "actors": Expectations.actors,
    "round": Expectations.round,
    "over": Expectations.over,
    "winners": Expectations.winners,
    "log": Expectations.log,
}
