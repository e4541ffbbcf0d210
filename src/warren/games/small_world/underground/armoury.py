"""Relics made ready for the next conquest, and the Bag that copies one.  [SU-RP-9]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world.layout import ARMED, COPIED, MARKER, SPENT
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import RELICS


def is_armed(state: State, relic: i64) -> bool:
    """Whether the Relic, or the Bag in its stead, serves the next conquest."""
    armed = state.numbers[ARMED]
    return armed != 0 and ((armed >> relic) | (armed >> (relic + RELICS))) & 1 == 1


def anything_armed(state: State) -> bool:
    return state.numbers[ARMED] != 0


def commands(state: State, tribe: i64, relic: i64) -> bool:
    """Whether the race may use the Relic itself now."""
    at = state.numbers[MARKER + relic]
    return (
        at != NONE
        and state.holder_of(at) == tribe
        and state.is_active(tribe)
        and not (state.numbers[SPENT] >> relic) & 1
    )


def arm(state: State, relic: i64, by_bag: bool) -> None:
    if by_bag:
        state.numbers[COPIED] = relic + 1
    state.numbers[ARMED] |= bit(relic + (RELICS if by_bag else 0))


def disarm(state: State, relic: i64) -> None:
    """The Relic has served, well or not; it is spent for the turn.  [SU-RP-10]"""
    if (state.numbers[ARMED] >> relic) & 1:
        state.numbers[SPENT] |= bit(relic)
    state.numbers[ARMED] &= ~(bit(relic) | bit(relic + RELICS))
