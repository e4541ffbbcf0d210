"""Tunnels dug one after another.  [DL-DIG-4]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit, bit_index, roomy
from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import frames, purse, reasons
from warren.games.dungeon_lords.actions import DIG, DONE, cell_name
from warren.games.dungeon_lords.dungeon import beside, completes_square, diggable
from warren.games.dungeon_lords.layout import TILES
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import CELLS

WITH_IMPS: Final = 16
COUNT: Final = 15


def dig(state: State, seat: i64, cell: i64) -> None:
    state.put(seat, TILES, state.tiles(seat) | bit(cell))
    if state.effects is not None:
        state.emit("tunnel-dug", {"seat": int(seat), "cell": cell_name(int(cell))})


def dig_reason(state: State, seat: i64, cell: i64) -> Reason:
    tiles = state.tiles(seat)
    if cell >= CELLS or (tiles >> cell) & 1:
        return reasons.OCCUPIED
    if not (beside(tiles) >> cell) & 1:
        return reasons.APART
    return reasons.SQUARE if completes_square(tiles, cell) else reasons.NOT_NOW


def listed_cells(space: ActionSpace, block: i64, cells: i64, codes: vec[i64]) -> vec[i64]:
    while cells:
        codes = append(codes, space.code(block, bit_index(cells)))
        cells &= cells - 1
    return codes


class Dig(Step):
    """The stage tells how many may still be dug, and whether imps are needed for it.

    What needs no imp (a pet, a prize, a room that has its workers) must be dug.
    """

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        seat = frames.subject(state)
        workers = not stage & WITH_IMPS or state.idle(seat) > 0
        if stage & COUNT and workers and diggable(state.tiles(seat)):
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = listed_cells(self.space, DIG, diggable(state.tiles(seat)), roomy())
        if frames.stage(state) & WITH_IMPS:
            codes = append(codes, self.space.code(DONE, 0))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if block == DONE:
            frames.pop(state)
            return
        stage = frames.stage(state)
        if stage & WITH_IMPS:
            purse.use_imps(state, seat, 1)
        frames.set_stage(state, stage - 1)
        dig(state, seat, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return dig_reason(state, seat, argument) if block == DIG else reasons.NOT_NOW
