"""Games played on from a state, at random or by a policy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.luck import Luck, native
from warren.core.policy import Policy
from warren.core.state import CHANCE, UNLISTED, State

ENDLESS: Final = -1


def play_out(
    state: State,
    rng: Luck,
    limit: int = ENDLESS,
    policy: Policy | None = None,
    chance: Luck | None = None,
) -> int:
    """Play a state on, to its end or for `limit` decisions; the number of decisions taken.

    Without a `policy` all actions are random. `chance` decides what chance does, where its luck is
    to be that of another playout; otherwise it is `rng`. A playout that is cut off has let chance
    act after its last decision, so that somebody is to decide or the game is over.
    """
    own = native(rng)
    luck = own if chance is None else native(chance)
    most = i64(limit)
    decisions = i64(0)
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        seat = actors[0]
        if seat == CHANCE:
            code = state.outcome(luck)
        else:
            if decisions == most:
                return decisions
            codes = state.codes(seat)
            if policy is None:
                count = i64(len(codes))
                code = codes[own.randrange(count)]
            else:
                code = policy.choose(state, seat, codes, own)
            decisions += 1
        state.listed = UNLISTED
        state.perform(seat, code)
