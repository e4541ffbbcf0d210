"""Whole games of uniformly random actions."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from warren.core.state import CHANCE, UNLISTED, State


def play_out(state: State, rng: Random) -> int:
    """Play a state to its end with random actions; the number of decisions taken."""
    decisions = i64(0)
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        seat = actors[0]
        if seat == CHANCE:
            code = state.draw(rng)
        else:
            codes = state.codes(seat)
            code = codes[rng.randrange(i64(len(codes)))]
            decisions += 1
        state.listed = UNLISTED
        state.perform(seat, code)
