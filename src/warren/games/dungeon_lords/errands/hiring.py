"""Hiring monsters and ghosts."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import lair, reasons
from warren.games.dungeon_lords.actions import HIRE
from warren.games.dungeon_lords.cost import Cost, cost_of, is_payable, shortage
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand
from warren.games.dungeon_lords.layout import DISPLAY, DISPLAY_SIZE, EXPERTS_LEFT
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.payment import begin_payment
from warren.games.dungeon_lords.terms import NONE


class Hiring(Errand):
    """One of the monsters left; space III pays 1 food more.  [DL-HIR-1] [DL-HIRE-3]"""

    def __init__(self, space: ActionSpace, expert: bool) -> None:
        super().__init__(space)
        self.expert: Final = expert

    def token(self, state: State, deal: Space) -> i64:
        """The expertise token of the space.  [DF-EXP-2]"""
        if not self.expert:
            return NONE
        spaces = state.table.deck.opportunities[6].spaces
        for number, token in enumerate(state.table.deck.experts):
            if spaces[token.space - 1] is deal:
                return i64(number)
        return NONE

    def cost(self, state: State, deal: Space, kind: i64) -> Cost:
        return cost_of(state, kind, self.token(state, deal), deal.food, deal.evil)

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        seen = i64(0)
        for slot in range(i64(DISPLAY_SIZE)):
            kind = state.numbers[DISPLAY + slot]
            if kind == NONE or (seen >> kind) & 1:
                continue
            seen |= i64(1) << kind
            if is_payable(state, seat, self.cost(state, deal, kind), NONE):
                codes = append(codes, self.space.code(HIRE, kind))
        return codes

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        token = self.token(state, deal)
        take_shown(state, argument)
        if token != NONE:
            state.numbers[EXPERTS_LEFT] &= ~(i64(1) << token)
        begin_payment(
            state, seat, self.cost(state, deal, argument), lair.made(argument, token), NONE
        )
        return FINISHED

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        if block != HIRE:
            return reasons.NOT_NOW
        for slot in range(i64(DISPLAY_SIZE)):
            if state.numbers[DISPLAY + slot] == argument:
                return shortage(state, seat, self.cost(state, deal, argument))
        return reasons.NOT_THERE


def take_shown(state: State, kind: i64) -> None:
    for slot in range(i64(DISPLAY_SIZE)):
        if state.numbers[DISPLAY + slot] == kind:
            state.numbers[DISPLAY + slot] = NONE
            return
