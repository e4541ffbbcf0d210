"""A prior that looks one choice ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.evaluation import Evaluation, Prior
from warren.core.state import UNLISTED, State
from warren.core.title import Title

HEAT: Final = 0.03


class ValuedPrior(Prior):
    """Weighs choices by what an evaluation gives for the positions they lead to.

    `heat` is the difference of worth at which one choice gets e times the weight of another.
    """

    def __init__(self, title: Title, evaluation: Evaluation, heat: float = HEAT) -> None:
        super().__init__(title)
        self.evaluation: Final = evaluation
        self.heat: Final = heat

    def weigh(self, state: State, seat: int, codes: vec[i64]) -> vec[float]:
        count = i64(len(codes))
        found = vec[float](capacity=count)
        most = 0.0
        for i in range(count):
            worth = 0.0
            if count > 1:
                after = state.clone()
                after.listed = UNLISTED
                after.perform(seat, codes[i])
                worth = self.evaluation.worth(after, seat)
            most = max(most, worth)
            found = append(found, worth)
        weights = vec[float](capacity=count)
        for i in range(count):
            weights = append(weights, exp((found[i] - most) / self.heat))
        return weights
