"""Cave-in."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, ground, purse, reasons
from warren.games.dungeon_lords.actions import COLLAPSE, PROP, cell_name
from warren.games.dungeon_lords.affairs.affair import Affair, finish
from warren.games.dungeon_lords.layout import LOST
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.digging import listed_cells
from warren.games.dungeon_lords.terms import NONE, SECRET_PASSAGE

PROPS: int = 2


class CaveIn(Affair):
    """2 unused imps prop the ceiling, or a tunnel is turned to its conquered side.

    [DL-E-CAVE-IN] [DL-EVT-10]
    """

    def tunnels(self, state: State, seat: i64) -> i64:
        secret = state.tunnel_cell(seat, SECRET_PASSAGE)
        cells = state.own_tunnels(seat)
        return cells & ~bit(secret) if secret != NONE else cells

    def begin(self, state: State, seat: i64) -> bool:
        if not self.tunnels(state, seat) and state.idle(seat) < PROPS:
            return False
        frames.set_stage(state, 1)
        return True

    def is_open(self, state: State, seat: i64) -> bool:
        return frames.stage(state) > 0

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        if state.idle(seat) >= PROPS:
            codes = append(codes, self.space.code(PROP, 0))
        return listed_cells(self.space, COLLAPSE, self.tunnels(state, seat), codes)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        finish(state)
        if block == PROP:
            purse.use_imps(state, seat, PROPS)
            if state.effects is not None:
                state.emit("ceiling-propped", {"seat": int(seat)})
            return
        ground.disarm(state, seat, argument)
        state.put(seat, LOST, state.lost(seat) | bit(argument))
        if state.effects is not None:
            state.emit("tunnel-collapsed", {"seat": int(seat), "cell": cell_name(int(argument))})

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == PROP:
            return reasons.FEW_FOR_PROPS
        return reasons.NOTHING_TO_COLLAPSE if block == COLLAPSE else reasons.NOT_NOW
