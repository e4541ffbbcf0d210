"""The rules in motion: the step of the phase acts, then the flow goes on."""

from __future__ import annotations

from typing import Final, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.progress import Progress
from warren.core.refusal import Refusal
from warren.core.space import ActionSpace
from warren.games.heroes.actions import CAPTURE, action_space
from warren.games.heroes.explanation import explain_capture
from warren.games.heroes.layout import PHASE
from warren.games.heroes.progress import progress_of
from warren.games.heroes.reasons import REASONS
from warren.games.heroes.snapshot import write_state
from warren.games.heroes.state import State
from warren.games.heroes.steps.draw import Draw, Exchange
from warren.games.heroes.steps.first_turn import FirstTurn
from warren.games.heroes.steps.over import Over
from warren.games.heroes.steps.play import Play
from warren.games.heroes.steps.relocate import Relocate
from warren.games.heroes.steps.setup import Deal, Opening, Recruit, Tiles
from warren.games.heroes.steps.step import Step
from warren.games.heroes.table import Table


class Flow:
    """One for each table; the list of steps is in the order of `phases`."""

    def __init__(self, table: Table) -> None:
        self.space: Final[ActionSpace] = action_space(table)
        self.steps: Final[vec[Step]] = vec[Step](
            [
                Opening(self.space),
                Tiles(self.space),
                Deal(self.space),
                Recruit(self.space),
                FirstTurn(self.space),
                Play(self.space),
                Relocate(self.space),
                Draw(self.space),
                Exchange(self.space),
                Over(self.space),
            ]
        )

    def settle(self, state: State) -> None:
        """Go on until a decision is due."""
        while not self.steps[state.numbers[PHASE]].resume(state):
            pass

    def actor(self, state: State) -> i64:
        return self.steps[state.numbers[PHASE]].actor(state)

    def list_codes(self, state: State) -> vec[i64]:
        return self.steps[state.numbers[PHASE]].list_codes(state)

    def weight(self, state: State, code: i64) -> i64:
        return self.steps[state.numbers[PHASE]].weight(state, code)

    def draw(self, state: State, rng: Random) -> i64:
        return self.steps[state.numbers[PHASE]].draw(state, rng)

    def perform(self, state: State, code: i64) -> None:
        step = self.steps[state.numbers[PHASE]]
        step.perform(state, self.space.block(code), self.space.argument(code))
        self.settle(state)

    def refuse(self, state: State, code: i64) -> Refusal:
        action = self.space.action(int(code))
        step = self.steps[state.numbers[PHASE]]
        reason = REASONS[step.reason(state, self.space.block(code), self.space.argument(code))]
        return Refusal(reason.message, {"verb": action.verb, **action.args}, reason.rule)

    def explain(self, state: State, seat: int, code: i64) -> Breakdown | None:
        if self.space.block(code) != CAPTURE:
            return None
        size = state.table.board.size
        argument = self.space.argument(code)
        return explain_capture(state, seat, int(argument // size), int(argument % size))

    def progress(self, state: State) -> Progress | None:
        return progress_of(state)

    def to_json(self, state: State) -> dict[str, object]:
        return cast("dict[str, object]", write_state(state))
