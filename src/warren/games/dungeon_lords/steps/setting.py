"""The cell for a room, an improved tunnel or a trap that has just been chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, ground, installed, purse, reasons
from warren.games.dungeon_lords.actions import SET, cell_name
from warren.games.dungeon_lords.dungeon import ALL
from warren.games.dungeon_lords.layout import INSTALLED
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import CELLS, IMPROVED, NONE

WHAT: Final = 64
A_ROOM: Final = 64
A_TUNNEL: Final = 128
A_TRAP: Final = 192
THROWN: Final = 256
"""From here on the kind of monster for a catapult, counted from 1."""
LABYRINTH: Final = "labyrinth"


def improvable(state: State, seat: i64) -> i64:
    """Unconquered tunnels that are plain.  [DF-IMV-2] [DF-IMV-9]"""
    cells = state.own_tunnels(seat)
    for tunnel in range(i64(IMPROVED)):
        cell = state.tunnel_cell(seat, tunnel)
        if cell != NONE:
            cells &= ~bit(cell)
    return cells


def fee(state: State, seat: i64, cell: i64) -> i64:
    """A trap in a room costs 1 gold more, in the Labyrinth nothing.  [DF-EXH-3] [DL-PLN-4]"""
    room = state.room_at(seat, cell)
    if room == NONE or state.room(room).id == LABYRINTH:
        return 0
    return 1


def trappable(state: State, seat: i64, gold: i64) -> i64:
    """Unconquered tiles of the dungeon for which so much gold pays the fee."""
    cells = state.tiles(seat) & ~state.lost(seat) & ALL
    found = i64(0)
    for cell in range(i64(CELLS)):
        if (cells >> cell) & 1 and gold >= fee(state, seat, cell):
            found |= bit(cell)
    return found


class Setting(Step):
    """The stage tells what is laid."""

    def resume(self, state: State) -> bool:
        return True

    def cells(self, state: State, seat: i64) -> i64:
        stage = frames.stage(state) % THROWN
        if stage >= A_TRAP:
            return trappable(state, seat, state.gold(seat))
        if stage >= A_TUNNEL:
            return improvable(state, seat)
        return ground.sites(state, seat, stage % WHAT)

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return self.listed(SET, self.cells(state, seat), roomy())

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        stage = frames.stage(state)
        what = stage % THROWN
        frames.pop(state)
        if what >= A_TRAP:
            kind = what - A_TRAP
            purse.gain_gold(state, seat, -fee(state, seat, argument))
            state.put(seat, INSTALLED, installed.made(kind, argument, stage // THROWN - 1))
            where = cell_name(int(argument))
            trap = state.trap(kind).id
            if state.effects is not None:
                state.emit("trap-installed", {"seat": int(seat), "trap": trap, "cell": where})
        elif what >= A_TUNNEL:
            ground.improve(state, seat, what - A_TUNNEL, argument)
        else:
            ground.build(state, seat, what - A_ROOM, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        what = frames.stage(state) % THROWN
        if block != SET:
            return reasons.NOT_NOW
        if what < A_TUNNEL:
            return ground.site_reason(state, seat, what - A_ROOM, argument)
        lost = state.is_lost(seat, argument)
        if what >= A_TRAP:
            if lost:
                return reasons.CONQUERED_FOR_TRAP
            own = (state.tiles(seat) & ALL) >> argument & 1
            return reasons.TRAP_UNPAYABLE if own else reasons.NO_TILE
        improved = not lost and state.own_tunnels(seat) >> argument & 1 != 0
        return reasons.IMPROVED_ALREADY if improved else reasons.NOTHING_TO_IMPROVE
