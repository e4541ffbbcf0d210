"""The bot that takes what looks best now."""

from __future__ import annotations

from typing import Final

from warren.bots.bot import Bot
from warren.bots.greedy_player import GreedyPlayer
from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.registry import title

BOLDEST: Final = 100


class GreedyBot(Bot):
    """Looks one decision ahead, by the eyes of a player who knows the game at hand.

    `boldness` is how much it cares to harm others; 1 is usual, 0 not at all.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, game: str = "", boldness: float = 1.0) -> None:
        super().__init__(seed, game)
        known = title(game)
        player = known.part_class("player", GreedyPlayer)(known, seed)
        player.boldness = limited(boldness)
        self.player: Final = player

    def choose(self, view: View) -> int:
        return self.player.choose(view)


def limited(boldness: object) -> float:
    """A number from 0 to BOLDEST, whatever was written."""
    if isinstance(boldness, bool) or not isinstance(boldness, (int, float)):
        raise InputError("error-not-a-number", {"field": "boldness"})
    if not 0 <= boldness <= BOLDEST:
        raise InputError(
            "error-out-of-range",
            {"field": "boldness", "value": str(boldness), "least": 0, "most": BOLDEST},
        )
    return float(boldness)
