"""A model fitted to games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from warren.games.registry import title
from warren.search.features import Features
from warren.training.journal import Epoch
from warren.training.lesson import Lesson
from warren.training.plan import Plan

Numbers = NDArray[np.float64]

HELD_OUT: Final = 5
"""Every fifth game is not learned from, but tells how good the model is."""
BATCH: Final = 256
RATE: Final = 0.003
DECAY: Final = 1e-4
DIGITS: Final = 6
STEADY: Final = 0.9
CALM: Final = 0.999
TINY: Final = 1e-8


class Positions:
    """Positions of some games: features by position and seat, and the shares of the win."""

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        self.features: Final[Numbers] = np.array(
            [moment for lesson in lessons for moment in lesson.moments], dtype=np.float64
        )
        self.shares: Final[Numbers] = np.array(
            [lesson.shares for lesson in lessons for _ in lesson.moments], dtype=np.float64
        )

    def __len__(self) -> int:
        return len(self.features)


class Model:
    """One layer between features and promises; at first the promise is the first feature."""

    def __init__(self, positions: Positions, units: int, seed: int) -> None:
        flat = positions.features.reshape(-1, positions.features.shape[-1])
        spread: Numbers = flat.std(axis=0)
        self.shift: Final[Numbers] = flat.mean(axis=0)
        self.scale: Final[Numbers] = 1.0 / np.where(spread > 0.0, spread, 1.0)
        size = flat.shape[1]
        rng = np.random.default_rng(seed)
        direct: Numbers = np.zeros(size)
        direct[0] = 1.0 / self.scale[0]
        layer: Numbers = rng.normal(0.0, 1.0 / np.sqrt(size), (units, size))
        self.weights: Final[list[Numbers]] = [direct, layer, np.zeros(units), np.zeros(units)]
        self.means: Final = [np.zeros_like(each) for each in self.weights]
        self.squares: Final = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def scaled(self, features: Numbers) -> Numbers:
        return (features - self.shift) * self.scale

    def expected(self, scaled: Numbers) -> tuple[Numbers, Numbers]:
        """What the units say, and the share of the win of each seat."""
        direct, layer, bias, out = self.weights
        heard: Numbers = np.tanh(scaled @ layer.T + bias)
        promises: Numbers = scaled @ direct + heard @ out
        grown: Numbers = np.exp(promises - promises.max(axis=1, keepdims=True))
        return heard, grown / grown.sum(axis=1, keepdims=True)

    def learn(self, scaled: Numbers, shares: Numbers) -> None:
        """One step towards what happened."""
        heard, expected = self.expected(scaled)
        wrong = (expected - shares) / len(scaled)
        back = wrong[..., None] * self.weights[3] * (1.0 - heard**2)
        slopes = [
            np.einsum("ps,psf->f", wrong, scaled),
            np.einsum("psu,psf->uf", back, scaled),
            back.sum(axis=(0, 1)),
            np.einsum("ps,psu->u", wrong, heard),
        ]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += (1.0 - STEADY) * (slope - self.means[at])
            self.squares[at] += (1.0 - CALM) * (slope**2 - self.squares[at])
            mean = self.means[at] / (1.0 - STEADY**self.steps)
            square = self.squares[at] / (1.0 - CALM**self.steps)
            step = mean / (np.sqrt(square) + TINY) + DECAY * self.weights[at]
            self.weights[at] -= RATE * step

    def loss(self, positions: Positions) -> float:
        """The surprise at who won, in the mean; of two seats, chance alone would have 0.693."""
        _, expected = self.expected(self.scaled(positions.features))
        return float(-(positions.shares * np.log(expected + TINY)).sum(axis=1).mean())


def fitted(
    plan: Plan, lessons: Sequence[Lesson], on_epoch: Callable[[Epoch], None] | None = None
) -> dict[str, object]:
    """The model as data, with the record of its training; the best epoch by games held out."""
    told = Positions([one for one in lessons if one.number % HELD_OUT])
    kept = Positions([one for one in lessons if one.number % HELD_OUT == 0])
    model = Model(told, plan.units, plan.seed)
    rng = np.random.default_rng(plan.seed)
    scaled = model.scaled(told.features)
    first = model.loss(kept)
    best, losses = [weight.copy() for weight in model.weights], [first]
    if on_epoch is not None:
        on_epoch(Epoch(0, model.loss(told), first))
    for epoch in range(plan.epochs):
        order = rng.permutation(len(told))
        for start in range(0, len(told), BATCH):
            some = order[start : start + BATCH]
            model.learn(scaled[some], told.shares[some])
        losses.append(model.loss(kept))
        if losses[-1] == min(losses):
            best = [weight.copy() for weight in model.weights]
        if on_epoch is not None:
            on_epoch(Epoch(epoch + 1, model.loss(told), losses[-1]))
    direct, layer, bias, out = best
    return {
        "game": plan.game,
        "features": title(plan.game).part("features", Features).names(),
        "shift": rounded(model.shift),
        "scale": rounded(model.scale),
        "direct": rounded(direct),
        "layer": rounded(layer),
        "bias": rounded(bias),
        "out": rounded(out),
        "training": {
            **plan.to_json(),
            "positions": len(told),
            "held_out": len(kept),
            "loss_before": round(first, DIGITS),
            "loss": round(min(losses), DIGITS),
        },
    }


def rounded(numbers: Numbers) -> list[float]:
    return [round(float(each), DIGITS) for each in numbers.ravel()]
