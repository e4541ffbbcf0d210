"""Dungeons: tiles that hang together, rooms where they may lie."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit, bit_index
from warren.core.refusal import InputError
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.dungeon import ALL, NEIGHBOURS, beside, completes_square
from warren.games.dungeon_lords.layout import INSTALLED
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import CELLS, ENTRANCE, IMPROVED, NONE, RENTED


def check_dungeon(state: Position, seat: int) -> None:
    owner = i64(seat)
    path = f"seats[{seat}]"
    tiles = state.tiles(owner)
    check_tiles(tiles, f"{path}.tiles")
    check_rooms(state, owner, f"{path}.rooms")
    rented = bit(RENTED) if state.rented(owner) != NONE else i64(0)
    covered(state.lost(owner), tiles | rented, f"{path}.conquered")
    for tunnel in range(i64(IMPROVED)):
        cell = state.tunnel_cell(owner, tunnel)
        if cell != NONE:
            field = f"tunnels.{state.table.deck.tunnels[tunnel].id}"
            covered(bit(cell), tiles & ~state.halls(owner), field)
            if state.tunnel_on(owner, cell) != tunnel:
                raise InputError("error-twice", {"field": field, "value": cell_name(int(cell))})
    trap = state.get(owner, INSTALLED)
    if trap:
        covered(bit(trap >> 4 & 31), tiles & ~state.lost(owner), f"{path}.traps.installed")


def covered(cells: i64, tiles: i64, field: str) -> None:
    """Every one of these cells is among the tiles."""
    bare = cells & ~tiles
    if bare:
        raise InputError(
            "error-dungeon-bare", {"field": field, "cell": place_name(bit_index(bare))}
        )


def place_name(place: i64) -> str:
    return cell_name(int(place)) if place < CELLS else "rented"


def check_tiles(tiles: i64, field: str) -> None:
    """All hang together with the entrance, and no four form a square.  [DL-DIG-1] [DL-DIG-2]"""
    covered(tiles, ALL, field)
    reached = tiles & bit(ENTRANCE)
    while True:
        further = (reached | beside(reached)) & tiles
        if further == reached:
            break
        reached = further
    if reached != tiles:
        cell = place_name(bit_index(tiles & ~reached))
        raise InputError("error-dungeon-apart", {"field": field, "cell": cell}, "DL-DIG-1")
    left = tiles
    while left:
        cell_number = bit_index(left)
        left &= left - 1
        if completes_square(tiles & ~bit(cell_number), cell_number):
            cell = place_name(cell_number)
            raise InputError("error-dungeon-square", {"field": field, "cell": cell}, "DL-DIG-2")


def check_rooms(state: Position, owner: i64, field: str) -> None:
    """Each on a tile of its zone, none next to another.  [DL-BLD-2] [DL-BLD-4]"""
    found = i64(0)
    rented = 0
    for room in range(state.table.rooms):
        cell = state.room_cell(owner, room)
        if cell == NONE:
            continue
        if cell == RENTED:
            rented += 1
            continue
        name = state.room(room).id
        covered(bit(cell), state.tiles(owner), f"rooms.{name}")
        if found >> cell & 1:
            raise InputError("error-twice", {"field": f"rooms.{name}", "value": place_name(cell)})
        found |= bit(cell)
        if not state.room(room).zone >> cell & 1:
            details = {"field": field, "room": name, "cell": place_name(cell)}
            raise InputError("error-dungeon-zone", details, "DL-BLD-4")
    if found != state.halls(owner):
        raise InputError("error-dungeon-rooms", {"field": field})
    if rented > 1:
        raise InputError("error-dungeon-two-rented", {"field": field}, "DF-REN-1")
    left = found
    while left:
        cell = bit_index(left)
        left &= left - 1
        if NEIGHBOURS[cell] & found:
            details = {"field": field, "cell": place_name(cell)}
            raise InputError("error-dungeon-neighbours", details, "DL-BLD-2")
