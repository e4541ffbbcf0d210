"""What a position asks of the layers above it: to be read again, and to be drawn.

They are found by name when they are needed, as the parts of a title are.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from warren.core.effect import SPECTATOR
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.core.game import Game
    from warren.core.state import State

REGISTRY: Final = "warren.games.registry"
PICTURES: Final = "warren.drawing.picture"


def state_of(data: dict[str, object], viewer: int) -> State:
    """The position that a game has written down, whole or as far as a viewer knows it."""
    if viewer < SPECTATOR:
        return _game(data).state_from_json(data)
    return _game(data).view_from_json(data, None if viewer == SPECTATOR else viewer).state


def drawn(state: State, language: str) -> str:
    """The picture of a position as SVG."""
    made: str = import_module(PICTURES).picture(state, language)
    return made


def _game(data: dict[str, object]) -> Game:
    key = data.get("game")
    if not isinstance(key, str):
        raise InputError("error-missing-field", {"field": "game"})
    found: Game = import_module(REGISTRY).game(key)
    return found
