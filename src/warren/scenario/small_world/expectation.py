"""What a scenario may expect."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from warren.core.fields import Fields
from warren.games.small_world.table import Table
from warren.games.small_world.terms import COMBOS
from warren.scenario.adapter import Expectation, Moment
from warren.scenario.expectations import CommonExpectations
from warren.scenario.names import MANY, amounts_by_rule, known, seat_fields
from warren.scenario.small_world import reading
from warren.scenario.small_world.deep_expectation import DEEP_ENTRIES, DeepExpectations
from warren.scenario.small_world.holdings import (
    expected,
    region_expectations,
    seat_expectations,
)
from warren.scenario.small_world.names import combos, played
from warren.scenario.small_world.phases import DEEP_PHASES, PHASE_NAMES, phase


class Expectations(CommonExpectations):
    """The entries of one `expect`."""

    def __init__(self, fields: Fields, table: Table) -> None:
        super().__init__(fields, int(table.players))
        self.table: Final = table

    def read(self) -> list[Expectation]:
        self.fields.only((*ENTRIES, *DEEP_ENTRIES) if self.table.deep else ENTRIES)
        return [entry for key in self.fields.names() for entry in self.entries(key)]

    def entries(self, key: str) -> list[Expectation]:
        if key in DEEP_ENTRIES:
            return DeepExpectations(self.fields, self.table).read(key)
        return ENTRIES[key](self)

    def regions(self) -> list[Expectation]:
        regions = self.fields.fields("regions")
        regions.only(self.table.board.names)
        return [
            entry
            for name in regions.names()
            for entry in region_expectations(
                regions.fields(name), self.table.board.index[name], self.table
            )
        ]

    def seats(self) -> list[Expectation]:
        seats = seat_fields(self.fields.fields("seats"), self.players)
        return [
            item for seat, entry in seats for item in seat_expectations(entry, seat, self.table)
        ]

    def tray(self) -> list[Expectation]:
        tray = self.fields.fields("tray")
        tray.only(self.table.race_index)
        return [
            expected(tray.at(race), tray.integer(race, 0, MANY), partial(reading.tray, race))
            for race in tray.names()
        ]

    def column(self) -> list[Expectation]:
        """As many combos as are named, from the top."""
        found: list[Expectation] = []
        for place, (power, race, coins) in enumerate(combos(self.fields, "column", self.table)):
            combo = [power, race] if coins is None else [power, race, coins]
            where = f"{self.fields.at('column')}[{place}]"
            found.append(expected(where, combo, partial(reading.combo, place, len(combo))))
        return found

    def open(self) -> list[Expectation]:
        return [
            expected(
                self.fields.at("open"), self.fields.integer("open", 0, COMBOS), reading.open_count
            )
        ]

    def returned(self) -> list[Expectation]:
        where = self.fields.at("returned")
        names = [played(name, where, self.table, "race") for name in self.fields.items("returned")]
        return [expected(where, names, reading.returned)]

    def discarded(self) -> list[Expectation]:
        where = self.fields.at("discarded")
        names = [
            played(name, where, self.table, "power") for name in self.fields.items("discarded")
        ]
        return [expected(where, sorted(names), reading.discarded)]

    def phase(self) -> list[Expectation]:
        where = self.fields.at("phase")
        names = (*PHASE_NAMES, *DEEP_PHASES) if self.table.deep else PHASE_NAMES
        return [expected(where, known(self.fields.value("phase"), where, names), phase)]

    def income(self) -> list[Expectation]:
        coins = self.fields.integer("income", 0, MANY)
        return [Expectation(self.fields.at("income"), coins, partial(_income_by, None))]

    def coins_from(self) -> list[Expectation]:
        where = self.fields.at("coins_from")
        return [
            Expectation(f"{where}.{rule}", coins, partial(_income_by, rule))
            for rule, coins in amounts_by_rule(self.fields, "coins_from", self.table.key)
        ]


def _income_by(rule: str | None, moment: Moment) -> int | None:
    return reading.income(rule, moment.history)


ENTRIES: Final[dict[str, Callable[[Expectations], list[Expectation]]]] = {
    "regions": Expectations.regions,
    "seats": Expectations.seats,
    "turn": Expectations.turn,
    "actor": Expectations.actor,
    "actors": Expectations.actors,
    "round": Expectations.round,
    "phase": Expectations.phase,
    "over": Expectations.over,
    "winners": Expectations.winners,
    "tray": Expectations.tray,
    "column": Expectations.column,
    "open": Expectations.open,
    "returned": Expectations.returned,
    "discarded": Expectations.discarded,
    "income": Expectations.income,
    "coins_from": Expectations.coins_from,
    "log": Expectations.log,
}
