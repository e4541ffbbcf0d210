"""Minions go to their spaces: those of dummies first, then one order after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit, bit_index
from warren.games.dungeon_lords import purse
from warren.games.dungeon_lords.layout import (
    CHOSEN,
    DUMMY,
    DUMMY_CHOICE,
    DUMMY_ORDERS,
    DUMMY_SIZE,
    SPACE,
    STRANDED,
)
from warren.games.dungeon_lords.position import Args, Position
from warren.games.dungeon_lords.terms import (
    HIRE_MONSTER,
    NONE,
    ORDER_IDS,
    ORDERS,
    SPACES,
)

DUMMY_MINION: Final = 5
"""Who stands on a space: a seat counted from 1, or a dummy from here on."""
MIDDLE: Final = 1


def clear_board(state: Position) -> None:
    for at in range(i64(ORDERS * SPACES)):
        state.numbers[SPACE + at] = 0


def lowest_free(state: Position, location: i64) -> i64:
    """[DL-ORD-3]"""
    for space in range(i64(SPACES)):
        if state.numbers[SPACE + location * SPACES + space] == 0:
            return space
    return NONE


def place_minions(state: Position) -> None:
    clear_board(state)
    if state.table.dummies:
        place_dummies(state)
    for number in range(i64(SPACES)):
        for turn in range(state.table.players):
            place(state, state.seat_at(turn), number)


def place_dummies(state: Position) -> None:
    """Drawn orders on space II, on III where another dummy stands; chosen ones where there is room.

    [DL-DUM-4] [DL-DUM-6]
    """
    dummies = state.table.dummies
    for turn in range(dummies):
        dummy = state.seat_at(turn) if dummies > 1 else i64(0)
        orders = state.numbers[DUMMY + dummy * DUMMY_SIZE + DUMMY_ORDERS]
        while orders:
            location = bit_index(orders)
            orders &= orders - 1
            taken = state.numbers[SPACE + location * SPACES + MIDDLE] != 0
            stand(state, dummy, location, i64(MIDDLE + 1 if taken else MIDDLE))
    if dummies > 1:
        for turn in range(dummies):
            dummy = state.seat_at(turn)
            location = state.get(dummy, DUMMY_CHOICE)
            space = lowest_free(state, location)
            if space != NONE:
                stand(state, dummy, location, space)


def stand(state: Position, dummy: i64, location: i64, space: i64) -> None:
    state.numbers[SPACE + location * SPACES + space] = DUMMY_MINION + dummy
    if state.effects is not None:
        args: Args = {"dummy": int(dummy), "order": ORDER_IDS[location], "space": int(space) + 1}
        state.emit("dummy-placed", args)


def place(state: Position, seat: i64, number: i64) -> None:
    """Without a free space, or without the gold for a first Hire Monster, it stays on its card.

    [DL-ORD-4] [DL-ORD-5]
    """
    location = state.get(seat, CHOSEN + number)
    space = lowest_free(state, location)
    fee = i64(1 if number == 0 and location == HIRE_MONSTER else 0)
    if space == NONE or state.gold(seat) < fee:
        state.put(seat, STRANDED, state.get(seat, STRANDED) | bit(number))
        if state.effects is not None:
            args: Args = {"seat": int(seat), "order": ORDER_IDS[location]}
            state.emit("minion-stranded", args)
        return
    purse.gain_gold(state, seat, -fee)
    state.numbers[SPACE + location * SPACES + space] = seat + 1
    if state.effects is not None:
        told: Args = {"seat": int(seat), "order": ORDER_IDS[location], "space": int(space) + 1}
        state.emit("minion-placed", told)
