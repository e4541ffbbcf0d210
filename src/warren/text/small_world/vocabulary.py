"""What people may type for the things of Small World."""

from __future__ import annotations

from warren.games.small_world.actions import DEEP_SHAPES, DIE_FACES, SHAPES
from warren.games.small_world.effects.column import open_combos
from warren.games.small_world.layout import (
    COLUMN,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    COMBOS,
    RELICS,
)
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.games.small_world.underground.markers import LIST
from warren.text.catalogue import Catalogue
from warren.text.names import noun
from warren.text.voice import Form
from warren.text.words import marker_kind, part_words

Spellings = dict[str | int, list[str]]


def forms(table: Table | None) -> list[Form]:
    """Those of Underground only where the table has something of it."""
    shapes = SHAPES + DEEP_SHAPES if table is None or table.deep else SHAPES
    return [Form(verb, fixed, [argument] if argument else []) for verb, argument, fixed in shapes]


def spellings(catalogue: Catalogue, state: State, argument: str) -> Spellings:
    table = state.table
    if argument == "region":
        return {name: [name] for name in table.board.names}
    if argument == "race":
        return {race.id: _plainly(noun(catalogue, "race", race.id)) for race in table.races}
    if argument == "power":
        return {power.id: [noun(catalogue, "power", power.id)] for power in table.powers}
    if argument == "seat":
        return {seat: [str(seat + 1)] for seat in range(int(table.players))}
    if argument == "value":
        return {value: [str(value)] for value in range(DIE_FACES)}
    if argument in ("relic", "marker"):
        return _markers(catalogue, RELICS if argument == "relic" else len(LIST))
    return _combos(catalogue, state)


def _plainly(name: str) -> list[str]:
    """A name, and without the apostrophe that would open a quotation."""
    return list(dict.fromkeys([name, name.replace("'", "")]))


def _markers(catalogue: Catalogue, count: int) -> Spellings:
    """Relics come first, then Places."""
    found: Spellings = {}
    for marker in LIST[:count]:
        kind = marker_kind(catalogue, marker.id)
        names = [noun(catalogue, kind, marker.id, form) for form in ("acc", "nom")]
        found[marker.id] = [word for name in names for word in part_words(name)]
    return found


def _combos(catalogue: Catalogue, state: State) -> Spellings:
    """A combo goes by its place from the top, its race, its power, or both."""
    found: Spellings = {place: [str(place + 1)] for place in range(COMBOS)}
    for place in range(int(open_combos(state))):
        at = COLUMN + place * COMBO_SIZE
        races = _plainly(
            noun(catalogue, "race", state.table.races[state.world[at + COMBO_RACE]].id)
        )
        power = noun(catalogue, "power", state.table.powers[state.world[at + COMBO_POWER]].id)
        found[place] += [*races, power, *(f"{power} {race}" for race in races)]
    return found
