"""What does not change during a game: board, players, options and deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.option import OptionValue
from warren.games.heroes.card import FORTIFICATION, TROOP, Card
from warren.games.heroes.hexes import Board
from warren.games.heroes.rulings import HIRE_AFTER_CANCEL


class Table:
    """Shared by all states of one game and never changed."""

    def __init__(
        self, board: Board, players: int, options: dict[str, OptionValue], cards: list[Card]
    ) -> None:
        self.board: Final = board
        self.players: Final[i64] = i64(players)
        self.options: Final = options
        self.cards: Final = cards
        self.deck_width: Final[i64] = i64(len(cards))
        self.card_index: Final[dict[str, int]] = {card.id: i for i, card in enumerate(cards)}
        self.troops: Final = [i for i, card in enumerate(cards) if card.kind == TROOP]
        self.fortifications: Final = [
            i for i, card in enumerate(cards) if card.kind == FORTIFICATION
        ]
        self.hire_after_cancel: Final = options[HIRE_AFTER_CANCEL] is True
        first = options["first"]
        self.first: Final = first if isinstance(first, int) else -1
