"""The rules in motion: the step on top of the stack acts, then the flow goes on."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.future import Future
from warren.core.refusal import Refusal, Secret
from warren.core.space import ActionSpace
from warren.core.state import NOBODY
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import action_space
from warren.games.dungeon_lords.layout import SEALS
from warren.games.dungeon_lords.scoring import scores
from warren.games.dungeon_lords.snapshot import write_state
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.catalogue import all_steps
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.view import View


class Flow:
    """One for each table; the list of steps is in the order of `frames`."""

    def __init__(self, table: Table) -> None:
        self.space: Final[ActionSpace] = action_space(table)
        self.steps: Final[vec[Step]] = vec[Step](all_steps(self.space))

    def step(self, state: State) -> Step:
        return self.steps[frames.step(state)]

    def settle(self, state: State) -> None:
        """Go on until a decision is due."""
        while not self.steps[frames.step(state)].resume(state):
            pass

    def actors(self, state: State) -> tuple[int, ...]:
        return self.steps[frames.step(state)].actors(state)

    def sealed(self, state: State) -> int:
        return int(state.numbers[SEALS]) if self.step(state).sealed(state) else 0

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return self.steps[frames.step(state)].list_codes(state, seat)

    def weight(self, state: State, code: i64) -> i64:
        return self.steps[frames.step(state)].weight(state, code)

    def draw(self, state: State, rng: Random) -> i64:
        return self.steps[frames.step(state)].draw(state, rng)

    def perform(self, state: State, seat: i64, code: i64) -> None:
        """A view does not know what the others have sealed when all are in."""
        space = self.space
        step = self.steps[frames.step(state)]
        blind = state.viewer != NOBODY and step.sealed(state)
        step.perform(state, seat, space.block(code), space.argument(code))
        if blind and not step.actors(state):
            raise Secret
        self.settle(state)

    def refuse(self, state: State, seat: i64, code: i64) -> Refusal:
        action = self.space.action(int(code))
        reason = self.step(state).reason(
            state, seat, self.space.block(code), self.space.argument(code)
        )
        return Refusal(reason.message, {"verb": action.verb, **action.args}, reason.rule)

    def explain(self, state: State, seat: i64, code: i64) -> Breakdown | None:
        return self.step(state).explain(
            state, seat, self.space.block(code), self.space.argument(code)
        )

    def futures(self, state: State, seat: i64) -> list[Future]:
        return self.step(state).futures(state, seat)

    def scores(self, state: State) -> list[int]:
        return scores(state)

    def view(self, seat: int | None, state: State) -> View:
        return View(seat, state)

    def to_json(self, state: State) -> dict[str, object]:
        return write_state(state)
