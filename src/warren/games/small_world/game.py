"""Small World as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.game import Game
from warren.core.numbers import bit, bit_count
from warren.core.option import Option, check_options
from warren.core.refusal import InputError
from warren.core.ruling import Ruling
from warren.core.state import View
from warren.games.small_world import frames, shape
from warren.games.small_world.board_file import BoardSpec, shipped_board
from warren.games.small_world.creations import Creations
from warren.games.small_world.flow import Flow
from warren.games.small_world.layout import (
    ALLY,
    BADGES,
    BANNERS,
    BORROWER,
    COINS,
    COLUMN,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    CURRENT,
    FINDS,
    FOUND,
    HOLDER,
    KEPT_RIVERS,
    LAID,
    LENT,
    MARKER,
    POWER,
    RACE,
    REGION_SIZE,
    ROUND,
    SEAT_SIZE,
    STANDING,
    TRIBE_SIZE,
    UNSEEN,
)
from warren.games.small_world.meta import (
    KEY,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    UNDERGROUND_KEY,
    UNDERGROUND_OPTIONS,
)
from warren.games.small_world.packs.library import LIBRARY
from warren.games.small_world.pieces import MONSTER, MONSTERS_EACH, TRIBE, piece
from warren.games.small_world.restoration import read_state, read_view
from warren.games.small_world.rulings import RULINGS
from warren.games.small_world.selection import Selection
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.games.small_world.terms import COMBOS, NONE, SLOTS
from warren.games.small_world.underground.markers import MARKERS
from warren.games.small_world.underground.scatter import wanted

START_COINS: Final = 5


def zeros(count: int) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(count)])


class SmallWorld(Game):
    """Two to five players, 14 races, 20 special powers.  [SW-SET-1] [SW-SET-2]"""

    key = KEY
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS

    def __init__(self, creations: Creations | None = None) -> None:
        super().__init__()
        self.creations: Final = creations or Creations()

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def rulings(self) -> tuple[Ruling, ...]:
        return RULINGS

    def usual_board(self, players: int) -> str:
        return f"smallworld-{players}"

    def table(self, players: int, options: Mapping[str, object] | None = None) -> Table:
        """The table for these options; each bad one is refused by name."""
        self.check_players(players, "SW-SET-1")
        checked = check_options(self.settings(), options or {})
        first = checked["first"]
        if isinstance(first, int) and first >= players:
            raise InputError("error-option-value", {"option": "first", "value": first})
        if checked["without_diplomat"] is True and players != 2:
            raise InputError("error-option-two-players", {"option": "without_diplomat"})
        spec = board_spec(checked["board"], self.usual_board(players))
        if spec.players not in (0, players):
            raise InputError(
                "error-board-players", {"board": spec.id, "players": players}, "SW-SET-1"
            )
        selection = Selection(self.creations, checked, spec.build(players))
        return Table(
            selection.board,
            players,
            checked,
            selection.races,
            selection.powers,
            self.key,
            selection.deep,
            selection.markers,
            selection.left_out,
        )

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        state = self.blank(players, options)
        flow = state.procedure
        assert isinstance(flow, Flow)
        flow.settle(state)
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


class Underground(SmallWorld):
    """The same engine with the boards, races and powers of Underground.  [SU-SET-1] [SU-SET-2]"""

    key = UNDERGROUND_KEY

    def options(self) -> tuple[Option, ...]:
        return UNDERGROUND_OPTIONS

    def usual_board(self, players: int) -> str:
        return f"underground-{players}"


def board_spec(chosen: object, usual: str) -> BoardSpec:
    """The usual board, a shipped one or one of a pack by name, or one's own as data."""
    if chosen is None:
        return shipped_board(usual)
    if isinstance(chosen, str):
        return LIBRARY.board(chosen) or shipped_board(chosen)
    return BoardSpec(chosen)


def lay_out(table: Table) -> State:
    """All in the box but the natives; nothing is drawn yet."""
    board = table.board
    numbers = zeros(int(table.queue) + 1 + len(table.races))
    for seat in range(table.players):
        numbers[seat * SEAT_SIZE + COINS] = START_COINS
        numbers[seat * SEAT_SIZE + CURRENT] = NONE
        numbers[seat * SEAT_SIZE + ALLY] = NONE
    for tribe in range(table.players * SLOTS):
        numbers[tribe * TRIBE_SIZE + RACE] = NONE
        numbers[tribe * TRIBE_SIZE + POWER] = NONE
    for region in range(i64(len(board.names))):
        numbers[region * REGION_SIZE + HOLDER] = NONE
    for region in range(board.size):
        if (board.natives >> region) & 1:
            numbers[region * REGION_SIZE + STANDING] = piece(TRIBE, 1)
        elif (board.monsters >> region) & 1:
            numbers[region * REGION_SIZE + STANDING] = piece(MONSTER, MONSTERS_EACH)
    numbers[ROUND] = 1
    numbers[BANNERS] = bit(i64(len(table.races))) - 1
    numbers[BADGES] = bit(i64(len(table.powers))) - 1
    for place in range(i64(COMBOS)):
        numbers[COLUMN + place * COMBO_SIZE + COMBO_RACE] = NONE
        numbers[COLUMN + place * COMBO_SIZE + COMBO_POWER] = NONE
    for race in range(i64(len(table.races))):
        numbers[table.trays + race] = i64(table.races[race].supply)
    if table.deep:
        lay_out_depths(table, numbers)
    state = State(table, Flow(table), numbers)
    frames.push(state, frames.SETUP, 0, wanted(table))
    return state


def lay_out_depths(table: Table, numbers: vec[i64]) -> None:
    """Markers face down, as many as there are Monster regions; figures in the box.

    [SU-SET-3] [SU-SET-4]
    """
    if table.markers:
        numbers[FINDS] = min(bit_count(table.board.monsters), i64(MARKERS))
    numbers[UNSEEN] = bit(i64(MARKERS)) - 1
    for place in range(i64(MARKER), i64(LENT)):
        numbers[place] = NONE
    numbers[LENT] = NONE
    numbers[BORROWER] = NONE
    numbers[FOUND] = NONE
    for place in range(i64(LAID), i64(KEPT_RIVERS)):
        numbers[place] = NONE
