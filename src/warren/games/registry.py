"""The games one can play, by key."""

from __future__ import annotations

from typing import Final

from warren.core.game import Game
from warren.core.refusal import InputError
from warren.games.heroes.game import Heroes
from warren.games.small_world.game import SmallWorld, Underground

GAMES: Final[list[Game]] = [SmallWorld(), Underground(), Heroes()]


def game(key: str) -> Game:
    for title in GAMES:
        if title.key == key:
            return title
    raise InputError("error-unknown-game", {"field": "game", "value": key})
