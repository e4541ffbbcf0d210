"""What is asked of a training."""

from __future__ import annotations

from typing import Final

from warren.bots.registry import bot_kind
from warren.core.fields import whole_number
from warren.core.refusal import InputError
from warren.games.registry import game

GREEDY: Final = "greedy"
MOST_GAMES: Final = 1_000_000
MOST_UNITS: Final = 256
MOST_EPOCHS: Final = 10_000


class Plan:
    """So many games to learn from, who plays them, and how a model is fitted to them."""

    def __init__(
        self,
        key: str,
        players: int,
        games: int,
        seed: int = 0,
        stray: float = 0.1,
        units: int = 8,
        epochs: int = 30,
        by: str = GREEDY,
    ) -> None:
        self.game: Final = key
        self.players: Final = players
        self.games: Final = whole_number(games, "--games", 2, MOST_GAMES)
        self.seed: Final = seed
        self.stray: Final = stray
        self.units: Final = whole_number(units, "--units", 0, MOST_UNITS)
        self.epochs: Final = whole_number(epochs, "--epochs", 0, MOST_EPOCHS)
        self.by: Final = by
        game(key).check_players(players)
        bot_kind(by).make(key, seed)
        if not 0 <= stray <= 1:
            raise InputError(
                "error-out-of-range",
                {"field": "--stray", "value": str(stray), "least": 0, "most": 1},
            )

    def played(self) -> dict[str, object]:
        """What the games depend on."""
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "stray": self.stray,
            "by": self.by,
        }

    def to_json(self) -> dict[str, object]:
        return {
            **self.played(),
            "games": self.games,
            "units": self.units,
            "epochs": self.epochs,
        }
