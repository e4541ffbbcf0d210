"""Where everything is, and what may be asked about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.effect import EVERYBODY, ArgValue, Effect
from warren.core.numbers import bit, bit_count
from warren.core.refusal import Secret
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle.phases import PHASE_NAMES
from warren.games.dungeon_lords.cards import Adventurer, Monster, Room, Trap
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BUSY,
    EVIL,
    FIGHT,
    FIGHT_FLAGS,
    FIRST,
    FOOD,
    GOLD,
    HALLS,
    IDLE,
    LAIR,
    LAIR_SIZE,
    LINE,
    LINE_SIZE,
    LOST,
    PETS,
    ROOM_AT,
    ROUND,
    ROW,
    SEAT_SIZE,
    TILES,
    TRAINEES,
    TRAPS,
    TUNNEL_AT,
    YEAR,
)
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import CELLS, HIDDEN, IMPROVED, NONE, RENTED, SECRET_PASSAGE

if TYPE_CHECKING:
    from warren.games.dungeon_lords.flow import Flow

Args = dict[str, ArgValue]
PLACES: Final = 32
"""A room or tunnel of a seat lies at seat * PLACES + cell."""


class Position(core.State):
    """Seats, the world and the stack of frames, all in one packed vector (see `layout`)."""

    def __init__(self, table: Table, flow: Flow, numbers: vec[i64]) -> None:
        self.effects: list[Effect] | None = None
        self.listed: i64 = core.UNLISTED
        self.listing: vec[i64] = vec[i64]()
        self.viewer: i64 = core.NOBODY
        self.table: Final = table
        self.flow: Final = flow
        self.numbers: vec[i64] = numbers

    def emit(
        self,
        name: str,
        args: dict[str, ArgValue],
        seen_by: int = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        if self.effects is not None:
            self.effects.append(Effect(name, args, seen_by, reveals, self.battle_step()))

    def battle_step(self) -> str:
        """The step of the battle that goes on, or nothing.  [DL-CMB-3] [DF-CMB-2]"""
        at = frames.under(self, frames.BATTLE)
        return PHASE_NAMES[frames.stage_at(self, at)] if at >= 0 else ""

    # Time

    def year(self) -> i64:
        return self.numbers[YEAR]

    def round_now(self) -> i64:
        return self.numbers[ROUND]

    def first(self) -> i64:
        """The starting player."""
        return self.numbers[FIRST]

    def seat_at(self, place: i64) -> i64:
        """The seat at a place of the turn order."""
        return (self.numbers[FIRST] + place) % self.table.players

    def place_of(self, seat: i64) -> i64:
        """The place of a seat in the turn order."""
        return (seat - self.numbers[FIRST] + self.table.players) % self.table.players

    # A seat

    def get(self, seat: i64, field: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.numbers[seat * SEAT_SIZE + field] = value

    def add(self, seat: i64, field: i64, amount: i64) -> None:
        self.numbers[seat * SEAT_SIZE + field] += amount

    def gold(self, seat: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + GOLD]

    def food(self, seat: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + FOOD]

    def evil(self, seat: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + EVIL]

    def idle(self, seat: i64) -> i64:
        """Unused imps."""
        return self.numbers[seat * SEAT_SIZE + IDLE]

    def imps(self, seat: i64) -> i64:
        """All imps, those in the Training Room too.  [DF-ROM-7]"""
        at = seat * SEAT_SIZE
        return self.numbers[at + IDLE] + self.numbers[at + BUSY] + self.numbers[at + TRAINEES]

    def traps_held(self, seat: i64) -> i64:
        return TRAP_COUNTS.total(self.numbers[seat * SEAT_SIZE + TRAPS])

    def pets_held(self, seat: i64) -> i64:
        """Face-down pets."""
        return PET_COUNTS.total(self.numbers[seat * SEAT_SIZE + PETS])

    def row_card(self, place: i64) -> i64:
        """A combat card of the row, or NONE where none has been drawn."""
        card = self.numbers[ROW + place]
        if card == HIDDEN:
            raise Secret
        return card

    # The dungeon

    def tiles(self, seat: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + TILES]

    def halls(self, seat: i64) -> i64:
        """The cells with rooms."""
        return self.numbers[seat * SEAT_SIZE + HALLS]

    def lost(self, seat: i64) -> i64:
        """The conquered cells."""
        return self.numbers[seat * SEAT_SIZE + LOST]

    def own_tunnels(self, seat: i64) -> i64:
        """The unconquered tunnels."""
        return self.tiles(seat) & ~self.halls(seat) & ~self.lost(seat)

    def tunnel_cell(self, seat: i64, tunnel: i64) -> i64:
        """The cell of an improved tunnel in this dungeon, or NONE."""
        at = self.numbers[TUNNEL_AT + tunnel]
        return at % PLACES if at >= 0 and at // PLACES == seat else i64(NONE)

    def tunnel_on(self, seat: i64, cell: i64) -> i64:
        """The improved tunnel on a cell, or NONE."""
        for tunnel in range(i64(IMPROVED)):
            if self.numbers[TUNNEL_AT + tunnel] == seat * PLACES + cell:
                return tunnel
        return NONE

    def works(self, seat: i64, tunnel: i64) -> bool:
        """Whether an improved tunnel lies unconquered in this dungeon.  [DF-TUN-1]"""
        cell = self.tunnel_cell(seat, tunnel)
        return cell != NONE and not (self.lost(seat) >> cell) & 1

    def counted(self, seat: i64, cells: i64) -> i64:
        """How many of these cells count as tiles; the Secret Passage never does.  [DF-TUN-7]"""
        secret = self.tunnel_cell(seat, SECRET_PASSAGE)
        return bit_count(cells & ~bit(secret) if secret != NONE else cells)

    def room_at(self, seat: i64, cell: i64) -> i64:
        """The room on a cell, or rented, or NONE."""
        for room in range(self.table.rooms):
            if self.numbers[ROOM_AT + room] == seat * PLACES + cell:
                return room
        return NONE

    def room_cell(self, seat: i64, room: i64) -> i64:
        """The cell of a room of this seat, RENTED, or NONE."""
        at = self.numbers[ROOM_AT + room]
        return at % PLACES if at >= 0 and at // PLACES == seat else i64(NONE)

    def rented(self, seat: i64) -> i64:
        """The rented room, or NONE."""
        return self.room_at(seat, RENTED)

    def is_lost(self, seat: i64, place: i64) -> bool:
        """Whether a cell, or the rented room, is conquered."""
        return (self.lost(seat) >> place) & 1 != 0

    def room(self, room: i64) -> Room:
        return self.table.deck.rooms[room]

    def monster(self, kind: i64) -> Monster:
        return self.table.deck.monsters[kind]

    def trap(self, kind: i64) -> Trap:
        return self.table.deck.traps[kind]

    def adventurer(self, number: i64) -> Adventurer:
        return self.table.deck.adventurers[number]

    # The lair and the line

    def lair(self, seat: i64, slot: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + LAIR + slot]

    def set_lair(self, seat: i64, slot: i64, value: i64) -> None:
        self.numbers[seat * SEAT_SIZE + LAIR + slot] = value

    def monsters_owned(self, seat: i64) -> i64:
        """Monsters and ghosts."""
        count = i64(0)
        for slot in range(i64(LAIR_SIZE)):
            if self.numbers[seat * SEAT_SIZE + LAIR + slot]:
                count += 1
        return count

    def line(self, seat: i64, place: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + LINE + place]

    def set_line(self, seat: i64, place: i64, value: i64) -> None:
        self.numbers[seat * SEAT_SIZE + LINE + place] = value

    def line_length(self, seat: i64) -> i64:
        for place in range(i64(LINE_SIZE)):
            if self.numbers[seat * SEAT_SIZE + LINE + place] == 0:
                return place
        return LINE_SIZE

    # The fight

    def fight(self, field: i64) -> i64:
        return self.numbers[FIGHT + field]

    def set_fight(self, field: i64, value: i64) -> None:
        self.numbers[FIGHT + field] = value

    def has_flag(self, flag: i64) -> bool:
        return self.numbers[FIGHT + FIGHT_FLAGS] & flag != 0

    def set_flag(self, flag: i64) -> None:
        self.numbers[FIGHT + FIGHT_FLAGS] |= flag


def place_of_cell(seat: i64, cell: i64) -> i64:
    return seat * PLACES + cell


assert PLACES > CELLS
