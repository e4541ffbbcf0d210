"""The bot that takes what looks best now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.bots.bot import Bot, Player
from warren.bots.heroes.player import HeroesPlayer
from warren.bots.small_world.player import SmallWorldPlayer
from warren.core.refusal import InputError
from warren.core.state import View

PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "small_world": SmallWorldPlayer,
    "underground": SmallWorldPlayer,
    "heroes": HeroesPlayer,
}


class GreedyBot(Bot):
    """Looks one decision ahead, by the eyes of a player who knows the game at hand."""

    name = "greedy"

    def __init__(self, seed: int = 0, game: str = "") -> None:
        super().__init__(seed, game)
        if game not in PLAYERS:
            raise InputError("error-bot-game", {"bot": self.name, "game": game})
        self.player: Final = PLAYERS[game]()

    def choose(self, view: View) -> int:
        return self.player.choose(view)
