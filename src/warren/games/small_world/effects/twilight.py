"""Facts about decline."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.effects.column import discard_badge
from warren.games.small_world.effects.ground import dissolve, dissolve_if_gone, vacate
from warren.games.small_world.effects.markers import remove_pieces
from warren.games.small_world.layout import (
    ASIDE,
    CURRENT,
    DECLINED,
    HAND,
    NONE,
    PIECES,
    POWER,
    RACE,
    SEAT_SIZE,
    SLOTS,
    STATUS,
    TRAY,
    TRIBE_SIZE,
)
from warren.games.small_world.pieces import STAY
from warren.games.small_world.state import State


def decline(state: State, tribe: i64) -> None:
    """The race goes into decline; an earlier one leaves first.  [SW-DEC-2] [SW-DEC-3]"""
    seat = state.owner(tribe)
    power = state.power(tribe)
    if not power.beside_another_in_decline():
        for slot in range(i64(SLOTS)):
            other = seat * SLOTS + slot
            if state.status(other) == DECLINED and not _stands_beside(state, other):
                leave_board(state, other)
    base = tribe * TRIBE_SIZE
    race = state.race(tribe)
    tray = TRAY + state.tribes[base + RACE]
    state.tribes[base + STATUS] = DECLINED
    state.seats[seat * SEAT_SIZE + CURRENT] = NONE
    held = state.held(tribe)
    state.world[tray] += state.tribes[base + HAND] + state.tribes[base + ASIDE]
    state.tribes[base + HAND] = 0
    state.tribes[base + ASIDE] = 0
    state.tribes[base + PIECES] = 0
    for region in range(state.table.board.size):
        if (held >> region) & 1:
            if not race.keeps_tokens_in_decline():
                state.world[tray] += state.tokens[region] - 1
                state.tokens[region] = 1
            remove_pieces(state, region, ~STAY)
    if state.effects is not None:
        state.emit("tribe-declined", {"seat": int(seat), "race": race.id, "power": power.id})
    if not power.stays_in_decline():
        badge = state.tribes[base + POWER]
        state.tribes[base + POWER] = NONE
        discard_badge(state, badge)
    dissolve_if_gone(state, tribe)


def _stands_beside(state: State, tribe: i64) -> bool:
    return state.power_id(tribe) != NONE and state.power(tribe).beside_another_in_decline()


def leave_board(state: State, tribe: i64) -> None:
    """All tokens to the tray, banner and badge back."""
    base = tribe * TRIBE_SIZE
    held = state.held(tribe)
    tray = TRAY + state.tribes[base + RACE]
    state.world[tray] += state.tribes[base + HAND]
    state.tribes[base + HAND] = 0
    for region in range(state.table.board.size):
        if (held >> region) & 1:
            state.world[tray] += state.tokens[region]
            vacate(state, tribe, region)
    dissolve(state, tribe)
