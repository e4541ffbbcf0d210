"""What does not change during a game: board, players, options and deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.option import OptionValue
from warren.games.heroes.card import FORTIFICATION, TROOP, Card
from warren.games.heroes.hexes import Board
from warren.games.heroes.layout import HANDS, TILE_SIZE, TILES
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
        self.cards_at: Final[i64] = TILES + i64(len(board.names)) * TILE_SIZE
        self.size: Final[i64] = self.cards_at + (HANDS + self.players) * self.deck_width
        """How many numbers make a state."""
        self.card_index: Final[dict[str, int]] = {card.id: i for i, card in enumerate(cards)}
        self.troops: Final = [i for i, card in enumerate(cards) if card.kind == TROOP]
        self.fortifications: Final = [
            i for i, card in enumerate(cards) if card.kind == FORTIFICATION
        ]
        self.hire_after_cancel: Final = options[HIRE_AFTER_CANCEL] is True
        first = options["first"]
        self.first: Final = first if isinstance(first, int) else -1

    def place_of(self, pile: i64, card: i64) -> i64:
        """Where a state counts a card in a pile, or in the hand of a seat at HANDS and further."""
        return self.cards_at + pile * self.deck_width + card
