"""An evaluation that was fitted to games."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, tanh
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.evaluation import Evaluation
from warren.core.refusal import InputError
from warren.core.state import State
from warren.core.title import Title
from warren.search.features import Features


class Learned(Evaluation):
    """Each seat has a promise: its features through one layer. Promises become shares of the win.

    What a turn is, it asks the evaluation that it stands in for.
    """

    def __init__(self, title: Title, data: Mapping[str, object]) -> None:
        super().__init__(title)
        self.features: Final = title.part("features", Features)
        self.plain: Final = title.part("evaluation", Evaluation)
        names = self.features.names()
        if data.get("game") != title.key or data.get("features") != names:
            raise InputError("error-model", {"game": title.key})
        size = len(names)
        self.inputs: Final[i64] = i64(size)
        self.shift: Final = numbers(data, "shift", size)
        self.scale: Final = numbers(data, "scale", size)
        self.direct: Final = numbers(data, "direct", size)
        self.out: Final = numbers(data, "out", -1)
        self.units: Final[i64] = i64(len(self.out))
        self.bias: Final = numbers(data, "bias", len(self.out))
        self.layer: Final = numbers(data, "layer", size * len(self.out))

    def worth(self, state: State, seat: int) -> float:
        players = i64(state.seat_count())
        own = self.promise(state, seat)
        total = 0.0
        for other in range(players):
            gap = 0.0 if other == seat else self.promise(state, int(other)) - own
            total += exp(min(gap, 30.0))
        return 1.0 / total

    def promise(self, state: State, seat: int) -> float:
        """How well a seat stands, next to the others at the table."""
        values = self.features.of(state, seat)
        total = 0.0
        scaled = vec[float](capacity=self.inputs)
        for i in range(self.inputs):
            value = (values[i] - self.shift[i]) * self.scale[i]
            scaled = append(scaled, value)
            total += self.direct[i] * value
        at = i64(0)
        for unit in range(self.units):
            heard = self.bias[unit]
            for i in range(self.inputs):
                heard += self.layer[at] * scaled[i]
                at += 1
            total += self.out[unit] * tanh(heard)
        return total

    def moment(self, state: State) -> int:
        return self.plain.moment(state)

    def horizon(self) -> int:
        return self.plain.horizon()


def numbers(data: Mapping[str, object], key: str, count: int) -> vec[float]:
    """A list of so many numbers; -1 for any."""
    found = data.get(key)
    if not isinstance(found, list):
        raise InputError("error-model", {"game": str(data.get("game"))})
    made = vec[float]()
    for each in cast("list[object]", found):
        if not isinstance(each, (int, float)):
            raise InputError("error-model", {"game": str(data.get("game"))})
        made = append(made, float(each))
    if count >= 0 and len(made) != count:
        raise InputError("error-model", {"game": str(data.get("game"))})
    return made
