"""The game is over."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.state import NOBODY
from warren.games.heroes.state import State
from warren.games.heroes.steps.step import Step


class Over(Step):
    def resume(self, state: State) -> bool:
        return True

    def actor(self, state: State) -> i64:
        return NOBODY
