"""What people may type for the things of Small World."""

from __future__ import annotations

from warren.games.small_world.actions import DIE_FACES, SHAPES
from warren.games.small_world.effects.column import open_combos
from warren.games.small_world.layout import COLUMN, COMBO_POWER, COMBO_RACE, COMBO_SIZE, COMBOS
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import noun
from warren.text.voice import Form

Spellings = dict[str | int, list[str]]


def forms() -> list[Form]:
    return [Form(verb, fixed, [argument] if argument else []) for verb, argument, fixed in SHAPES]


def spellings(catalogue: Catalogue, state: State, argument: str) -> Spellings:
    table = state.table
    if argument == "region":
        return {name: [name] for name in table.board.names}
    if argument == "race":
        return {race.id: [noun(catalogue, "race", race.id)] for race in table.races}
    if argument == "power":
        return {power.id: [noun(catalogue, "power", power.id)] for power in table.powers}
    if argument == "seat":
        return {seat: [str(seat + 1)] for seat in range(int(table.players))}
    if argument == "value":
        return {value: [str(value)] for value in range(DIE_FACES)}
    return _combos(catalogue, state)


def _combos(catalogue: Catalogue, state: State) -> Spellings:
    """A combo goes by its place from the top, its race, its power, or both."""
    found: Spellings = {place: [str(place + 1)] for place in range(COMBOS)}
    for place in range(int(open_combos(state))):
        at = COLUMN + place * COMBO_SIZE
        race = noun(catalogue, "race", state.table.races[state.world[at + COMBO_RACE]].id)
        power = noun(catalogue, "power", state.table.powers[state.world[at + COMBO_POWER]].id)
        found[place] += [race, power, f"{power} {race}"]
    return found
