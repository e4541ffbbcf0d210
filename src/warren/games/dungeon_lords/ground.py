"""Where tiles may be laid, and laying them."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit, bit_index
from warren.core.refusal import Reason
from warren.games.dungeon_lords import installed, reasons
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.dungeon import NEIGHBOURS
from warren.games.dungeon_lords.layout import HALLS, LOST, OUT, ROOM_AT, TUNNEL_AT
from warren.games.dungeon_lords.position import Args, Position, place_of_cell
from warren.games.dungeon_lords.terms import CELLS, NONE


def sites(state: Position, seat: i64, room: i64) -> i64:
    """Unconquered tunnels in the zone of a room and next to no other room.

    [DL-BLD-1] [DL-BLD-2] [DL-BLD-3] [DL-BLD-4]
    """
    found = i64(0)
    left = state.own_tunnels(seat) & state.room(room).zone
    halls = state.halls(seat)
    while left:
        cell = bit_index(left)
        if not NEIGHBOURS[cell] & halls:
            found |= bit(cell)
        left &= left - 1
    return found


def site_reason(state: Position, seat: i64, room: i64, cell: i64) -> Reason:
    if cell >= CELLS or not (state.tiles(seat) & ~state.halls(seat)) >> cell & 1:
        return reasons.NO_TUNNEL
    if state.is_lost(seat, cell):
        return reasons.CONQUERED
    if not state.room(room).zone >> cell & 1:
        return reasons.ZONE
    return reasons.NEXT_TO_ROOM if NEIGHBOURS[cell] & state.halls(seat) else reasons.NOT_NOW


def disarm(state: Position, seat: i64, cell: i64) -> None:
    """An installed trap is discarded when its tile changes.  [DF-EXH-8]"""
    trap = installed.trap_on(state, seat, cell)
    if trap != NONE:
        installed.discard(state, seat)
        if state.effects is not None:
            state.emit("trap-removed", {"seat": int(seat), "trap": state.trap(trap).id})


def replace_tunnel(state: Position, seat: i64, cell: i64) -> None:
    """What lay on the cell goes: a tunnel to the supply, an improved one out of the game."""
    disarm(state, seat, cell)
    tunnel = state.tunnel_on(seat, cell)
    if tunnel != NONE:
        state.numbers[TUNNEL_AT + tunnel] = OUT


def build(state: Position, seat: i64, room: i64, cell: i64) -> None:
    replace_tunnel(state, seat, cell)
    state.numbers[ROOM_AT + room] = place_of_cell(seat, cell)
    state.put(seat, HALLS, state.halls(seat) | bit(cell))
    if state.effects is not None:
        args: Args = {"seat": int(seat), "room": state.room(room).id, "cell": cell_name(int(cell))}
        state.emit("room-built", args)


def improve(state: Position, seat: i64, tunnel: i64, cell: i64) -> None:
    replace_tunnel(state, seat, cell)
    state.numbers[TUNNEL_AT + tunnel] = place_of_cell(seat, cell)
    name = state.table.deck.tunnels[tunnel].id
    if state.effects is not None:
        state.emit(
            "tunnel-improved", {"seat": int(seat), "tunnel": name, "cell": cell_name(int(cell))}
        )


def free(state: Position, seat: i64, place: i64) -> None:
    """A conquered tile is turned to its unconquered side and works again.  [DF-IMV-3]"""
    state.put(seat, LOST, state.lost(seat) & ~bit(place))
    name = cell_name(int(place)) if place < CELLS else "rented"
    if state.effects is not None:
        state.emit("tile-freed", {"seat": int(seat), "cell": name})
