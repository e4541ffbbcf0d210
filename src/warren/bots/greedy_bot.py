"""The bot that takes what looks best now."""

from __future__ import annotations

from typing import Final

from warren.bots.bot import Bot
from warren.bots.greedy_player import GreedyPlayer
from warren.core.state import View
from warren.games.registry import title


class GreedyBot(Bot):
    """Looks one decision ahead, by the eyes of a player who knows the game at hand."""

    name = "greedy"

    def __init__(self, seed: int = 0, game: str = "") -> None:
        super().__init__(seed, game)
        known = title(game)
        self.player: Final = known.part_class("player", GreedyPlayer)(known, seed)

    def choose(self, view: View) -> int:
        return self.player.choose(view)
