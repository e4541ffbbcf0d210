"""Facts about decline."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit_count
from warren.games.small_world import channels, frames
from warren.games.small_world.block import OFFER_QUEEN, OFFER_VENGEANCE
from warren.games.small_world.effects.column import discard_badge
from warren.games.small_world.effects.ground import dissolve, dissolve_if_gone, vacate
from warren.games.small_world.effects.markers import remove_pieces
from warren.games.small_world.effects.purse import gain_coins
from warren.games.small_world.layout import (
    APART,
    ASIDE,
    CURRENT,
    HAND,
    PIECES,
    POWER,
    REGION_SIZE,
    SEAT_SIZE,
    STATUS,
    TOKENS,
    TRIBE_SIZE,
)
from warren.games.small_world.pieces import STAY
from warren.games.small_world.state import State
from warren.games.small_world.terms import DECLINED, NONE, SLOTS
from warren.games.small_world.underground.depths import forget_vengeance
from warren.games.small_world.underground.endings import TOMB, VANISHING
from warren.games.small_world.underground.figures import lift_figures

VANISHING_COINS: Final = 2


def decline(state: State, tribe: i64, ending: i64, paid: bool) -> None:
    """The race goes into decline; an earlier one leaves first.  [SW-DEC-2] [SW-DEC-3]

    Into the tomb all tokens stay; vanishing, none.  [SU-DEC-5] `paid` says that the turn's
    coins were given before, so that a vanishing region has brought its usual one.
    """
    seat = state.owner(tribe)
    power = state.power(tribe)
    apart = stands_apart(state, tribe)
    if not apart:
        for slot in range(i64(SLOTS)):
            other = seat * SLOTS + slot
            if state.status(other) == DECLINED and not _stands_beside(state, other):
                leave_board(state, other)
    base = tribe * TRIBE_SIZE
    race = state.race(tribe)
    tray = state.table.trays + state.race_id(tribe)
    if state.table.deep:
        farewell(state, tribe)
    state.numbers[base + STATUS] = DECLINED
    state.numbers[seat * SEAT_SIZE + CURRENT] = NONE
    held = state.held(tribe)
    state.numbers[tray] += state.numbers[base + HAND] + state.numbers[base + ASIDE]
    state.numbers[base + HAND] = 0
    state.numbers[base + ASIDE] = 0
    state.numbers[base + PIECES] = 0
    if apart and not power.beside_another_in_decline():
        state.numbers[base + APART] = 1
    if ending == VANISHING:
        if state.effects is not None:
            state.emit("tribe-declined", {"seat": int(seat), "race": race.id, "power": power.id})
        each = VANISHING_COINS - 1 if paid else VANISHING_COINS
        gain_coins(state, seat, each * bit_count(held), "SU-P-VANISHING")
        leave_board(state, tribe)
        return
    keeps = race.keeps_tokens_in_decline() or ending == TOMB
    for region in range(state.table.board.size):
        if (held >> region) & 1:
            if not keeps:
                state.numbers[tray] += state.tokens_on(region) - 1
                state.numbers[region * REGION_SIZE + TOKENS] = 1
            remove_pieces(state, region, ~STAY)
    if state.effects is not None:
        state.emit("tribe-declined", {"seat": int(seat), "race": race.id, "power": power.id})
    if not power.stays_in_decline():
        badge = state.numbers[base + POWER]
        state.numbers[base + POWER] = NONE
        discard_badge(state, badge)
    dissolve_if_gone(state, tribe)
    if ending == TOMB and state.held(tribe):
        frames.push(state, frames.REDEPLOY, tribe, 0)


def farewell(state: State, tribe: i64) -> None:
    """What leaves the board with an active race; the Queen stays.  [SU-DEC-3]"""
    offers = channels.offers(state, tribe)
    lift_figures(state, offers & ~OFFER_QUEEN)
    if offers & OFFER_VENGEANCE:
        forget_vengeance(state)


def stands_apart(state: State, tribe: i64) -> bool:
    """Whether this race declines without touching an earlier one.  [SU-MIX-21]"""
    if state.power(tribe).beside_another_in_decline():
        return True
    lent = state.lent_power(tribe)
    return lent != NONE and state.table.powers[lent].beside_another_in_decline()


def _stands_beside(state: State, tribe: i64) -> bool:
    if state.numbers[tribe * TRIBE_SIZE + APART]:
        return True
    return state.power_id(tribe) != NONE and state.power(tribe).beside_another_in_decline()


def leave_board(state: State, tribe: i64) -> None:
    """All tokens to the tray, banner and badge back."""
    base = tribe * TRIBE_SIZE
    held = state.held(tribe)
    tray = state.table.trays + state.race_id(tribe)
    state.numbers[tray] += state.numbers[base + HAND]
    state.numbers[base + HAND] = 0
    for region in range(state.table.board.size):
        if (held >> region) & 1:
            state.numbers[tray] += state.tokens_on(region)
            vacate(state, tribe, region)
    dissolve(state, tribe)
