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
    DEEP_SIZE,
    FINDS,
    FOUND,
    FRAME_SIZE,
    KEPT_RIVERS,
    LAID,
    LENT,
    MARKER,
    MAX_FRAMES,
    POWER,
    RACE,
    ROUND,
    SEAT_SIZE,
    TRAY,
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


def zeros(count: int, value: int = 0) -> vec[i64]:
    return vec[i64]([i64(value) for _ in range(count)])


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
    seats = zeros(int(table.players) * SEAT_SIZE)
    for seat in range(table.players):
        seats[seat * SEAT_SIZE + COINS] = START_COINS
        seats[seat * SEAT_SIZE + CURRENT] = NONE
        seats[seat * SEAT_SIZE + ALLY] = NONE
    tribes = zeros(int(table.players) * SLOTS * TRIBE_SIZE)
    for tribe in range(table.players * SLOTS):
        tribes[tribe * TRIBE_SIZE + RACE] = NONE
        tribes[tribe * TRIBE_SIZE + POWER] = NONE
    pieces = zeros(len(board.names))
    for region in range(board.size):
        if (board.natives >> region) & 1:
            pieces[region] = piece(TRIBE, 1)
        elif (board.monsters >> region) & 1:
            pieces[region] = piece(MONSTER, MONSTERS_EACH)
    world = zeros(TRAY + len(table.races))
    world[ROUND] = 1
    world[BANNERS] = bit(i64(len(table.races))) - 1
    world[BADGES] = bit(i64(len(table.powers))) - 1
    for place in range(i64(COMBOS)):
        world[COLUMN + place * COMBO_SIZE + COMBO_RACE] = NONE
        world[COLUMN + place * COMBO_SIZE + COMBO_POWER] = NONE
    for race in range(i64(len(table.races))):
        world[TRAY + race] = i64(table.races[race].supply)
    state = State(
        table,
        Flow(table),
        zeros(len(board.names), NONE),
        zeros(len(board.names)),
        pieces,
        tribes,
        seats,
        world,
        vec[i64](),
        zeros(1 + MAX_FRAMES * FRAME_SIZE),
        lay_out_depths(table),
    )
    frames.push(state, frames.SETUP, 0, wanted(table))
    return state


def lay_out_depths(table: Table) -> vec[i64]:
    """Markers face down, as many as there are Monster regions; figures in the box.

    [SU-SET-3] [SU-SET-4]
    """
    if not table.deep:
        return vec[i64]()
    deep = zeros(DEEP_SIZE)
    if table.markers:
        deep[FINDS] = min(bit_count(table.board.monsters), i64(MARKERS))
    deep[UNSEEN] = bit(i64(MARKERS)) - 1
    for place in range(i64(MARKER), i64(LENT)):
        deep[place] = NONE
    deep[LENT] = NONE
    deep[BORROWER] = NONE
    deep[FOUND] = NONE
    for place in range(i64(LAID), i64(KEPT_RIVERS)):
        deep[place] = NONE
    return deep
