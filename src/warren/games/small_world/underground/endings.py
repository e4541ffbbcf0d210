"""The ways to decline: plainly, into the tomb, or vanishing.  [SU-P-TOMB] [SU-P-VANISHING]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.space import ActionSpace
from warren.games.small_world import channels, reasons
from warren.games.small_world.actions import DECLINE, DECLINE_TOMB, DECLINE_VANISHING
from warren.games.small_world.block import OFFER_TOMB, OFFER_VANISHING
from warren.games.small_world.state import State

PLAIN: Final = 0
TOMB: Final = 1
VANISHING: Final = 2


def ending_of(block: i64) -> i64:
    """The way of a decline action, or -1 when it is none."""
    if block == DECLINE:
        return PLAIN
    if block == DECLINE_TOMB:
        return TOMB
    return VANISHING if block == DECLINE_VANISHING else -1


def ending_reason(state: State, tribe: i64, ending: i64) -> i64:
    """Whether the race may decline this way; a race that is Vanishing itself must vanish."""
    must_vanish = state.power(tribe).offers() & OFFER_VANISHING
    if ending == PLAIN:
        return reasons.MUST_VANISH if must_vanish else reasons.ALLOWED
    offers = channels.offers(state, tribe)
    if ending == TOMB:
        if must_vanish:
            return reasons.MUST_VANISH
        return reasons.ALLOWED if offers & OFFER_TOMB else reasons.NO_SUCH_DECLINE
    return reasons.ALLOWED if offers & OFFER_VANISHING else reasons.NO_SUCH_DECLINE


def list_endings(state: State, tribe: i64, space: ActionSpace, codes: vec[i64]) -> vec[i64]:
    if not state.table.deep:
        return append(codes, space.code(DECLINE, 0))
    for block in (DECLINE, DECLINE_TOMB, DECLINE_VANISHING):
        if ending_reason(state, tribe, ending_of(block)) == reasons.ALLOWED:
            codes = append(codes, space.code(block, 0))
    return codes
