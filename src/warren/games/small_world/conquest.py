"""The ways to take a region, each with what it asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, reasons
from warren.games.small_world.block import (
    MEANS_DIE,
    MEANS_DRAGON,
    MEANS_ORB,
    MEANS_ROLL,
    MEANS_SORCERY,
    MEANS_VAMPIRE,
    MEANS_WISPS,
)
from warren.games.small_world.effects.ground import evict, occupy
from warren.games.small_world.effects.markers import lift_piece, place_piece
from warren.games.small_world.layout import (
    BITTEN,
    CONVERTED,
    DRAGON_FLOWN,
    HAND,
    RACE,
    ROLLED,
    TRAY,
    TRIBE_SIZE,
)
from warren.games.small_world.pieces import DRAGON, ENCAMPMENT, HAMMER
from warren.games.small_world.price import price
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.armoury import is_armed
from warren.games.small_world.underground.depths import bring_relic, bring_relics
from warren.games.small_world.underground.markers import ORB

MAX_ROLL: Final = 3


def means_of(state: State, tribe: i64) -> i64:
    """What the race may conquer with now, beside the plain way."""
    if state.world[ROLLED]:
        return 0
    if not state.is_active(tribe):
        return MEANS_DIE
    found = channels.means(state, tribe)
    if len(state.deep) and is_armed(state, ORB):
        found |= MEANS_ORB
    return found


def strength(state: State, tribe: i64, region: i64, tokens: i64) -> i64:
    """These tokens, and the Hammers that may join them.  [SU-R-IRON-DWARVES]"""
    hammers = state.in_hand(tribe, HAMMER)
    if hammers == 0 or tokens == 0 or is_warded(state, state.owner(tribe), region):
        return tokens
    return tokens + hammers


def conquest_reason(state: State, tribe: i64, region: i64, means: i64, tokens: i64) -> i64:
    """What a conquest with these means lacks; the region is known to be open to attack."""
    if means and not means_of(state, tribe) & means:
        return missing_means(state, means)
    if means == MEANS_SORCERY:
        return sorcery_reason(state, tribe, region)
    if means == MEANS_VAMPIRE or means == MEANS_ORB:
        return replacement_reason(state, tribe, region, means, tokens)
    if tokens < 1:
        return reasons.NO_TOKEN
    if means == MEANS_DRAGON:
        if state.world[DRAGON_FLOWN]:
            return reasons.DRAGON_TIRED
        return dragon_ground(state, tribe, region)
    missing = price(state, tribe, region, None) - strength(state, tribe, region, tokens)
    if means == MEANS_DIE:
        return die_reason(missing)
    if means == MEANS_WISPS:
        return wisps_reason(state, tribe, region, missing)
    return reasons.TOO_FEW_TOKENS if missing > 0 else reasons.ALLOWED


def missing_means(state: State, means: i64) -> i64:
    """Why the race has no such way to conquer."""
    if state.world[ROLLED]:
        return reasons.ROLL_PENDING
    if means == MEANS_DIE:
        return reasons.DIE_BERSERK
    if means == MEANS_DRAGON:
        return reasons.NO_DRAGON
    if means == MEANS_SORCERY:
        return reasons.NO_SORCERY
    if means == MEANS_WISPS:
        return reasons.NO_WISPS
    return reasons.NO_VAMPIRE if means == MEANS_VAMPIRE else reasons.NO_ORB


def die_reason(missing: i64) -> i64:
    """The last attempt makes up for one to three tokens.  [SW-DIE-2] [SW-DIE-6]"""
    if missing > MAX_ROLL:
        return reasons.DIE_OUT_OF_REACH
    return reasons.DIE_NOT_NEEDED if missing <= 0 else reasons.ALLOWED


def dragon_ground(state: State, tribe: i64, region: i64) -> i64:
    """The dragon goes neither onto water nor against Gnomes.

    [SW-P-DRAGON-MASTER-1] [SU-MIX-16]
    """
    if (state.table.board.water >> region) & 1:
        return reasons.WATER
    if len(state.deep) and is_warded(state, state.owner(tribe), region):
        return reasons.WARDED
    return reasons.ALLOWED


def wisps_reason(state: State, tribe: i64, region: i64, missing: i64) -> i64:
    """What a roll for a named region lacks.  [SU-R-WISPS] [SU-R-WISPS-1]"""
    if not channels.rolls_for(state, tribe, region):
        return reasons.WISPS_TARGET
    if is_warded(state, state.owner(tribe), region):
        return reasons.WARDED
    return reasons.DIE_OUT_OF_REACH if missing > MAX_ROLL else reasons.ALLOWED


def roll_reason(state: State, tribe: i64, tokens: i64) -> i64:
    """What a Berserk roll lacks.  [SW-P-BERSERK-1]"""
    if not means_of(state, tribe) & MEANS_ROLL:
        return reasons.NO_ROLL
    return reasons.NO_TOKEN if tokens < 1 else reasons.ALLOWED


def sorcery_reason(state: State, tribe: i64, region: i64) -> i64:
    """What a conversion lacks.  [SW-R-SORCERERS]"""
    if state.held(tribe) == 0:
        return reasons.SORCERY_FOOTHOLD
    if not is_lone_opponent(state, tribe, region):
        return reasons.SORCERY_TARGET
    if state.count(region, ENCAMPMENT):
        return reasons.SORCERY_ENCAMPMENT
    if len(state.deep) and is_warded(state, state.owner(tribe), region):
        return reasons.WARDED
    if (state.world[CONVERTED] >> state.owner(state.holder[region])) & 1:
        return reasons.SORCERY_USED
    if state.world[TRAY + state.tribes[tribe * TRIBE_SIZE + RACE]] == 0:
        return reasons.SORCERY_TRAY
    return reasons.ALLOWED


def is_lone_opponent(state: State, tribe: i64, region: i64) -> bool:
    """Whether one token of an opponent's active race stands there alone."""
    holder = state.holder[region]
    return (
        holder != NONE
        and state.owner(holder) != state.owner(tribe)
        and state.is_active(holder)
        and state.tokens[region] == 1
    )


