"""The end."""

from __future__ import annotations

from warren.core.state import NOBODY, alone
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step


class Over(Step):
    """Nothing more is decided."""

    def resume(self, state: State) -> bool:
        return True

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(NOBODY)
