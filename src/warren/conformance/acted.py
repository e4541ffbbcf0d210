"""An action tried on a copy."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.core.state import State


class Acted:
    """What an action led to, and what happened by it."""

    def __init__(self, state: State, seat: int, code: int) -> None:
        self.code: Final = code
        self.state: Final = state.clone()
        self.effects: Final[list[Effect]] = []
        self.state.effects = self.effects
        self.state.apply(seat, code)
        self.state.effects = None

    def visible_to(self, viewer: int | None) -> list[object]:
        return [effect.to_json() for effect in self.effects if effect.visible_to(viewer)]

    def is_public(self) -> bool:
        return all(effect.is_public() for effect in self.effects)

    def reveals(self) -> bool:
        return any(effect.reveals for effect in self.effects)
