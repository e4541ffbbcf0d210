"""A first hand that can capture nothing may be changed.  [HDL-MUL-1] to [HDL-MUL-4]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.state import NOBODY
from warren.games.heroes import phases
from warren.games.heroes.actions import KEEP, MULLIGAN
from warren.games.heroes.effects import discard_card
from warren.games.heroes.layout import AFTER_DRAW, PHASE, SEAT_SIZE, TO_DRAW, TURNS
from warren.games.heroes.mulligan import hopeless
from warren.games.heroes.state import State
from warren.games.heroes.steps.setup import HAND_SIZE
from warren.games.heroes.steps.step import Step


class FirstTurn(Step):
    """Comes before every turn and asks only where the rule offers the change."""

    def resume(self, state: State) -> bool:
        seat = state.turn()
        hidden = state.viewer != NOBODY and state.viewer != seat
        if state.numbers[seat * SEAT_SIZE + TURNS] == 0 and not hidden and hopeless(state, seat):
            return True
        self.begin(state)
        return False

    def begin(self, state: State) -> None:
        state.numbers[PHASE] = phases.PLAY

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        codes = append(codes, self.space.code(MULLIGAN, 0))
        return append(codes, self.space.code(KEEP, 0))

    def perform(self, state: State, block: i64, argument: i64) -> None:
        seat = state.turn()
        self.begin(state)
        if block != MULLIGAN:
            return
        if state.effects is not None:
            state.emit("hand-shown", {"seat": int(seat)})
        for card in range(state.table.deck_width):
            while state.in_hand(seat, card):
                discard_card(state, seat, card)
        state.numbers[TO_DRAW] = HAND_SIZE
        state.numbers[AFTER_DRAW] = phases.PLAY
        state.numbers[PHASE] = phases.DRAW
