"""The badge that Stonehedge lends.  [SU-PLC-STONEHEDGE]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world.block import OFFER_ARMOURS, OFFER_BAG, OFFER_PEACE, OFFER_VENGEANCE
from warren.games.small_world.effects.markers import remove_pieces
from warren.games.small_world.layout import (
    ALLY,
    ARMED,
    BORROWER,
    LENT,
    PIECES,
    SEAT_SIZE,
    TRIBE_SIZE,
    VENGEANCE,
)
from warren.games.small_world.pieces import ARMOUR, FIELD, KINDS, WIDTH, piece
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Power
from warren.games.small_world.underground.figures import lift_figures
from warren.games.small_world.underground.markers import RELICS


def hand_over(state: State, tribe: i64) -> None:
    """Stonehedge has a new holder, or none: NONE."""
    before = state.numbers[BORROWER]
    if before == tribe:
        return
    state.numbers[BORROWER] = tribe
    if state.numbers[LENT] == NONE:
        return
    power = state.table.powers[state.numbers[LENT]]
    if before != NONE:
        take_back(state, before, power)
    equip(state, power)


def lend(state: State, power: i64) -> None:
    """A badge is tied to Stonehedge to the end of the game."""
    state.numbers[LENT] = power
    equip(state, state.table.powers[power])


def equip(state: State, power: Power) -> None:
    """An active holder gets the pieces of the lent power."""
    tribe = state.numbers[BORROWER]
    if tribe != NONE and state.is_active(tribe):
        state.numbers[tribe * TRIBE_SIZE + PIECES] += power.pieces()


def take_back(state: State, tribe: i64, power: Power) -> None:
    """Figures and pieces of the lent power leave at once.  [SU-PLC-STONEHEDGE-3]"""
    offers = power.offers()
    kinds = fields_of(power.pieces())
    if offers & OFFER_ARMOURS:
        kinds |= piece(ARMOUR, FIELD)
    state.numbers[tribe * TRIBE_SIZE + PIECES] &= ~kinds
    for region in range(state.table.board.size):
        if state.holder_of(region) == tribe:
            remove_pieces(state, region, kinds)
    lift_figures(state, offers)
    if offers & OFFER_BAG:
        state.numbers[ARMED] &= bit(i64(RELICS)) - 1
    if offers & OFFER_VENGEANCE:
        state.numbers[VENGEANCE] = 0
    if offers & OFFER_PEACE:
        state.numbers[state.owner(tribe) * SEAT_SIZE + ALLY] = NONE
    if state.effects is not None:
        state.emit("loan-ended", {"race": state.race(tribe).id, "power": power.id})


def fields_of(pieces: i64) -> i64:
    """The whole fields of the kinds of which there are pieces."""
    kinds = i64(0)
    for kind in range(i64(KINDS)):
        if (pieces >> (WIDTH * kind)) & FIELD:
            kinds |= piece(kind, FIELD)
    return kinds
