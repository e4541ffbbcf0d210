"""What the turn itself does underground: its beginning, the Fountain, coins of others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world import channels
from warren.games.small_world.block import OFFER_THEFT
from warren.games.small_world.effects.army import gain_tokens
from warren.games.small_world.effects.purse import take_coin
from warren.games.small_world.layout import (
    BAG_RING_HERE,
    BITTEN,
    FOUND,
    KEPT_RIVERS,
    LAID,
    NEW_BADGE,
    RING_HERE,
)
from warren.games.small_world.state import State
from warren.games.small_world.terms import DECLINED, NONE, SLOTS
from warren.games.small_world.underground.markers import ALTAR, FOUNTAIN, LIST, RING

LAID_PLACES: Final = 4


def begin_deep(state: State) -> None:
    """The facts of the last turn are forgotten."""
    numbers = state.numbers
    numbers[FOUND] = NONE
    for fact in range(i64(NEW_BADGE), i64(BITTEN + 1)):
        numbers[fact] = 0
    for place in range(i64(LAID_PLACES)):
        numbers[LAID + place] = NONE
    kept = i64(0)
    for slot in range(i64(SLOTS)):
        tribe = state.turn() * SLOTS + slot
        if state.status(tribe) == DECLINED:
            kept |= state.held(tribe)
    numbers[KEPT_RIVERS] = kept & state.table.board.river


def drink(state: State, tribe: i64) -> None:
    """The Fountain held since before this turn gives a token.  [SU-PLC-FOUNTAIN]"""
    if state.keeper(FOUNTAIN) == tribe:
        gain_tokens(state, tribe, 1, LIST[FOUNTAIN].rule)


def altar_concerns(state: State) -> bool:
    keeper = state.keeper(ALTAR)
    return keeper != NONE and state.owner(keeper) == state.turn()


def collect(state: State, seat: i64) -> None:
    """Thieving and the Ring take from other players.  [SU-P-THIEVING] [SU-REL-RING]"""
    tribe = state.active_tribe(seat)
    if tribe == NONE:
        return
    board = state.table.board
    if channels.offers(state, tribe) & OFFER_THEFT:
        take_from(state, seat, board.around(state.held(tribe)), "SU-P-THIEVING")
    for ring in (RING_HERE, BAG_RING_HERE):
        if state.numbers[ring] != NONE:
            take_from(state, seat, board.adjacent[state.numbers[ring]], LIST[RING].rule)


def take_from(state: State, seat: i64, near: i64, rule: str) -> None:
    """A coin from each player whose active race holds one of these regions."""
    for step in range(1, state.table.players):
        other = (seat + step) % state.table.players
        tribe = state.active_tribe(other)
        if tribe != NONE and state.held(tribe) & near:
            take_coin(state, other, seat, rule)
