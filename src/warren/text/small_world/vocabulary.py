"""What people may type for the things of Small World."""

from __future__ import annotations

from warren.games.small_world.actions import DEEP_SHAPES, DIE_FACES, SHAPES
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.games.small_world.terms import COMBOS
from warren.games.small_world.underground.markers import LIST, RELICS
from warren.text.catalogue import Catalogue
from warren.text.names import noun
from warren.text.small_world.nouns import marker_kind
from warren.text.small_world.regions import region_name
from warren.text.voice import Form
from warren.text.words import hyphenated, part_words

Spellings = dict[str | int, list[str]]


def forms(table: Table | None) -> list[Form]:
    """Those of Underground only where the table has something of it."""
    shapes = SHAPES + DEEP_SHAPES if table is None or table.deep else SHAPES
    return [Form(verb, fixed, [argument] if argument else []) for verb, argument, fixed in shapes]


def spelled(catalogue: Catalogue, argument: str, value: str) -> str:
    """A value as we write it; empty where it stands as it is."""
    if argument in ("piece", "relic"):
        return hyphenated(noun(catalogue, argument, value, "acc"))
    if argument == "marker":
        return hyphenated(noun(catalogue, marker_kind(catalogue, value), value))
    if argument in ("race", "power"):
        return noun(catalogue, argument, value).replace("'", "")
    return catalogue.text(f"means-{value}") if argument == "with" else ""


def fixed_words(catalogue: Catalogue, argument: str, value: str) -> list[str]:
    """A piece or a Relic goes by any word of its name too."""
    written = spelled(catalogue, argument, value)
    if argument not in ("piece", "relic"):
        return [written]
    names = [noun(catalogue, argument, value, form) for form in ("acc", "nom")]
    return [written, *(word for name in names for word in part_words(name))]


def spellings(catalogue: Catalogue, state: State, argument: str) -> Spellings:
    table = state.table
    if argument == "region":
        return {
            name: list(dict.fromkeys([name, region_name(catalogue, name)]))
            for name in table.board.names
        }
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
    for place, combo in enumerate(state.column()):
        races = _plainly(noun(catalogue, "race", combo.race.id))
        power = noun(catalogue, "power", combo.power.id)
        found[place] += [*races, power, *(f"{power} {race}" for race in races)]
    return found
