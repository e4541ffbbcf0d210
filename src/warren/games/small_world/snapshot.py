"""A state as plain data."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import frames
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
    FRESH,
    LOSERS,
    NONEMPTY,
    PIECES,
    POWER,
    RACE,
    ROLLED,
    ROUND,
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
    numbers = state.numbers
    data: View = {
        "game": table.key,
        "players": int(table.players),
        "options": dict(table.options),
        "board": table.board.id,
        "round": int(numbers[ROUND]),
        "turn": int(state.turn()),
        "first": int(numbers[FIRST]),
        "regions": _regions(state),
        "tribes": _tribes(state, races, powers),
        "seats": [_seat(state, seat) for seat in range(table.players)],
        "column": _column(state, races, powers),
        "banners": {
            "unknown": _names(numbers[BANNERS], races),
            "returned": [race.id for race in state.returned()],
        },
        "badges": {
            "unknown": _names(numbers[BADGES], powers),
            "discarded": _names(numbers[DISCARDED], powers),
        },
        "tray": {race: int(numbers[state.table.trays + i]) for i, race in enumerate(races)},
        "facts": {
            "undecided": bool(numbers[UNDECIDED]),
            "fresh": bool(numbers[FRESH]),
            "nonempty": int(numbers[NONEMPTY]),
            "dragon_flown": bool(numbers[DRAGON_FLOWN]),
            "converted": _bits(numbers[CONVERTED]),
            "attacked": _bits(numbers[ATTACKED]),
            "losers": _bits(numbers[LOSERS]),
            "rolled": None if numbers[ROLLED] == 0 else int(numbers[ROLLED] - 1),
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
        holder = state.holder_of(region)
        pieces = piece_counts(state.pieces_on(region))
        if holder != NONE:
            regions[name] = {
                "tribe": int(holder),
                "tokens": int(state.tokens_on(region)),
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
        power = state.numbers[base + POWER]
        entry: Tribe = {
            "tribe": int(tribe),
            "seat": int(state.owner(tribe)),
            "race": races[state.numbers[base + RACE]],
            "power": None if power == NONE else powers[power],
            "status": "active" if state.status(tribe) == ACTIVE else "declined",
            "hand": int(state.hand(tribe)),
            "aside": int(state.numbers[base + ASIDE]),
            "pieces": piece_counts(state.numbers[base + PIECES]),
        }
        if state.numbers[base + APART]:
            entry["apart"] = True
        tribes.append(entry)
    return tribes


def _column(state: State, races: list[str], powers: list[str]) -> list[Combo]:
    column: list[Combo] = []
    for place in range(state.open_combos()):
        at = COLUMN + place * COMBO_SIZE
        column.append(
            {
                "race": races[state.numbers[at + COMBO_RACE]],
                "power": powers[state.numbers[at + COMBO_POWER]],
                "coins": int(state.numbers[at + COMBO_COINS]),
            }
        )
    return column


def _frames(state: State) -> list[list[StepName | int]]:
    found: list[list[StepName | int]] = []
    for place in range(frames.depth(state)):
        step = frames.STEP_NAMES[frames.step_at(state, place)]
        subject = int(frames.subject_at(state, place))
        found.append([step, subject, int(frames.stage_at(state, place))])
    return found
