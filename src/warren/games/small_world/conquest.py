"""What a race can conquer with: means, strength, a roll before the choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world import channels, reasons
from warren.games.small_world.block import MEANS_DIE, MEANS_ORB, MEANS_ROLL
from warren.games.small_world.layout import ROLLED
from warren.games.small_world.pieces import HAMMER
from warren.games.small_world.price import price
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State
from warren.games.small_world.underground.armoury import is_armed
from warren.games.small_world.underground.markers import ORB

MAX_ROLL: Final = 3
SIDES: Final = 6


def means_of(state: State, tribe: i64) -> i64:
    """What the race may conquer with now, beside the plain way."""
    if state.numbers[ROLLED]:
        return 0
    if not state.is_active(tribe):
        return MEANS_DIE
    found = channels.means(state, tribe)
    if state.table.deep and is_armed(state, ORB):
        found |= MEANS_ORB
    return found


def strength(state: State, tribe: i64, region: i64, tokens: i64) -> i64:
    """These tokens, and the Hammers that may join them.  [SU-R-IRON-DWARVES]"""
    hammers = state.in_hand(tribe, HAMMER)
    if hammers == 0 or tokens == 0 or is_warded(state, state.owner(tribe), region):
        return tokens
    return tokens + hammers


def shortfall(state: State, tribe: i64, region: i64, tokens: i64) -> i64:
    """How many more tokens the region would take."""
    return price(state, tribe, region, None) - strength(state, tribe, region, tokens)


def one_in(needed: i64) -> i64:
    """Of how many rolls one shows so much or more, 0 where none does.  [SW-DIE-1]"""
    if needed > MAX_ROLL:
        return 0
    return i64(1) if needed <= 0 else i64(SIDES) // (MAX_ROLL + 1 - needed)


def roll_reason(state: State, tribe: i64, tokens: i64) -> i64:
    """What a Berserk roll lacks.  [SW-P-BERSERK-1]"""
    if not means_of(state, tribe) & MEANS_ROLL:
        return reasons.NO_ROLL
    return reasons.NO_TOKEN if tokens < 1 else reasons.ALLOWED
