"""What a position is worth to a seat, and which of its choices deserve a look first."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from warren.core.state import State
from warren.core.title import Part

LEAD: Final = 0.1
"""How much a point ahead of the best other counts in the logistic curve."""
FARTHEST: Final = 30.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Part):
    """Tells what may be expected of a whole state, as search has them. It changes nothing there."""

    def worth(self, state: State, seat: int) -> float:
        """The share of the win that a seat may expect, from 0 to 1; by default from its lead."""
        scores = state.scores()
        best = -1_000_000_000
        for other in range(len(scores)):
            if other != seat and scores[other] > best:
                best = scores[other]
        return share_of(LEAD * float(scores[seat] - best))

    def moment(self, state: State) -> int:
        """A number that is another one in each turn, for searches that look turns ahead."""
        return state.rounds()

    def horizon(self) -> int:
        """How many turns ahead searches look to any good; what comes later is mere guessing."""
        return 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Prior(Part):
    """Weighs the choices of a seat before any of them has been tried."""

    def weigh(self, state: State, seat: int, codes: vec[i64]) -> vec[float]:
        """A positive weight for each code, relative to the others; by default all alike."""
        weights = vec[float](capacity=i64(len(codes)))
        for _ in range(i64(len(codes))):
            weights = append(weights, 1.0)
        return weights


def share_of(lead: float) -> float:
    """The logistic curve: one half at a lead of 0."""
    if lead > FARTHEST:
        return 1.0
    if lead < -FARTHEST:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
