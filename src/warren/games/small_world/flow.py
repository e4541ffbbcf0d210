"""The rules in motion: the step on top of the stack acts, then the flow goes on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.refusal import Refusal
from warren.games.small_world import frames
from warren.games.small_world.actions import action_space
from warren.games.small_world.layout import NONE
from warren.games.small_world.procedure import Procedure
from warren.games.small_world.reasons import REASONS
from warren.games.small_world.snapshot import write_state
from warren.games.small_world.state import State
from warren.games.small_world.steps.aftermath import Aftermath
from warren.games.small_world.steps.die import Die
from warren.games.small_world.steps.expand import Expand
from warren.games.small_world.steps.farewell import Farewell
from warren.games.small_world.steps.opening import Opening
from warren.games.small_world.steps.over import Over
from warren.games.small_world.steps.pick import Pick
from warren.games.small_world.steps.place import Place
from warren.games.small_world.steps.redeploy import Redeploy
from warren.games.small_world.steps.refill import Refill, column_wants_filling
from warren.games.small_world.steps.step import Step
from warren.games.small_world.steps.turn import Turn
from warren.games.small_world.table import Table


class Flow(Procedure):
    """One for each table; the list of steps is in the order of `frames`."""

    def __init__(self, table: Table) -> None:
        super().__init__(action_space(table))
        self.steps: Final[list[Step]] = [
            Opening(self.space),
            Refill(self.space),
            Turn(self.space),
            Pick(self.space),
            Expand(self.space),
            Die(self.space),
            Redeploy(self.space),
            Place(self.space),
            Farewell(self.space),
            Aftermath(self.space),
            Over(self.space),
        ]

    def settle(self, state: State) -> None:
        """Go on until a decision is due."""
        while True:
            step = frames.step(state)
            if step != frames.REFILL and step != frames.SETUP and column_wants_filling(state):
                frames.push(state, frames.REFILL, NONE, 0)
                step = i64(frames.REFILL)
            if self.steps[step].resume(state):
                return

    def actor(self, state: State) -> i64:
        return self.steps[frames.step(state)].actor(state)

    def list_codes(self, state: State) -> vec[i64]:
        return self.steps[frames.step(state)].list_codes(state)

    def weight(self, state: State, code: i64) -> i64:
        return self.steps[frames.step(state)].weight(state, code)

    def perform(self, state: State, code: i64) -> None:
        space = self.space
        self.steps[frames.step(state)].perform(state, space.block(code), space.argument(code))
        self.settle(state)

    def refuse(self, state: State, code: i64) -> Refusal:
        action = self.space.action(int(code))
        step = self.steps[frames.step(state)]
        reason = REASONS[step.reason(state, self.space.block(code), self.space.argument(code))]
        args: dict[str, str | int] = {"verb": action.verb}
        for key, value in action.args.items():
            args[key] = value
        return Refusal(reason.message, args, reason.rule)

    def to_json(self, state: State) -> dict[str, object]:
        return write_state(state)
