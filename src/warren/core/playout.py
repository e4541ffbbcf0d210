"""Whole games of uniformly random actions."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from warren.core.state import CHANCE, NOBODY, State


def play_out(state: State, rng: Random) -> int:
    """Play a state to its end with random actions; the number of decisions taken."""
    decisions = i64(0)
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return decisions
        codes = state.codes()
        if actor == CHANCE:
            code = state.draw(rng)
        else:
            code = codes[rng.randrange(i64(len(codes)))]
            decisions += 1
        state.listed = False
        state.perform(code)
