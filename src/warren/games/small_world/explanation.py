"""Why a conquest costs what it costs, and why it is not possible."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Breakdown, Part
from warren.games.small_world import frames
from warren.games.small_world.price import price
from warren.games.small_world.reach import bar, enterable, reach
from warren.games.small_world.reasons import ALLOWED, CHASM, NO_RACE, REASONS
from warren.games.small_world.scoring import income
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE


def conquering_tribe(state: State, seat: int) -> int:
    """The tribe that conquers for this seat now, else its active one, else NONE."""
    if frames.step(state) == frames.EXPAND and state.turn() == seat:
        return int(frames.subject(state))
    return int(state.active_tribe(i64(seat)))


def conquest_price(state: State, seat: int, region: int) -> int:
    """The tokens that a region costs a seat with a race to conquer it."""
    return int(price(state, i64(conquering_tribe(state, seat)), i64(region), None))


def explain_conquest(state: State, seat: int, region: int, allowed: bool = False) -> Breakdown:
    """The price of a region for a seat with its parts; or why it cannot be attacked.

    An action that is `allowed` need not be judged again.
    """
    tribe = i64(conquering_tribe(state, seat))
    if tribe == NONE:
        return Breakdown(0, [], REASONS[NO_RACE].message, REASONS[NO_RACE].rule)
    if region >= state.table.board.size:
        return Breakdown(0, [], REASONS[CHASM].message, REASONS[CHASM].rule)
    where = i64(region)
    parts: list[Part] = []
    total = int(price(state, tribe, where, parts))
    if allowed:
        return Breakdown(total, parts)
    reason = bar(state, tribe, where, reach(state, tribe), enterable(state, tribe))
    if reason != ALLOWED:
        return Breakdown(total, parts, REASONS[reason].message, REASONS[reason].rule)
    return Breakdown(total, parts)


def explain_income(state: State, seat: int) -> Breakdown:
    """What the seat would be paid if its turn ended now, itemised."""
    parts: list[Part] = []
    total = int(income(state, i64(seat), parts))
    return Breakdown(total, parts)
