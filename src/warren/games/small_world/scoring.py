"""The coins of a turn, each with the rule that gives it."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.core.numbers import bit_count
from warren.games.small_world.layout import FRESH, NEW_BADGE
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE, SLOTS
from warren.games.small_world.trait import Trait
from warren.games.small_world.underground.treasury import place_coins, scepter_coins


def income(state: State, seat: i64, parts: list[Part] | None) -> i64:
    """One coin a region, and the bonuses of race and power.  [SW-COI-1] [SW-COI-2]"""
    total = i64(0)
    for slot in range(i64(SLOTS)):
        tribe = seat * SLOTS + slot
        if state.status(tribe) == FREE:
            continue
        regions = bit_count(state.held(tribe))
        race = state.race(tribe)
        if parts is not None and regions:
            parts.append(Part(f"race-{race.id}", int(regions), "SW-COI-1"))
        total += regions + _bonus(state, tribe, race, "race", parts)
        if state.power_id(tribe) != NONE:
            total += _bonus(state, tribe, state.power(tribe), "power", parts)
        if state.table.deep:
            total += _lent_bonus(state, tribe, parts)
            total += place_coins(state, tribe, parts)
            total += scepter_coins(state, tribe, parts)
    return total


def _bonus(state: State, tribe: i64, trait: Trait, kind: str, parts: list[Part] | None) -> i64:
    active = state.is_active(tribe)
    if not active and not trait.pays_late:
        return 0
    bonus = i64(0)
    if trait.has_region_coins:
        held = state.held(tribe)
        for region in range(state.table.board.size):
            if (held >> region) & 1:
                bonus += trait.region_coins(state, tribe, region)
    if active:
        bonus += trait.turn_coins(state, tribe)
    else:
        bonus += trait.decline_coins(state, tribe)
    if parts is not None and bonus:
        parts.append(Part(f"{kind}-{trait.id}", int(bonus), trait.rule))
    return bonus


def _lent_bonus(state: State, tribe: i64, parts: list[Part] | None) -> i64:
    """A badge on Stonehedge is new in the turn in which it is found.  [SU-MIX-21]"""
    lent = state.lent_power(tribe)
    if lent == NONE:
        return 0
    fresh = state.numbers[FRESH]
    state.numbers[FRESH] = state.numbers[NEW_BADGE]
    bonus = _bonus(state, tribe, state.table.powers[lent], "power", parts)
    state.numbers[FRESH] = fresh
    return bonus
