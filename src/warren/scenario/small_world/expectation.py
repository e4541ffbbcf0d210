"""What a scenario may expect."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from warren.core.fields import Fields, whole_number
from warren.core.refusal import InputError
from warren.games.small_world.layout import COMBOS
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.scenario.adapter import CostExpectation, Expectation, Moment
from warren.scenario.ledger import rule_ids
from warren.scenario.small_world import reading
from warren.scenario.small_world.holdings import (
    expected,
    region_expectations,
    seat_expectations,
)
from warren.scenario.small_world.names import combos, known, region_name, seat_fields
from warren.scenario.small_world.tribes import MANY

LEDGER: Final = "warren.games.small_world"
Entry = Callable[[Fields, Table], list[Expectation]]


def read_expectations(fields: Fields, table: Table) -> list[Expectation]:
    fields.only(ENTRIES)
    return [entry for key in fields.names() for entry in ENTRIES[key](fields, table)]


def read_cost(fields: Fields, table: Table) -> list[CostExpectation]:
    """The price of a region, and by rule what it is made of."""
    fields.only(("conquer", "is", "parts"))
    region = table.board.index[region_name(fields, "conquer", table)]
    price = fields.integer("is", 0, MANY)
    found = [CostExpectation(fields.at("is"), price, partial(reading.conquest_price, region))]
    for rule, amount in _by_rule(fields, "parts") if fields.has("parts") else []:
        read = partial(reading.conquest_part, region, rule)
        found.append(CostExpectation(fields.at(f"parts.{rule}"), amount, read))
    return found


def _by_rule(fields: Fields, key: str) -> list[tuple[str, int]]:
    parts = fields.fields(key)
    if not parts.names():
        raise InputError("error-empty", {"field": parts.path})
    return [
        (known(rule, parts.at(rule), rule_ids(LEDGER)), parts.integer(rule, -MANY, MANY))
        for rule in parts.names()
    ]


def _regions(fields: Fields, table: Table) -> list[Expectation]:
    regions = fields.fields("regions")
    regions.only(table.board.names)
    return [
        entry
        for name in regions.names()
        for entry in region_expectations(regions.fields(name), table.board.index[name], table)
    ]


def _seats(fields: Fields, table: Table) -> list[Expectation]:
    seats = seat_fields(fields.fields("seats"), int(table.players))
    return [item for seat, entry in seats for item in seat_expectations(entry, seat, table)]


def _turn(fields: Fields, table: Table) -> list[Expectation]:
    seat = fields.integer("turn", 0, int(table.players) - 1)
    return [expected(fields.at("turn"), seat, reading.turn)]


def _actor(fields: Fields, table: Table) -> list[Expectation]:
    value = fields.value("actor")
    if value != reading.NOBODY_NAME:
        value = fields.integer("actor", 0, int(table.players) - 1)
    return [expected(fields.at("actor"), value, reading.actor)]


def _round(fields: Fields, table: Table) -> list[Expectation]:
    return [expected(fields.at("round"), fields.integer("round", 1, MANY), reading.round_number)]


def _over(fields: Fields, table: Table) -> list[Expectation]:
    return [expected(fields.at("over"), fields.flag("over", True), reading.over)]


def _winners(fields: Fields, table: Table) -> list[Expectation]:
    last = int(table.players) - 1
    where = fields.at("winners")
    seats = [whole_number(item, where, 0, last) for item in fields.items("winners")]
    return [expected(where, sorted(seats), reading.winners)]


def _tray(fields: Fields, table: Table) -> list[Expectation]:
    tray = fields.fields("tray")
    tray.only(table.race_index)
    return [
        expected(tray.at(race), tray.integer(race, 0, MANY), partial(reading.tray, race))
        for race in tray.names()
    ]


def _column(fields: Fields, table: Table) -> list[Expectation]:
    """As many combos as are named, from the top."""
    found: list[Expectation] = []
    for place, (power, race, coins) in enumerate(combos(fields, "column", table)):
        combo = [power, race] if coins is None else [power, race, coins]
        where = f"{fields.at('column')}[{place}]"
        found.append(expected(where, combo, partial(reading.combo, place, len(combo))))
    return found


def _open(fields: Fields, table: Table) -> list[Expectation]:
    return [expected(fields.at("open"), fields.integer("open", 0, COMBOS), reading.open_count)]


def _returned(fields: Fields, table: Table) -> list[Expectation]:
    where = fields.at("returned")
    names = [known(name, where, table.race_index) for name in fields.items("returned")]
    return [expected(where, names, reading.returned)]


def _discarded(fields: Fields, table: Table) -> list[Expectation]:
    where = fields.at("discarded")
    names = [known(name, where, table.power_index) for name in fields.items("discarded")]
    return [expected(where, sorted(names), reading.discarded)]


def _income(fields: Fields, table: Table) -> list[Expectation]:
    coins = fields.integer("income", 0, MANY)
    return [Expectation(fields.at("income"), coins, partial(_income_by, None))]


def _coins_from(fields: Fields, table: Table) -> list[Expectation]:
    where = fields.at("coins_from")
    return [
        Expectation(f"{where}.{rule}", coins, partial(_income_by, rule))
        for rule, coins in _by_rule(fields, "coins_from")
    ]


def _income_by(rule: str | None, moment: Moment) -> int | None:
    return reading.income(rule, moment.history)


def _log(fields: Fields, table: Table) -> list[Expectation]:
    return [Expectation(fields.at("log"), fields.texts("log"), _effect_names)]


def _effect_names(moment: Moment) -> list[str]:
    return [effect.name for effect in moment.latest]


ENTRIES: Final[dict[str, Entry]] = {
    "regions": _regions,
    "seats": _seats,
    "turn": _turn,
    "actor": _actor,
    "round": _round,
    "over": _over,
    "winners": _winners,
    "tray": _tray,
    "column": _column,
    "open": _open,
    "returned": _returned,
    "discarded": _discarded,
    "income": _income,
    "coins_from": _coins_from,
    "log": _log,
}
