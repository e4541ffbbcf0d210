"""The rules in motion: the step on top of the stack acts, then the flow goes on."""

from __future__ import annotations

from typing import Final, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.progress import Progress
from warren.core.refusal import Refusal
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import PLACE_VOLCANO, action_space
from warren.games.small_world.layout import FOUND
from warren.games.small_world.means.catalogue import MEANS_OF
from warren.games.small_world.procedure import Procedure
from warren.games.small_world.progress import progress_of
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
from warren.games.small_world.takings import forecast
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.offers.catalogue import DUSK
from warren.games.small_world.underground.steps.altar import Altar
from warren.games.small_world.underground.steps.eruption import Eruption
from warren.games.small_world.underground.steps.find import Find
from warren.games.small_world.underground.steps.loan import Loan
from warren.games.small_world.underground.steps.offering import Dawn, Offering
from warren.games.small_world.underground.steps.summons import Summons
from warren.games.small_world.underground.steps.swap import Swap


class Flow(Procedure):
    """One for each table; the list of steps is in the order of `frames`."""

    def __init__(self, table: Table) -> None:
        super().__init__(action_space(table))
        self.steps: Final[vec[Step]] = vec[Step](
            [
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
                Swap(self.space),
                Eruption(self.space),
                Dawn(self.space),
                Offering(self.space, DUSK),
                Altar(self.space),
                Find(self.space),
                Loan(self.space),
                Summons(self.space),
            ]
        )

    def settle(self, state: State) -> None:
        """Go on until a decision is due."""
        while True:
            if state.table.deep and state.numbers[FOUND] != NONE:
                open_find(state)
            step = frames.step(state)
            if column_wants_filling(state) and may_refill(step):
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

    def draw(self, state: State, rng: Random) -> i64:
        return self.steps[frames.step(state)].draw(state, rng)

    def perform(self, state: State, code: i64) -> None:
        space = self.space
        self.steps[frames.step(state)].perform(state, space.block(code), space.argument(code))
        self.settle(state)

    def refuse(self, state: State, code: i64) -> Refusal:
        action = self.space.action(int(code))
        reason = REASONS[self.reason(state, code)]
        args: dict[str, str | int] = {"verb": action.verb}
        for key, value in action.args.items():
            args[key] = value
        return Refusal(reason.message, args, reason.rule)

    def reason(self, state: State, code: i64) -> i64:
        block = self.space.block(code)
        argument = self.space.argument(code)
        if (
            block != PLACE_VOLCANO
            and self.space.action(int(code)).args.get("region")
            in (state.table.board.names[state.table.board.size :])
        ):
            return reasons.CHASM
        return self.steps[frames.step(state)].reason(state, block, argument)

    def explain(self, state: State, seat: i64, code: i64) -> Breakdown | None:
        means = MEANS_OF[self.space.block(code)]
        if means is None:
            return None
        allowed = self.actor(state) == seat and is_listed(state, seat, code)
        return means.explain(state, seat, self.space.argument(code), allowed)

    def progress(self, state: State) -> Progress | None:
        return progress_of(state)

    def forecast(self, state: State, seat: i64) -> Breakdown | None:
        return forecast(state, seat)

    def to_json(self, state: State) -> dict[str, object]:
        return cast("dict[str, object]", write_state(state))


def is_listed(state: State, seat: i64, code: i64) -> bool:
    codes = state.codes(int(seat))
    for i in range(i64(len(codes))):
        if codes[i] == code:
            return True
    return False


def may_refill(step: i64) -> bool:
    """Not while the set-up goes on, nor before the Volcano is placed.  [SU-TURN-2]"""
    return step != frames.REFILL and step != frames.SETUP and step != frames.ERUPTION


def open_find(state: State) -> None:
    """Monsters have just left a region: what lies there is opened.  [SU-CON-5]"""
    region = state.numbers[FOUND]
    state.numbers[FOUND] = NONE
    finder = state.holder_of(region)
    if finder == NONE:
        finder = state.active_tribe(state.turn())
    frames.push(state, frames.FIND, finder, region)
