"""Taxes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, purse, reasons
from warren.games.dungeon_lords.actions import TAX
from warren.games.dungeon_lords.affairs.affair import Affair, finish
from warren.games.dungeon_lords.dungeon import ALL
from warren.games.dungeon_lords.state import State


class Taxes(Affair):
    """1 gold for every 2 unconquered tiles, rounded up; a letter for each gold not paid.

    [DL-EVT-4] [DL-EVT-5] [DF-REN-4] [DF-TUN-7]
    """

    def due(self, state: State, seat: i64) -> i64:
        tiles = state.tiles(seat) & ~state.lost(seat) & ALL
        return (state.counted(seat, tiles) + 1) // 2

    def begin(self, state: State, seat: i64) -> bool:
        if self.due(state, seat) and not state.gold(seat):
            purse.take_letter(state, seat, self.due(state, seat))
            return False
        frames.set_stage(state, self.due(state, seat))
        return self.due(state, seat) > 0

    def is_open(self, state: State, seat: i64) -> bool:
        return frames.stage(state) > 0

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        for gold in range(min(state.gold(seat), self.due(state, seat)) + 1):
            codes = append(codes, self.space.code(TAX, gold))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        purse.gain_gold(state, seat, -argument)
        purse.take_letter(state, seat, self.due(state, seat) - argument)
        finish(state)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block != TAX:
            return reasons.NOT_NOW
        return reasons.TAX_DUE if argument > self.due(state, seat) else reasons.TAX_GOLD
