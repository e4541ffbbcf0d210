"""Heroes of Dark Lands as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.game import Game
from warren.core.option import Option, check_options
from warren.core.refusal import InputError
from warren.core.ruling import Ruling
from warren.core.state import View
from warren.games.heroes import shape
from warren.games.heroes.card import Card
from warren.games.heroes.deck_file import check_deck, read_deck, shipped_board, shipped_deck
from warren.games.heroes.flow import Flow
from warren.games.heroes.hexes import Board
from warren.games.heroes.layout import (
    ALLY,
    CLAIM,
    COINS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOOR,
    FORT,
    KINDS,
    LEFT,
    LEVELS,
    MOVING,
    NONE,
    OWNER,
    RUNE,
    SEAT_SIZE,
    SUPPLY,
    TILE_SIZE,
    TROOP,
)
from warren.games.heroes.meta import KEY, MAX_PLAYERS, MIN_PLAYERS, OPTIONS
from warren.games.heroes.restoration import read_state, read_view
from warren.games.heroes.rulings import RULINGS
from warren.games.heroes.state import State
from warren.games.heroes.table import Table

START_COINS: Final = 25
COMPANIONS_EACH: Final = 24
SMALL_TABLE: Final = 3
SHORT_PLAYERS: Final = 4


class Heroes(Game):
    """Two to five players, hexes, hands and companions.  [HDL-SET-1]"""

    key = KEY
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS

    def __init__(self) -> None:
        super().__init__()
        self.boards: Final[dict[str, Board]] = {}
        self.standard: Final[list[Card]] = []

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def rulings(self) -> tuple[Ruling, ...]:
        return RULINGS

    def table(self, players: int, options: Mapping[str, object] | None = None) -> Table:
        """The table for these options; each bad one is refused by name."""
        self.check_players(players, "HDL-SET-1")
        checked = check_options(self.settings(), options or {})
        first = checked["first"]
        if isinstance(first, int) and first >= players:
            raise InputError("error-option-value", {"option": "first", "value": first})
        short = checked["short"] is True
        if short and players != SHORT_PLAYERS:
            raise InputError("error-option-four-players", {"option": "short"}, "HDL-SET-3")
        size = 37 if players <= SMALL_TABLE else 51 if short else 61
        cards = self.cards(checked["deck"])
        check_deck(cards, players)
        return Table(self.board(f"heroes-{size}"), players, checked, cards)

    def board(self, id: str) -> Board:
        if id not in self.boards:
            self.boards[id] = shipped_board(id)
        return self.boards[id]

    def cards(self, deck: object) -> list[Card]:
        """The shipped deck, or the host's own."""
        if deck is not None:
            return read_deck(deck)
        if not self.standard:
            self.standard.extend(shipped_deck())
        return list(self.standard)

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        state = self.blank(players, options)
        state.flow.settle(state)
        return state

    def empty_state(self, players: int, options: Mapping[str, object]) -> State:
        return lay_out(self.table(players, options))

    def blank(self, players: int, options: Mapping[str, object] | None = None) -> State:
        """A table on which nothing has happened, not even the first draw."""
        state = self.copy_of_empty(players, options or {})
        assert isinstance(state, State)
        return state

    def view_shape(self) -> type[object]:
        return shape.View

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return read_state(data, self)

    def view_from_json(self, data: Mapping[str, object], seat: int | None) -> View:
        return read_view(data, self, seat)


def lay_out(table: Table) -> State:
    """All tiles in the box; reserve cards lie in the discard.  [HDL-SET-5]"""
    board = table.board
    numbers = vec[i64]([i64(0) for _ in range(table.size)])
    for region in range(board.size):
        for field in (OWNER, TROOP, FORT, RUNE, CLAIM):
            numbers[region * TILE_SIZE + field] = NONE
    for seat in range(table.players):
        numbers[seat * SEAT_SIZE + COINS] = START_COINS
    for card, kind in enumerate(table.cards):
        pile = DISCARD if kind.reserve else DECK
        numbers[table.place_of(pile, card)] = kind.count
        if pile == DECK:
            numbers[DECK_SIZE] += kind.count
    for level, count in enumerate(board.levels):
        numbers[LEVELS + level + 1] = count
    for companion in range(i64(KINDS)):
        numbers[SUPPLY + companion] = COMPANIONS_EACH
    numbers[LEFT] = board.size
    numbers[DOOR] = NONE
    numbers[ALLY] = NONE
    numbers[MOVING] = NONE
    return State(table, Flow(table), numbers)
