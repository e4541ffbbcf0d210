"""Dungeon Lords as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.game import Game
from warren.core.option import Option, check_options
from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.dungeon_lords import frames, shape
from warren.games.dungeon_lords.calendar import begin_year
from warren.games.dungeon_lords.deck_file import read_deck, shipped_deck
from warren.games.dungeon_lords.dungeon import START_TUNNELS
from warren.games.dungeon_lords.flow import Flow
from warren.games.dungeon_lords.layout import (
    BOARD_NEXT,
    BOARDS_LEFT,
    CHOSEN,
    DISPLAY,
    DISPLAY_SIZE,
    DUMMY_CHOICE,
    EVIL,
    EXPERTS_LEFT,
    FAIR,
    FOOD,
    GOLD,
    IDLE,
    IN_STACK,
    LATEST,
    NEUTRAL,
    OUT,
    ROOM_AT,
    TILES,
    TUNNEL_AT,
)
from warren.games.dungeon_lords.meta import KEY, MAX_PLAYERS, MIN_PLAYERS, OPTIONS
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import IMPROVED, NONE, ORDERS, SPACES, START

START_GOODS: Final = 3


class DungeonLords(Game):
    """The base game, Festival Season, and every variant of it.  [DL-SET-1] [DF-VAR-15]"""

    key = KEY
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def table(self, players: int, options: Mapping[str, object] | None = None) -> Table:
        """The table for these options; each bad one is refused by name."""
        self.check_players(players, "DL-SET-1")
        checked = check_options(self.settings(), options or {})
        first = checked["first"]
        if isinstance(first, int) and first >= players:
            raise InputError("error-option-value", {"option": "first", "value": first})
        deck = shipped_deck() if checked["deck"] is None else read_deck(checked["deck"])
        return Table(players, checked, deck)

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

    def state_from_json(self, data: Mapping[str, object]) -> State:
        from warren.games.dungeon_lords.restoration import read_state

        return read_state(data, self)

    def view_shape(self) -> type[object]:
        return shape.View

    def view_from_json(self, data: Mapping[str, object], seat: int | None) -> View:
        from warren.games.dungeon_lords.restoration import read_view

        return read_view(data, self, seat)


def zeros(count: int) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(count)])


def lay_out(table: Table) -> State:
    """Goods, tunnels and counters of the start, and the stacks of year 1.

    [DL-SET-2] [DL-SET-3] [DL-SET-4]
    """
    state = State(table, Flow(table), zeros(ROOM_AT + int(table.rooms)))
    for seat in range(table.players):
        for field in (GOLD, FOOD, IDLE):
            state.put(seat, field, START_GOODS)
        state.put(seat, EVIL, START)
        state.put(seat, TILES, START_TUNNELS)
        for number in range(i64(SPACES)):
            state.put(seat, CHOSEN + number, NONE)
        state.put(seat, DUMMY_CHOICE, NONE)
        state.put(seat, FAIR, NONE)
        state.put(seat, LATEST, NONE)
    numbers = state.numbers
    for slot in range(DISPLAY_SIZE):
        numbers[DISPLAY + slot] = NONE
    for room in range(table.rooms):
        numbers[ROOM_AT + room] = OUT
    improved = table.variant.opportunities
    for tunnel in range(IMPROVED):
        numbers[TUNNEL_AT + tunnel] = IN_STACK if improved else OUT
    numbers[BOARDS_LEFT] = (1 << ORDERS) - 1 if improved else 0
    numbers[BOARD_NEXT] = NONE
    numbers[EXPERTS_LEFT] = (1 << len(table.deck.experts)) - 1 if improved else 0
    numbers[NEUTRAL] = START if table.has_neutral() else 0
    begin_year(state, 1)
    frames.push(state, frames.SETUP, 0, 0)
    return state
