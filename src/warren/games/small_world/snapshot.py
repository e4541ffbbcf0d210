"""A state as plain data."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.frames import STEP_NAMES
from warren.games.small_world.layout import (
    APART,
    ASIDE,
    ATTACKED,
    BADGES,
    BANNERS,
    COLUMN,
    COMBO_COINS,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    CONVERTED,
    DISCARDED,
    DRAGON_FLOWN,
    FIRST,
    FRAME_SIZE,
    FRESH,
    LOSERS,
    NONEMPTY,
    PIECES,
    POWER,
    RACE,
    ROLLED,
    ROUND,
    TRAY,
    TRIBE_SIZE,
    UNDECIDED,
)
from warren.games.small_world.pieces import piece_counts
from warren.games.small_world.shape import Combo, Region, Seat, StepName, Tribe, View
from warren.games.small_world.state import State
from warren.games.small_world.terms import ACTIVE, FREE, NONE, SLOTS
from warren.games.small_world.underground.snapshot import write_depths


def write_state(state: State) -> View:
    """The inverse of `restoration.read_state`."""
    table = state.table
    races = [race.id for race in table.races]
    powers = [power.id for power in table.powers]
    world = state.world
    data: View = {
        "game": table.key,
        "players": int(table.players),
        "options": dict(table.options),
        "board": table.board.id,
        "round": int(world[ROUND]),
        "turn": int(state.turn()),
        "first": int(world[FIRST]),
        "regions": _regions(state),
        "tribes": _tribes(state, races, powers),
        "seats": [_seat(state, seat) for seat in range(table.players)],
        "column": _column(state, races, powers),
        "banners": {
            "unknown": _names(world[BANNERS], races),
            "returned": [races[race] for race in state.queue],
        },
        "badges": {
            "unknown": _names(world[BADGES], powers),
            "discarded": _names(world[DISCARDED], powers),
        },
        "tray": {race: int(world[TRAY + i]) for i, race in enumerate(races)},
        "facts": {
            "undecided": bool(world[UNDECIDED]),
            "fresh": bool(world[FRESH]),
            "nonempty": int(world[NONEMPTY]),
            "dragon_flown": bool(world[DRAGON_FLOWN]),
            "converted": _bits(world[CONVERTED]),
            "attacked": _bits(world[ATTACKED]),
            "losers": _bits(world[LOSERS]),
            "rolled": None if world[ROLLED] == 0 else int(world[ROLLED] - 1),
        },
        "frames": _frames(state),
    }
    if table.deep:
        data["deep"] = write_depths(state)
    return data


def _seat(state: State, seat: i64) -> Seat:
    ally = None if state.ally(seat) == NONE else int(state.ally(seat))
    if not state.counts_purse(seat):
        return {"coins": None, "ally": ally}
    coins = int(state.coins(seat))
    if state.shows_purse(seat):
        return {"coins": coins, "ally": ally}
    return {"coins": None, "counted": coins, "ally": ally}


def _bits(mask: i64) -> list[int]:
    return [place for place in range(63) if (mask >> i64(place)) & 1]


def _names(mask: i64, names: list[str]) -> list[str]:
    return [names[place] for place in _bits(mask)]


def _regions(state: State) -> dict[str, Region]:
    regions: dict[str, Region] = {}
    for region, name in enumerate(state.table.board.names):
        holder = state.holder[region]
        pieces = piece_counts(state.pieces[region])
        if holder != NONE:
            regions[name] = {
                "tribe": int(holder),
                "tokens": int(state.tokens[region]),
                "pieces": pieces,
            }
        elif pieces:
            regions[name] = {"pieces": pieces}
    return regions


def _tribes(state: State, races: list[str], powers: list[str]) -> list[Tribe]:
    tribes: list[Tribe] = []
    for tribe in range(state.table.players * SLOTS):
        base = tribe * TRIBE_SIZE
        if state.status(tribe) == FREE:
            continue
        power = state.tribes[base + POWER]
        entry: Tribe = {
            "tribe": int(tribe),
            "seat": int(state.owner(tribe)),
            "race": races[state.tribes[base + RACE]],
            "power": None if power == NONE else powers[power],
            "status": "active" if state.status(tribe) == ACTIVE else "declined",
            "hand": int(state.hand(tribe)),
            "aside": int(state.tribes[base + ASIDE]),
            "pieces": piece_counts(state.tribes[base + PIECES]),
        }
        if state.tribes[base + APART]:
            entry["apart"] = True
        tribes.append(entry)
    return tribes


def _column(state: State, races: list[str], powers: list[str]) -> list[Combo]:
    column: list[Combo] = []
    for place in range(state.open_combos()):
        at = COLUMN + place * COMBO_SIZE
        column.append(
            {
                "race": races[state.world[at + COMBO_RACE]],
                "power": powers[state.world[at + COMBO_POWER]],
                "coins": int(state.world[at + COMBO_COINS]),
            }
        )
    return column


def _frames(state: State) -> list[list[StepName | int]]:
    found: list[list[StepName | int]] = []
    for depth in range(state.frames[0]):
        at = 1 + depth * FRAME_SIZE
        step = STEP_NAMES[state.frames[at]]
        found.append([step, int(state.frames[at + 1]), int(state.frames[at + 2])])
    return found
