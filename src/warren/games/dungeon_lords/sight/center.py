"""The central board: places in their order, who stands there, what is on offer."""

from __future__ import annotations

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARD_NEXT,
    BOARD_NOW,
    CARD,
    CARD_NEXT,
    DISPLAY,
    DISPLAY_SIZE,
    DUMMY,
    DUMMY_ORDERS,
    DUMMY_SIZE,
    HERE,
    IN_TENT,
    NEUTRAL,
    ON_DISPLAY,
    OPEN_TRAPS,
    PALADIN,
    PARTY,
    PARTY_SIZE,
    RENT,
    ROOM_AT,
    SPACE,
    TILE_NEXT,
    TILE_NOW,
    TILES_SEEN,
)
from warren.games.dungeon_lords.minions import DUMMY_MINION
from warren.games.dungeon_lords.places import Place
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps import festival, season
from warren.games.dungeon_lords.steps.unveil import TILE_BITS, TILE_MASK
from warren.games.dungeon_lords.terms import NONE, ORDERS, PALADINS, SPACES


def place_of(state: Position, order: int) -> Place:
    """Where an order leads this round: a location, or what lies on it.  [DF-OPP-1]"""
    deck = state.table.deck
    if opportunity(state) == order:
        return deck.opportunities[order]
    return deck.locations[order]


def opportunity(state: Position) -> int:
    """The unique opportunity of this round, or NONE."""
    return int(state.numbers[BOARD_NOW])


def next_opportunity(state: Position) -> int:
    """The one of the next round, or NONE."""
    return int(state.numbers[BOARD_NEXT])


def minion_seat(state: Position, order: int, space: int) -> int:
    """The seat whose minion stands on a space counted from 0, or NONE."""
    who = int(state.numbers[SPACE + order * SPACES + space])
    return who - 1 if 0 < who < DUMMY_MINION else NONE


def minion_dummy(state: Position, order: int, space: int) -> int:
    """The dummy whose minion stands there, or NONE."""
    who = int(state.numbers[SPACE + order * SPACES + space])
    return who - DUMMY_MINION if who >= DUMMY_MINION else NONE


def space_of(state: Position, seat: int, order: int) -> int:
    """The space where a seat's minion stands, from 0, or NONE."""
    for space in range(SPACES):
        if minion_seat(state, order, space) == seat:
            return space
    return NONE


def dummy_orders(state: Position, dummy: int) -> int:
    """The mask of the orders drawn for a dummy this round."""
    return int(state.numbers[DUMMY + dummy * DUMMY_SIZE + DUMMY_ORDERS])


def errands_done(state: Position) -> int:
    """How many spaces, in the order in which they act, have had their turn this round."""
    at = frames.under(state, frames.ERRANDS)
    return int(frames.subject_at(state, at)) if at >= 0 else 0


def phase_of(state: Position) -> int:
    """The phase of the round that comes next, as `steps.season` counts them."""
    at = frames.under(state, frames.SEASON)
    return int(frames.stage_at(state, at)) if at >= 0 else 0


def is_ahead(state: Position, tile: int) -> bool:
    """Whether an event of this kind is still to come this year, as far as anybody knows."""
    if event_next(state) == tile:
        return True
    if event_now(state) == tile:
        return phase_of(state) <= season.EVENT
    return (state.numbers[TILES_SEEN] >> (tile * TILE_BITS)) & TILE_MASK == 0


def monsters_on_offer(state: Position) -> list[int]:
    found = [int(state.numbers[DISPLAY + slot]) for slot in range(DISPLAY_SIZE)]
    return [kind for kind in found if kind != NONE]


def rooms_on_offer(state: Position) -> list[int]:
    rooms = range(int(state.table.rooms))
    return [room for room in rooms if state.numbers[ROOM_AT + room] == ON_DISPLAY]


def open_traps(state: Position) -> list[int]:
    """The traps of an exhibition, by kind."""
    shown = state.numbers[OPEN_TRAPS]
    return [
        kind
        for kind in range(len(state.table.deck.traps))
        for _ in range(int(TRAP_COUNTS.of(shown, kind)))
    ]


def event_now(state: Position) -> int:
    """The event tile of this round, or NONE."""
    return int(state.numbers[TILE_NOW])


def event_next(state: Position) -> int:
    """The event tile of the next round, or NONE."""
    return int(state.numbers[TILE_NEXT])


def special_now(state: Position) -> int:
    """The special event of this round, until it has happened, or NONE."""
    return int(state.numbers[CARD])


def special_next(state: Position) -> int:
    """The special event of the next round, or NONE."""
    return int(state.numbers[CARD_NEXT])


def arriving(state: Position) -> list[int]:
    """The adventurers of this round, from the weakest."""
    return _party(state, HERE)


def expected(state: Position) -> list[int]:
    """The adventurers of the next round, from the weakest."""
    return _party(state, PARTY)


def _party(state: Position, first: int) -> list[int]:
    found = [int(state.numbers[first + place]) for place in range(PARTY_SIZE)]
    return [number for number in found if number != NONE]


def rent(state: Position) -> int:
    """What the next to rent a room pays."""
    return int(state.numbers[RENT])


def neutral_evil(state: Position) -> int:
    """The non-player counter of a game for two, or 0.  [DL-DUM-8]"""
    return int(state.numbers[NEUTRAL])


def tent(state: Position) -> list[int]:
    """The paladins that nobody has called yet, from the weakest."""
    return [kind for kind in range(PALADINS) if state.numbers[PALADIN + kind] == IN_TENT]


def prizes(state: State) -> list[int]:
    """The boards whose prizes can be won at the festival.  [DF-FES-2]"""
    at = frames.under(state, frames.FESTIVAL)
    left = festival.boards(state)
    if at >= 0 and frames.stage_at(state, at) >= festival.CHOOSING:
        left = frames.subject_at(state, at)
    return [board for board in range(ORDERS) if (int(left) >> board) & 1]
