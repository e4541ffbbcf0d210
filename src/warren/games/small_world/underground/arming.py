"""Making a Relic ready for the next conquest, or the Bag in its stead."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import channels, reasons
from warren.games.small_world.block import OFFER_BAG
from warren.games.small_world.layout import COPIED, SPENT
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.armoury import arm, commands, is_armed
from warren.games.small_world.underground.markers import LIST, is_for_conquest


def use_lacks(state: State, tribe: i64, relic: i64) -> i64:
    """Why the race may not use its Relic now, or ALLOWED.  [SU-RP-1] [SU-RP-3]"""
    if commands(state, tribe, relic):
        return reasons.ALLOWED
    spent = (state.numbers[SPENT] >> relic) & 1
    return reasons.RELIC_SPENT if spent else reasons.NO_RELIC


def copy_lacks(state: State, tribe: i64, relic: i64) -> i64:
    """Why the Bag may not stand for the Relic: one a turn, any that was found.  [SU-P-MAGIC-1]"""
    if not state.is_active(tribe) or not channels.offers(state, tribe) & OFFER_BAG:
        return reasons.NO_BAG
    if state.numbers[COPIED]:
        return reasons.BAG_SPENT
    return reasons.RELIC_UNKNOWN if state.marker_at(relic) == NONE else reasons.ALLOWED


def arming_reason(state: State, tribe: i64, relic: i64, by_bag: bool) -> i64:
    """Why the race may not make it ready now, or ALLOWED."""
    if not is_for_conquest(relic):
        return reasons.RELIC_NOT_FOR_CONQUEST
    lacking = copy_lacks(state, tribe, relic) if by_bag else use_lacks(state, tribe, relic)
    if lacking != reasons.ALLOWED:
        return lacking
    return reasons.RELIC_ARMED if is_armed(state, relic) else reasons.ALLOWED


def make_ready(state: State, tribe: i64, relic: i64, by_bag: bool) -> None:
    arm(state, relic, by_bag)
    if state.effects is not None:
        name = "relic-copied" if by_bag else "relic-used"
        state.emit(name, {"seat": int(state.owner(tribe)), "relic": LIST[relic].id})
