"""What may be asked about a position besides `Position`, in plain numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit_index
from warren.games.dungeon_lords import frames, installed
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARD_NOW,
    CAPTIVES,
    CARD,
    CHOSEN,
    DEALT,
    DISPLAY,
    DISPLAY_SIZE,
    DUMMY,
    DUMMY_LOCKED,
    DUMMY_ORDERS,
    DUMMY_SIZE,
    FRAME_SIZE,
    HERE,
    INSTALLED,
    INVESTED,
    LAIR_SIZE,
    LETTERS,
    LOCKED,
    ON_DISPLAY,
    PARTY_SIZE,
    PETS,
    PLAN_TRAPS,
    PRISON,
    ROOM_AT,
    SPACE,
    TILE_NEXT,
    TILE_NOW,
    TILES_SEEN,
    TRAINEES,
    TRAPS,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.scoring import CAPTIVE_BITS, CAPTIVE_MASK
from warren.games.dungeon_lords.terms import NONE, PALADINS, SPACES

EVENT_PHASE: Final = 7
"""The phase of a round, as `steps.season` counts them, in which its event takes place."""
TILE_BITS: Final = 4
TILE_MASK: Final = 15

# A seat.


def letters(state: Position, seat: int) -> int:
    return int(state.get(seat, LETTERS))


def trainees(state: Position, seat: int) -> int:
    """Imps in the Training Room."""
    return int(state.get(seat, TRAINEES))


def invested(state: Position, seat: int) -> int:
    """Gold that comes back after the orders."""
    return int(state.get(seat, INVESTED))


def installed_trap(state: Position, seat: int) -> int:
    """The kind of the trap that is installed in a dungeon, or NONE."""
    return int(installed.trap_of(state.get(seat, INSTALLED)))


def prisoners(state: Position, seat: int) -> list[int]:
    """The numbers of the adventurers in the prison of a seat."""
    found: list[int] = []
    left = state.get(seat, PRISON)
    while left:
        found.append(int(bit_index(left)))
        left &= left - 1
    return found


def captives(state: Position, seat: int) -> list[int]:
    """How many paladins of each kind a seat has captured."""
    packed = state.get(seat, CAPTIVES)
    found: list[int] = []
    for kind in range(i64(PALADINS)):
        found.append(int((packed >> (kind * CAPTIVE_BITS)) & CAPTIVE_MASK))
    return found


def prison_points(state: Position, seat: int) -> int:
    """What adventurers and paladins in the prison score.  [DL-SCO-4] [DF-SCO-4]"""
    points = 2 * len(prisoners(state, seat))
    for kind, count in enumerate(captives(state, seat)):
        points += count * state.table.paladin(i64(kind), 1).points
    return points


def traps_in_hand(state: Position, seat: int) -> list[int]:
    """The kinds of the known trap cards of a seat, those laid for a battle left out."""
    held = state.get(seat, TRAPS)
    laid = state.get(seat, PLAN_TRAPS)
    found: list[int] = []
    for kind in range(TRAP_COUNTS.kinds):
        for _ in range(TRAP_COUNTS.of(held, kind) - TRAP_COUNTS.of(laid, kind)):
            found.append(int(kind))
    return found


def traps_laid(state: Position, seat: int) -> list[int]:
    """The kinds of the traps in the plan of a seat."""
    laid = state.get(seat, PLAN_TRAPS)
    found: list[int] = []
    for kind in range(TRAP_COUNTS.kinds):
        for _ in range(TRAP_COUNTS.of(laid, kind)):
            found.append(int(kind))
    return found


def pets_in_hand(state: Position, seat: int) -> list[int]:
    """The kinds of the known face-down pets, those just dealt among them."""
    held = state.get(seat, PETS) + state.get(seat, DEALT)
    found: list[int] = []
    for kind in range(PET_COUNTS.kinds):
        for _ in range(PET_COUNTS.of(held, kind)):
            found.append(int(kind))
    return found


def tiles_in_lair(state: Position, seat: int) -> list[int]:
    """Monsters and ghosts as `lair` reads them."""
    found: list[int] = []
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(seat, slot)
        if tile:
            found.append(int(tile))
    return found


# Orders.


def locked_orders(state: Position, seat: int) -> int:
    """The mask of the orders a seat cannot give."""
    return int(state.get(seat, LOCKED))


def chosen_orders(state: Position, seat: int) -> list[int]:
    """The orders a seat has chosen so far."""
    found: list[int] = []
    for number in range(i64(SPACES)):
        order = state.get(seat, CHOSEN + number)
        if order >= 0:
            found.append(int(order))
    return found


def dummy_orders(state: Position, dummy: int) -> int:
    """The mask of the orders drawn for a dummy this round."""
    return int(state.world[DUMMY + dummy * DUMMY_SIZE + DUMMY_ORDERS])


def dummy_locked(state: Position, dummy: int) -> int:
    return int(state.world[DUMMY + dummy * DUMMY_SIZE + DUMMY_LOCKED])


def space_of(state: Position, seat: int, location: int) -> int:
    """The space of a location where a seat's minion stands, from 0, or NONE."""
    for space in range(i64(SPACES)):
        if state.world[SPACE + location * SPACES + space] == seat + 1:
            return int(space)
    return NONE


def errands_done(state: Position) -> int:
    """How many spaces, in the order in which they act, have had their turn this round."""
    at = frames.under(state, frames.ERRANDS)
    return int(state.frames[2 + at * FRAME_SIZE]) if at >= 0 else 0


# The boards.


def board_now(state: Position) -> int:
    """The opportunity of this round, or NONE."""
    return int(state.world[BOARD_NOW])


def shown_monsters(state: Position) -> list[int]:
    found: list[int] = []
    for slot in range(i64(DISPLAY_SIZE)):
        if state.world[DISPLAY + slot] != NONE:
            found.append(int(state.world[DISPLAY + slot]))
    return found


def shown_rooms(state: Position) -> list[int]:
    found: list[int] = []
    for room in range(state.table.rooms):
        if state.world[ROOM_AT + room] == ON_DISPLAY:
            found.append(int(room))
    return found


def event_now(state: Position) -> int:
    """The tile of this round, or NONE."""
    return int(state.world[TILE_NOW])


def event_next(state: Position) -> int:
    return int(state.world[TILE_NEXT])


def event_card(state: Position) -> int:
    """The special event that lies open, or NONE."""
    return int(state.world[CARD])


def is_ahead(state: Position, tile: int) -> bool:
    """Whether an event of this kind is still to come this year, as far as anybody knows."""
    if state.world[TILE_NEXT] == tile:
        return True
    if state.world[TILE_NOW] == tile:
        return phase_of(state) <= EVENT_PHASE
    return (state.world[TILES_SEEN] >> (tile * TILE_BITS)) & TILE_MASK == 0


def phase_of(state: Position) -> int:
    """The phase of the round that comes next, as `steps.season` counts them."""
    at = frames.under(state, frames.SEASON)
    return int(state.frames[3 + at * FRAME_SIZE]) if at >= 0 else 0


def arriving(state: Position) -> list[int]:
    """The adventurers who come at the end of this round, the weakest first."""
    found: list[int] = []
    for place in range(i64(PARTY_SIZE)):
        if state.world[HERE + place] != NONE:
            found.append(int(state.world[HERE + place]))
    return found
