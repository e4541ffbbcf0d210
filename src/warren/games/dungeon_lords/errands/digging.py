"""Digging tunnels."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, purse, reasons
from warren.games.dungeon_lords.actions import DIG
from warren.games.dungeon_lords.dungeon import diggable
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.digging import WITH_IMPS, dig, dig_reason, listed_cells


class Digging(Errand):
    """One imp digs one tunnel, one after another.  [DL-DIG-4] [DL-DIGS-1]"""

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        if state.idle(seat) <= deal.supervisors:
            return codes
        return listed_cells(self.space, DIG, diggable(state.tiles(seat)), codes)

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        purse.use_imps(state, seat, deal.supervisors + 1)
        dig(state, seat, argument)
        if deal.workers > 1:
            frames.push(state, frames.DIG, seat, WITH_IMPS + deal.workers - 1)
        return FINISHED

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        if block != DIG:
            return reasons.NOT_NOW
        if state.idle(seat) <= deal.supervisors:
            return reasons.TOO_FEW_IMPS
        return dig_reason(state, seat, argument)
