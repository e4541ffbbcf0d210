"""The face of the rules that a state leans on; the flow implements it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.progress import Progress
from warren.core.refusal import Refusal
from warren.core.space import ActionSpace

if TYPE_CHECKING:
    from warren.games.small_world.state import State


class Procedure:
    """Who acts, what may be done, and what follows."""

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def actor(self, state: State) -> i64:
        raise NotImplementedError

    def list_codes(self, state: State) -> vec[i64]:
        raise NotImplementedError

    def weight(self, state: State, code: i64) -> i64:
        raise NotImplementedError

    def draw(self, state: State, rng: Random) -> i64:
        raise NotImplementedError

    def perform(self, state: State, code: i64) -> None:
        raise NotImplementedError

    def refuse(self, state: State, code: i64) -> Refusal:
        raise NotImplementedError

    def explain(self, state: State, seat: i64, code: i64) -> Breakdown | None:
        raise NotImplementedError

    def progress(self, state: State) -> Progress | None:
        raise NotImplementedError

    def forecast(self, state: State, seat: i64) -> Breakdown | None:
        raise NotImplementedError

    def to_json(self, state: State) -> dict[str, object]:
        raise NotImplementedError
