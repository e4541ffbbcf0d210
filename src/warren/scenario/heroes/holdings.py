"""What a scenario may expect of tiles, seats and cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.heroes.table import Table
from warren.scenario.adapter import Expectation
from warren.scenario.heroes import reading
from warren.scenario.heroes.names import card_counts, card_name, companion_counts
from warren.scenario.heroes.reading import Key, value_of
from warren.scenario.names import MANY, seat_or_none

TILE_FIELDS: Final = ("level", "seat", "troop", "fortification", "rune", "claim")
SEAT_NUMBERS: Final = ("coins", "hand_size", "turns")
SEAT_FIELDS: Final = (
    *SEAT_NUMBERS,
    "hand",
    "companions",
    "spent",
    "idle",
    "regions",
    "support",
)


def tile_expectations(entry: Fields, region: str, table: Table) -> list[Expectation]:
    """Each value that is named; nothing named means that the region is open to all."""
    entry.only(TILE_FIELDS)
    if not entry.names():
        return [Expectation(entry.path, {}, partial(reading.tile_contents, region))]
    return [_tile_expectation(entry, key, region, table) for key in entry.names()]


def _tile_expectation(entry: Fields, key: str, region: str, table: Table) -> Expectation:
    at = entry.at(key)
    path: tuple[Key, ...] = ("tiles", region, key)
    if key == "rune":
        return Expectation(at, entry.flag(key, True), partial(reading.tile_rune, region))
    if key == "level":
        level = entry.integer(key, 1, table.board.highest)
        return Expectation(at, level, partial(value_of, path))
    if key == "claim":
        claimant = seat_or_none(entry, key, int(table.players))
        return Expectation(at, claimant, partial(value_of, (*path, "seat")))
    if key == "seat":
        seat = seat_or_none(entry, key, int(table.players))
        return Expectation(at, seat, partial(value_of, path))
    card = None if entry.value(key) is None else card_name(entry, key, table)
    return Expectation(at, card, partial(value_of, path))


def seat_expectations(entry: Fields, seat: int, table: Table) -> list[Expectation]:
    entry.only(SEAT_FIELDS)
    if not entry.names():
        raise InputError("error-empty", {"field": entry.path})
    found: list[Expectation] = []
    for key in entry.names():
        at = entry.at(key)
        path: tuple[Key, ...] = ("seats", seat, key)
        if key in SEAT_NUMBERS:
            found.append(Expectation(at, entry.integer(key, 0, MANY), partial(value_of, path)))
        elif key == "idle":
            found.append(Expectation(at, entry.flag(key, True), partial(value_of, path)))
        elif key == "hand":
            found += card_expectations(entry, key, path, table)
        elif key in ("regions", "support"):
            read = reading.seat_regions if key == "regions" else reading.seat_support
            found.append(Expectation(at, entry.integer(key, 0, MANY), partial(read, seat)))
        else:
            kind = "ready" if key == "companions" else "spent"
            found += companion_expectations(entry, key, ("seats", seat, kind))
    return found


def companion_expectations(entry: Fields, key: str, path: tuple[Key, ...]) -> list[Expectation]:
    """Each kind that is named."""
    counts = companion_counts(entry, key)
    if not counts:
        raise InputError("error-empty", {"field": entry.at(key)})
    return [
        Expectation(f"{entry.at(key)}.{kind}", count, partial(value_of, (*path, kind)))
        for kind, count in counts.items()
    ]


def card_expectations(
    entry: Fields, key: str, path: tuple[Key, ...], table: Table
) -> list[Expectation]:
    """A list names all cards, in any order; numbers are compared one by one."""
    counts = card_counts(entry, key, table)
    if isinstance(entry.value(key), list):
        cards = sorted(card for card, count in counts.items() for _ in range(count))
        return [Expectation(entry.at(key), cards, partial(reading.cards_of, path))]
    if not counts:
        raise InputError("error-empty", {"field": entry.at(key)})
    return [
        Expectation(f"{entry.at(key)}.{card}", count, partial(reading.count_of, (*path, card)))
        for card, count in counts.items()
    ]