def replacement_reason(state: State, tribe: i64, region: i64, means: i64, tokens: i64) -> i64:
    """What replacing a lone token by Vampire or Orb lacks.  [SU-CON-18] [SU-P-VAMPIRE]"""
    if not is_lone_opponent(state, tribe, region):
        return reasons.LONE_TARGET
    if state.count(region, ENCAMPMENT):
        return reasons.LONE_ENCAMPMENT
    if is_warded(state, state.owner(tribe), region):
        return reasons.WARDED
    owner = state.owner(state.holder[region])
    if means == MEANS_VAMPIRE and (state.deep[BITTEN] >> owner) & 1:
        return reasons.BITTEN
    tray = state.world[TRAY + state.tribes[tribe * TRIBE_SIZE + RACE]]
    return reasons.NO_REPLACEMENT if tray == 0 and tokens == 0 else reasons.ALLOWED


def fly_dragon(state: State, tribe: i64, region: i64) -> None:
    """One token and the dragon take the region.  [SW-P-DRAGON-MASTER]"""
    state.world[DRAGON_FLOWN] = 1
    if state.in_hand(tribe, DRAGON) == 0:
        held = state.held(tribe)
        for den in range(state.table.board.size):
            if (held >> den) & 1 and state.count(den, DRAGON):
                lift_piece(state, tribe, den, DRAGON)
    evict(state, tribe, region, NONE)
    state.tribes[tribe * TRIBE_SIZE + HAND] -= 1
    occupy(state, tribe, region, 1, "dragon")
    place_piece(state, tribe, region, DRAGON)
    if len(state.deep):
        bring_relics(state, region, False)


def convert(state: State, tribe: i64, region: i64) -> None:
    """A Sorcerer from the tray replaces the lone token.  [SW-R-SORCERERS]"""
    victim = state.holder[region]
    state.world[CONVERTED] |= bit(state.owner(victim))
    returns = state.table.elves_return and state.race(victim).casualties(state, victim) == 0
    evict(state, tribe, region, 0 if returns else 1)
    state.world[TRAY + state.tribes[tribe * TRIBE_SIZE + RACE]] -= 1
    occupy(state, tribe, region, 1, "sorcery")
    if len(state.deep):
        bring_relics(state, region, False)


def replace(state: State, tribe: i64, region: i64, means: i64) -> None:
    """A token of the race replaces the lone one, which is lost.  [SU-P-VAMPIRE] [SU-REL-ORB]"""
    if means == MEANS_VAMPIRE:
        state.deep[BITTEN] |= bit(state.owner(state.holder[region]))
    evict(state, tribe, region, 1)
    tray = TRAY + state.tribes[tribe * TRIBE_SIZE + RACE]
    if state.world[tray]:
        state.world[tray] -= 1
    else:
        state.tribes[tribe * TRIBE_SIZE + HAND] -= 1
    occupy(state, tribe, region, 1, "vampire" if means == MEANS_VAMPIRE else "orb")
    if means == MEANS_ORB:
        bring_relic(state, ORB, region)
    bring_relics(state, region, False)
