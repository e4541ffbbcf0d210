"""Facts about combos, banners and badges."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world.effects.purse import gain_coins, pay_coins
from warren.games.small_world.layout import (
    BADGES,
    BANNERS,
    COLUMN,
    COMBO_COINS,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    CURRENT,
    DISCARDED,
    FRESH,
    HAND,
    PIECES,
    POWER,
    RACE,
    SEAT_SIZE,
    STATUS,
    TRIBE_SIZE,
)
from warren.games.small_world.state import State
from warren.games.small_world.terms import ACTIVE, COMBOS, FREE, NONE, SLOTS


def open_combo(state: State, race: i64, power: i64) -> None:
    """A new combo appears at the bottom of the column.  [SW-CMB-5]"""
    place = state.open_combos()
    at = COLUMN + place * COMBO_SIZE
    state.numbers[at + COMBO_RACE] = race
    state.numbers[at + COMBO_POWER] = power
    state.numbers[at + COMBO_COINS] = 0
    state.numbers[BADGES] &= ~bit(power)
    if state.effects is not None:
        table = state.table
        state.emit(
            "combo-opened",
            {"place": int(place), "race": table.races[race].id, "power": table.powers[power].id},
        )


def take_banner(state: State, race: i64) -> None:
    """A banner leaves the unknown part of its stack."""
    state.numbers[BANNERS] &= ~bit(race)


def next_known_banner(state: State) -> i64:
    """The first of the banners that went back under the stack.  [SW-CMB-6]"""
    numbers = state.numbers
    queue = state.table.queue
    race = numbers[queue + 1]
    for place in range(queue + 1, queue + numbers[queue]):
        numbers[place] = numbers[place + 1]
    numbers[queue + numbers[queue]] = 0
    numbers[queue] -= 1
    return race


def return_banner(state: State, race: i64) -> None:
    """The banner goes under its stack.  [SW-CMB-6]"""
    queue = state.table.queue
    state.numbers[queue] += 1
    state.numbers[queue + state.numbers[queue]] = race
    if state.effects is not None:
        state.emit("banner-returned", {"race": state.table.races[race].id})


def discard_badge(state: State, power: i64) -> None:
    state.numbers[DISCARDED] |= bit(power)
    if state.effects is not None:
        state.emit("badge-discarded", {"power": state.table.powers[power].id})


def reshuffle_badges(state: State) -> None:
    """The discarded badges become the new stack.  [SW-CMB-6]"""
    state.numbers[BADGES] = state.numbers[DISCARDED]
    state.numbers[DISCARDED] = 0
    if state.effects is not None:
        state.emit("badges-reshuffled", {})


def swap_badges(state: State, place: i64, other: i64) -> None:
    """Two open combos swap their badges; coins stay where they are.  [SU-R-SHADOW-MIMES]"""
    here = COLUMN + place * COMBO_SIZE + COMBO_POWER
    there = COLUMN + other * COMBO_SIZE + COMBO_POWER
    badge = state.numbers[here]
    state.numbers[here] = state.numbers[there]
    state.numbers[there] = badge
    if state.effects is not None:
        powers = state.table.powers
        state.emit(
            "badges-swapped",
            {
                "seat": int(state.turn()),
                "gained": powers[state.numbers[here]].id,
                "given": powers[badge].id,
                "place": int(other),
            },
        )


def take_combo(state: State, seat: i64, place: i64) -> None:
    """The seat pays the combos above, takes this one with its coins and its tokens."""
    numbers = state.numbers
    at = COLUMN + place * COMBO_SIZE
    race_id = numbers[at + COMBO_RACE]
    power_id = numbers[at + COMBO_POWER]
    combo = state.combo(place)
    race = combo.race
    power = combo.power
    for above in range(place):
        numbers[COLUMN + above * COMBO_SIZE + COMBO_COINS] += 1
    for other in range(place, i64(COMBOS - 1)):
        here = COLUMN + other * COMBO_SIZE
        for part in range(i64(COMBO_SIZE)):
            numbers[here + part] = numbers[here + COMBO_SIZE + part]
    last = COLUMN + (COMBOS - 1) * COMBO_SIZE
    numbers[last + COMBO_RACE] = NONE
    numbers[last + COMBO_POWER] = NONE
    numbers[last + COMBO_COINS] = 0
    if state.effects is not None:
        state.emit(
            "combo-taken",
            {"seat": int(seat), "race": race.id, "power": power.id, "place": int(place)},
        )
    if place > 0:
        pay_coins(state, seat, place, "SW-CMB-2")
    if combo.coins > 0:
        gain_coins(state, seat, combo.coins, "SW-CMB-3")
    tribe = seat * SLOTS
    while state.status(tribe) != FREE:
        tribe += 1
    numbers[state.table.trays + race_id] -= combo.tokens
    base = tribe * TRIBE_SIZE
    state.numbers[base + RACE] = race_id
    state.numbers[base + POWER] = power_id
    state.numbers[base + STATUS] = ACTIVE
    state.numbers[base + HAND] = combo.tokens
    state.numbers[base + PIECES] = race.pieces() + power.pieces()
    state.numbers[seat * SEAT_SIZE + CURRENT] = tribe
    numbers[FRESH] = 1
    if state.effects is not None:
        state.emit(
            "tokens-taken", {"seat": int(seat), "race": race.id, "tokens": int(combo.tokens)}
        )
