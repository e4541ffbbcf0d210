"""What a scenario may expect of regions and seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.pieces import MONSTERS_EACH
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.games.small_world.underground.markers import FIGURE_NAMES, INDEX
from warren.scenario.adapter import Expectation, Moment
from warren.scenario.names import MANY, seat_or_none
from warren.scenario.small_world import deep_reading, reading
from warren.scenario.small_world.names import named_in, piece_numbers, power_name, race_name

REGION_FIELDS: Final = ("race", "tokens", "pieces", "owner", "tribe", "active")
DEEP_REGION_FIELDS: Final = ("monsters", "markers", "figures")
DECLINED_FIELDS: Final = ("race", "power", "hand")
DEEP_DECLINED_FIELDS: Final = (*DECLINED_FIELDS, "apart")
SEAT_FIELDS: Final = (
    "coins",
    "hand",
    "aside",
    "tokens",
    "race",
    "power",
    "declined",
    "pieces",
    "ally",
)
SEAT_NUMBERS: Final[dict[str, Callable[[int, State], object]]] = {
    "coins": reading.seat_coins,
    "hand": reading.seat_hand,
    "aside": reading.seat_aside,
    "tokens": reading.seat_tokens,
}

BOX: Final = {"markers": list(INDEX), "figures": FIGURE_NAMES}

Reader = Callable[[State], object]


def expected(field: str, value: object, read: Reader) -> Expectation:
    def probe(moment: Moment) -> object:
        assert isinstance(moment.state, State)
        return read(moment.state)

    return Expectation(field, value, probe)


def region_expectations(entry: Fields, region: int, table: Table) -> list[Expectation]:
    """Each value that is named; nothing named means that nobody is there."""
    entry.only((*REGION_FIELDS, *DEEP_REGION_FIELDS) if table.deep else REGION_FIELDS)
    if not entry.names():
        return [expected(entry.path, {}, partial(reading.region_contents, region))]
    found: list[Expectation] = []
    for key in entry.names():
        at = entry.at(key)
        if key == "race":
            found.append(expected(at, _race(entry, table), partial(reading.region_race, region)))
        elif key == "tokens":
            tokens = entry.integer(key, 0, MANY)
            found.append(expected(at, tokens, partial(reading.region_tokens, region)))
        elif key == "tribe":
            natives = entry.integer(key, 0, 1)
            found.append(expected(at, natives, partial(reading.region_natives, region)))
        elif key == "monsters":
            monsters = entry.integer(key, 0, MONSTERS_EACH)
            found.append(expected(at, monsters, partial(reading.region_monsters, region)))
        elif key in ("markers", "figures"):
            here = partial(deep_reading.contents, key, table.board.names[region])
            found.append(expected(at, named_in(entry, key, BOX[key]), here))
        elif key == "owner":
            owner = seat_or_none(entry, key, int(table.players))
            found.append(expected(at, owner, partial(reading.region_owner, region)))
        elif key == "active":
            active = entry.flag(key, True)
            found.append(expected(at, active, partial(reading.region_active, region)))
        else:
            found += _pieces(entry.fields(key), partial(reading.region_pieces, region))
    return found


def seat_expectations(entry: Fields, seat: int, table: Table) -> list[Expectation]:
    entry.only(SEAT_FIELDS)
    if not entry.names():
        raise InputError("error-empty", {"field": entry.path})
    found: list[Expectation] = []
    for key in entry.names():
        at = entry.at(key)
        if key in SEAT_NUMBERS:
            number = entry.integer(key, 0, MANY)
            found.append(expected(at, number, partial(SEAT_NUMBERS[key], seat)))
        elif key == "race":
            found.append(expected(at, _race(entry, table), partial(reading.seat_race, seat)))
        elif key == "power":
            found.append(expected(at, _power(entry, table), partial(reading.seat_power, seat)))
        elif key == "ally":
            ally = seat_or_none(entry, key, int(table.players))
            found.append(expected(at, ally, partial(reading.seat_ally, seat)))
        elif key == "pieces":
            found += _pieces(entry.fields(key), partial(reading.seat_pieces, seat))
        else:
            found += _declined(entry, seat, table)
    return found


def _race(entry: Fields, table: Table) -> str | None:
    return None if entry.value("race") is None else race_name(entry, "race", table)


def _power(entry: Fields, table: Table) -> str | None:
    return None if entry.value("power") is None else power_name(entry, "power", table)


def _pieces(fields: Fields, read: Callable[[State], dict[str, int]]) -> list[Expectation]:
    """Each kind that is named, or none at all."""
    numbers = piece_numbers(fields)
    if not numbers:
        return [expected(fields.path, {}, read)]
    return [
        expected(fields.at(kind), count, partial(_piece_count, kind, read))
        for kind, count in numbers.items()
    ]


def _piece_count(kind: str, read: Callable[[State], dict[str, int]], state: State) -> int:
    return read(state).get(kind, 0)


def _declined(entry: Fields, seat: int, table: Table) -> list[Expectation]:
    """All races in decline; of each also what else is named."""
    races: list[str] = []
    found: list[Expectation] = []
    for i, item in enumerate(entry.items("declined")):
        fields = Fields(
            {"race": item} if isinstance(item, str) else item, f"{entry.at('declined')}[{i}]"
        )
        fields.only(DEEP_DECLINED_FIELDS if table.deep else DECLINED_FIELDS)
        race = race_name(fields, "race", table)
        races.append(race)
        for part in fields.names():
            if part != "race":
                value = _declined_part(fields, part, table)
                read = partial(reading.declined_part, seat, race, part)
                found.append(expected(fields.at(part), value, read))
    names = expected(entry.at("declined"), sorted(races), partial(reading.declined_races, seat))
    return [names, *found]


def _declined_part(fields: Fields, part: str, table: Table) -> object:
    if part == "power":
        return _power(fields, table)
    return fields.flag(part, False) if part == "apart" else fields.integer(part, 0, MANY)
