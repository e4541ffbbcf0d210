"""Production rooms: what a use takes, and what it gives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit, shifted
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, frames, lair, purse, reasons
from warren.games.dungeon_lords.dungeon import NEIGHBOURS, diggable
from warren.games.dungeon_lords.layout import SHEDDED, TIRED_TROLLS, USES
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, RENTED, TOOL_SHED

PRODUCTION: Final = "production"
TRAINING: Final = "training"
BAKERY: Final = "bakery"
TROLL: Final = "troll"
USE_BITS: Final = 3
USE_MASK: Final = 7
TAKEN_OUT: Final = 4
"""In the Training Room: imps put in, or this and the imps taken out."""


def uses(state: Position, seat: i64, room: i64) -> i64:
    return (state.get(seat, USES) >> (room * USE_BITS)) & USE_MASK


def count_use(state: Position, seat: i64, room: i64, amount: i64) -> None:
    state.add(seat, USES, shifted(amount, room * USE_BITS))


def most_uses(state: Position, seat: i64, room: i64) -> i64:
    """Once a round, twice in year 2; a rented room once.  [DL-PRO-1] [DF-REN-5]"""
    return 1 if state.room_cell(seat, room) == RENTED else state.year()


def is_working(state: Position, seat: i64, room: i64) -> bool:
    """An unconquered production room of this seat.  [DL-PRO-5]"""
    place = state.room_cell(seat, room)
    return place != NONE and state.room(room).kind == PRODUCTION and not state.is_lost(seat, place)


def trolls(state: Position, seat: i64) -> i64:
    """Troll tokens that are not used yet.  [DL-PRO-2]"""
    for kind in range(state.table.monsters):
        if state.monster(kind).id == TROLL:
            return lair.count_kind(state, seat, kind) - state.get(seat, TIRED_TROLLS)
    return 0


def has_shed(state: Position, seat: i64, room: i64) -> bool:
    """A Tool Shed next to the room that has not helped it this round.  [DF-TUN-2] [DF-TUN-4]"""
    place = state.room_cell(seat, room)
    if place == RENTED or not state.works(seat, TOOL_SHED):
        return False
    shed = state.tunnel_cell(seat, TOOL_SHED)
    helped = (state.get(seat, SHEDDED) >> room) & 1
    return not helped and (NEIGHBOURS[place] >> shed) & 1 != 0


def workers_needed(state: Position, seat: i64, room: i64) -> i64:
    return i64(state.room(room).imps) - (1 if has_shed(state, seat, room) else 0)


def can_use(state: Position, seat: i64, room: i64) -> bool:
    card = state.room(room)
    if card.gives == TRAINING or not is_working(state, seat, room):
        return False
    if uses(state, seat, room) >= most_uses(state, seat, room):
        return False
    if state.idle(seat) + trolls(state, seat) < workers_needed(state, seat, room):
        return False
    if card.gives == "tunnel" and not diggable(state.tiles(seat)):
        return False
    return state.food(seat) >= card.food


def why_not(state: Position, seat: i64, room: i64) -> Reason:
    """Why a room cannot be used.  [DL-PRO-1]"""
    if room == NONE or not is_working(state, seat, room):
        return reasons.NO_SUCH_ROOM
    card = state.room(room)
    if card.gives == TRAINING:
        return reasons.NO_SUCH_ROOM
    if uses(state, seat, room) >= most_uses(state, seat, room):
        return reasons.ROOM_USED
    if state.idle(seat) + trolls(state, seat) < workers_needed(state, seat, room):
        return reasons.FEW_FOR_ROOM
    return reasons.ROOM_UNPAYABLE if state.food(seat) < card.food else reasons.NOWHERE_TO_DIG


def use(state: Position, seat: i64, room: i64, calm: bool) -> None:
    """Troll tokens work first: they are good for nothing else.  [DL-PRO-2] [DL-PRO-3]"""
    card = state.room(room)
    wanted = workers_needed(state, seat, room)
    if has_shed(state, seat, room):
        state.put(seat, SHEDDED, state.get(seat, SHEDDED) | bit(room))
    by_trolls = min(wanted, trolls(state, seat))
    state.add(seat, TIRED_TROLLS, by_trolls)
    purse.use_imps(state, seat, wanted - by_trolls)
    count_use(state, seat, room, 1)
    if state.effects is not None:
        state.emit("room-used", {"seat": int(seat), "room": card.id})
    purse.gain_food(state, seat, -card.food)
    if calm or card.gives == "calm":
        evil.move(state, seat, -1)
    elif card.gives == "food" or card.gives == BAKERY:
        purse.gain_food(state, seat, 1)
    elif card.gives == "gold":
        purse.gain_gold(state, seat, 1)
    elif card.gives == "imp":
        purse.gain_imps(state, seat, 1)
    elif card.gives == "trap":
        frames.push(state, frames.DRAW_TRAPS, seat, 1)
    else:
        frames.push(state, frames.DIG, seat, 1)


def training_room(state: Position, seat: i64) -> i64:
    """The working Training Room of this seat, or NONE."""
    for room in range(state.table.rooms):
        if state.room(room).gives == TRAINING and is_working(state, seat, room):
            return room
    return NONE
