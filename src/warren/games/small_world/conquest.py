"""The ways to take a region, each with what it asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import reasons
from warren.games.small_world.effects.ground import conquer, evict, occupy
from warren.games.small_world.effects.markers import lift_piece, pieces_in_hand, place_piece
from warren.games.small_world.layout import (
    CONVERTED,
    DRAGON_FLOWN,
    NONE,
    RACE,
    ROLLED,
    TRAY,
    TRIBE_SIZE,
)
from warren.games.small_world.pieces import DRAGON, ENCAMPMENT
from warren.games.small_world.price import price
from warren.games.small_world.state import State
from warren.games.small_world.trait import MEANS_DIE, MEANS_DRAGON, MEANS_ROLL, MEANS_SORCERY

MAX_ROLL: Final = 3


def means_of(state: State, tribe: i64) -> i64:
    """What the race may conquer with now, beside the plain way."""
    if state.world[ROLLED]:
        return 0
    if not state.is_active(tribe):
        return MEANS_DIE
    race = state.race(tribe)
    power = state.power(tribe)
    lent = MEANS_DIE | race.means() | power.means()
    return lent & ~(race.withheld_means() | power.withheld_means())


def conquest_reason(state: State, tribe: i64, region: i64, means: i64, tokens: i64) -> i64:
    """What a conquest with these means lacks; the region is known to be open to attack."""
    if means and not means_of(state, tribe) & means:
        if state.world[ROLLED]:
            return reasons.ROLL_PENDING
        if means == MEANS_DIE:
            return reasons.DIE_BERSERK
        return reasons.NO_DRAGON if means == MEANS_DRAGON else reasons.NO_SORCERY
    if means == MEANS_SORCERY:
        return sorcery_reason(state, tribe, region)
    if tokens < 1:
        return reasons.NO_TOKEN
    if means == MEANS_DRAGON:
        return reasons.DRAGON_TIRED if state.world[DRAGON_FLOWN] else dragon_ground(state, region)
    missing = price(state, tribe, region, None) - tokens
    if means == MEANS_DIE:
        return die_reason(missing)
    return reasons.TOO_FEW_TOKENS if missing > 0 else reasons.ALLOWED


def die_reason(missing: i64) -> i64:
    """The last attempt makes up for one to three tokens.  [SW-DIE-2] [SW-DIE-6]"""
    if missing > MAX_ROLL:
        return reasons.DIE_OUT_OF_REACH
    return reasons.DIE_NOT_NEEDED if missing <= 0 else reasons.ALLOWED


def dragon_ground(state: State, region: i64) -> i64:
    """The dragon does not go onto water.  [SW-P-DRAGON-MASTER-1]"""
    if (state.table.board.water >> region) & 1:
        return reasons.WATER
    return reasons.ALLOWED


def roll_reason(state: State, tribe: i64, tokens: i64) -> i64:
    """What a Berserk roll lacks.  [SW-P-BERSERK-1]"""
    if not means_of(state, tribe) & MEANS_ROLL:
        return reasons.NO_ROLL
    return reasons.NO_TOKEN if tokens < 1 else reasons.ALLOWED


def sorcery_reason(state: State, tribe: i64, region: i64) -> i64:
    """What a conversion lacks.  [SW-R-SORCERERS]"""
    if state.held(tribe) == 0:
        return reasons.SORCERY_FOOTHOLD
    holder = state.holder[region]
    seat = state.owner(tribe)
    if (
        holder == NONE
        or state.owner(holder) == seat
        or not state.is_active(holder)
        or state.tokens[region] != 1
    ):
        return reasons.SORCERY_TARGET
    if state.count(region, ENCAMPMENT):
        return reasons.SORCERY_ENCAMPMENT
    if (state.world[CONVERTED] >> state.owner(holder)) & 1:
        return reasons.SORCERY_USED
    if state.world[TRAY + state.tribes[tribe * TRIBE_SIZE + RACE]] == 0:
        return reasons.SORCERY_TRAY
    return reasons.ALLOWED


def fly_dragon(state: State, tribe: i64, region: i64) -> None:
    """One token and the dragon take the region.  [SW-P-DRAGON-MASTER]"""
    state.world[DRAGON_FLOWN] = 1
    if pieces_in_hand(state, tribe, DRAGON) == 0:
        held = state.held(tribe)
        for den in range(state.table.board.size):
            if (held >> den) & 1 and state.count(den, DRAGON):
                lift_piece(state, tribe, den, DRAGON)
    conquer(state, tribe, region, 1, "dragon")
    place_piece(state, tribe, region, DRAGON)


def convert(state: State, tribe: i64, region: i64) -> None:
    """A Sorcerer from the tray replaces the lone token.  [SW-R-SORCERERS]"""
    victim = state.holder[region]
    state.world[CONVERTED] |= bit(state.owner(victim))
    returns = state.table.elves_return and state.race(victim).casualties(state, victim) == 0
    evict(state, tribe, region, 0 if returns else 1)
    state.world[TRAY + state.tribes[tribe * TRIBE_SIZE + RACE]] -= 1
    occupy(state, tribe, region, 1, "sorcery")
