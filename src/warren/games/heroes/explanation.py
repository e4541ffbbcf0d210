"""What a capture has against the level of a region, and what it lacks."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.games.heroes.reasons import ALLOWED, NOT_IN_HAND, REASONS
from warren.games.heroes.state import State
from warren.games.heroes.strength import (
    Prepared,
    capture_reason,
    effective_level,
    region_reason,
    strength_parts,
)


def explain_capture(state: State, seat: int, card: int, region: int) -> Breakdown:
    """Attack and support part by part; or why this troop cannot capture the region."""
    who, what, where = i64(seat), i64(card), i64(region)
    parts = strength_parts(state, who, what, where)
    total = sum(part.amount for part in parts)
    support = state.support_for(who, where)
    reason = i64(NOT_IN_HAND)
    if state.in_hand(who, what):
        reason = capture_reason(state, who, what, where, Prepared(state), support)
    if reason != ALLOWED:
        return Breakdown(total, parts, REASONS[reason].message, REASONS[reason].rule)
    return Breakdown(total, parts)


def explain_region(state: State, seat: int, region: int) -> Breakdown:
    """The attack that a troop must bring; or why nobody of this seat may capture here."""
    who, where = i64(seat), i64(region)
    support = state.support_for(who, where)
    missing = int(effective_level(state, where, support) - support)
    reason = region_reason(state, who, where)
    if reason != ALLOWED:
        return Breakdown(missing, [], REASONS[reason].message, REASONS[reason].rule)
    return Breakdown(missing, [])
