"""Facts about combos, banners and badges."""

from __future__ import annotations

from librt.vecs import append, pop
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
    TRAY,
    TRIBE_SIZE,
)
from warren.games.small_world.state import State
from warren.games.small_world.terms import ACTIVE, COMBOS, FREE, NONE, SLOTS


def open_combo(state: State, race: i64, power: i64) -> None:
    """A new combo appears at the bottom of the column.  [SW-CMB-5]"""
    place = state.open_combos()
    at = COLUMN + place * COMBO_SIZE
    state.world[at + COMBO_RACE] = race
    state.world[at + COMBO_POWER] = power
    state.world[at + COMBO_COINS] = 0
    state.world[BADGES] &= ~bit(power)
    if state.effects is not None:
        table = state.table
        state.emit(
            "combo-opened",
            {"place": int(place), "race": table.races[race].id, "power": table.powers[power].id},
        )


def take_banner(state: State, race: i64) -> None:
    """A banner leaves the unknown part of its stack."""
    state.world[BANNERS] &= ~bit(race)


def next_known_banner(state: State) -> i64:
    """The first of the banners that went back under the stack.  [SW-CMB-6]"""
    state.queue, race = pop(state.queue, 0)
    return race


def return_banner(state: State, race: i64) -> None:
    """The banner goes under its stack.  [SW-CMB-6]"""
    state.queue = append(state.queue, race)
    if state.effects is not None:
        state.emit("banner-returned", {"race": state.table.races[race].id})


def discard_badge(state: State, power: i64) -> None:
    state.world[DISCARDED] |= bit(power)
    if state.effects is not None:
        state.emit("badge-discarded", {"power": state.table.powers[power].id})


def reshuffle_badges(state: State) -> None:
    """The discarded badges become the new stack.  [SW-CMB-6]"""
    state.world[BADGES] = state.world[DISCARDED]
    state.world[DISCARDED] = 0
    if state.effects is not None:
        state.emit("badges-reshuffled", {})


def swap_badges(state: State, place: i64, other: i64) -> None:
    """Two open combos swap their badges; coins stay where they are.  [SU-R-SHADOW-MIMES]"""
    here = COLUMN + place * COMBO_SIZE + COMBO_POWER
    there = COLUMN + other * COMBO_SIZE + COMBO_POWER
    badge = state.world[here]
    state.world[here] = state.world[there]
    state.world[there] = badge
    if state.effects is not None:
        powers = state.table.powers
        state.emit(
            "badges-swapped",
            {
                "seat": int(state.turn()),
                "gained": powers[state.world[here]].id,
                "given": powers[badge].id,
                "place": int(other),
            },
        )


def take_combo(state: State, seat: i64, place: i64) -> None:
    """The seat pays the combos above, takes this one with its coins and its tokens."""
    world = state.world
    at = COLUMN + place * COMBO_SIZE
    race_id = world[at + COMBO_RACE]
    power_id = world[at + COMBO_POWER]
    combo = state.combo(place)
    race = combo.race
    power = combo.power
    for above in range(place):
        world[COLUMN + above * COMBO_SIZE + COMBO_COINS] += 1
    for other in range(place, i64(COMBOS - 1)):
        here = COLUMN + other * COMBO_SIZE
        for part in range(i64(COMBO_SIZE)):
            world[here + part] = world[here + COMBO_SIZE + part]
    last = COLUMN + (COMBOS - 1) * COMBO_SIZE
    world[last + COMBO_RACE] = NONE
    world[last + COMBO_POWER] = NONE
    world[last + COMBO_COINS] = 0
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
    world[TRAY + race_id] -= combo.tokens
    base = tribe * TRIBE_SIZE
    state.tribes[base + RACE] = race_id
    state.tribes[base + POWER] = power_id
    state.tribes[base + STATUS] = ACTIVE
    state.tribes[base + HAND] = combo.tokens
    state.tribes[base + PIECES] = race.pieces() + power.pieces()
    state.seats[seat * SEAT_SIZE + CURRENT] = tribe
    world[FRESH] = 1
    if state.effects is not None:
        state.emit(
            "tokens-taken", {"seat": int(seat), "race": race.id, "tokens": int(combo.tokens)}
        )
