"""Monster regions on a board of the first game.  [SU-MIX-5] [SU-MIX-9]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit, bit_index
from warren.games.small_world.board import Board
from warren.games.small_world.layout import FINDS, REGION_SIZE, STANDING
from warren.games.small_world.pieces import MONSTER, MONSTERS_EACH, TRIBE, piece
from warren.games.small_world.state import State
from warren.games.small_world.table import Table


def wanted(table: Table) -> i64:
    """How many regions Monsters are still to be drawn for."""
    board = table.board
    if not table.markers or board.monsters:
        return 0
    return min(table.players + 1, room(board, board.natives))


def room(board: Board, regions: i64) -> i64:
    """How many of these regions can be chosen so that no two are adjacent."""
    if regions == 0:
        return 0
    first = bit_index(regions)
    rest = regions & ~bit(first)
    taken = 1 + room(board, rest & ~board.adjacent[first])
    if rest & board.adjacent[first] == 0:
        return taken
    return max(taken, room(board, rest))


def candidates(state: State, left: i64) -> i64:
    """Lost Tribe regions that leave room for the others."""
    board = state.table.board
    free = i64(0)
    for region in range(board.size):
        if state.count(region, TRIBE):
            free |= bit(region)
    for region in range(board.size):
        if state.count(region, MONSTER):
            free &= ~board.adjacent[region]
    found = i64(0)
    for region in range(board.size):
        if (free >> region) & 1:
            others = free & ~bit(region) & ~board.adjacent[region]
            if room(board, others) >= left - 1:
                found |= bit(region)
    return found


def settle_monsters(state: State, region: i64) -> None:
    state.numbers[region * REGION_SIZE + STANDING] += piece(MONSTER, MONSTERS_EACH) - piece(
        TRIBE, 1
    )
    state.numbers[FINDS] += 1
    if state.effects is not None:
        state.emit("monsters-settled", {"region": state.table.board.names[region]})
