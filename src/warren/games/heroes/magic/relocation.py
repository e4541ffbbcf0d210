"""Relocation."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes import phases, reasons
from warren.games.heroes.layout import FORT, MOVING, NONE, OWNER, PHASE, TILE_SIZE
from warren.games.heroes.magic.magic import REGION, Magic
from warren.games.heroes.state import State


class Relocation(Magic):
    """One own fortification moves to another own region that has none.  [HDL-MAG-17]"""

    id = "relocation"
    rule = "HDL-MAG-17"

    def target(self) -> i64:
        return REGION

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        if state.tile(target, OWNER) != seat:
            return reasons.NOT_OWN_TARGET
        if state.tile(target, FORT) == NONE:
            return reasons.NO_FORTIFICATION
        for region in range(state.table.board.size):
            base = region * TILE_SIZE
            if state.numbers[base + OWNER] == seat and state.numbers[base + FORT] == NONE:
                return reasons.ALLOWED
        return reasons.NO_ROOM

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        state.numbers[MOVING] = target
        state.numbers[PHASE] = phases.RELOCATE
