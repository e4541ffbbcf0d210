"""Who decides in the playouts of a search."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.evaluation import Prior
from warren.core.policy import Policy
from warren.core.state import State


class QuickPolicy(Policy):
    """Takes each choice as often as the prior weighs it."""

    def __init__(self, prior: Prior) -> None:
        self.prior: Final = prior

    def choose(self, state: State, seat: int, codes: vec[i64], rng: Random) -> i64:
        count = i64(len(codes))
        if count == 1:
            return codes[0]
        weights = self.prior.weigh(state, seat, codes)
        total = 0.0
        for i in range(count):
            total += weights[i]
        left = rng.random() * total
        for i in range(count):
            left -= weights[i]
            if left < 0.0:
                return codes[i]
        return codes[count - 1]
