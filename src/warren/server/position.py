"""Where a table stands, and how one step leads to the next."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.core.dice import FairDice
from warren.core.effect import Effect
from warren.core.record import UNDO
from warren.core.refusal import Refusal
from warren.core.state import CHANCE, State


class Told:
    """A line of the record with what happened by it."""

    def __init__(self, n: int, seat: int, action: Action, effects: list[Effect]) -> None:
        self.n: Final = n
        self.seat: Final = seat
        self.action: Final = action
        self.effects: Final = effects


class Position:
    """Where a table stands: its state after n lines, and what may still be taken back.

    `trail` holds the positions before the last actions of one seat; a die, a draw or another
    seat's action empties it. `asked` tells since which line each seat has had its decision.
    """

    def __init__(self, state: State, n: int) -> None:
        self.state = state
        self.n = n
        self.trail: list[tuple[int, int, State]] = []
        self.asked: dict[int, int] = dict.fromkeys(state.actors(), n)

    def copy(self) -> Position:
        twin = Position(self.state.clone(), self.n)
        twin.trail = list(self.trail)
        twin.asked = dict(self.asked)
        return twin

    def act(self, seat: int, action: Action) -> Told:
        """Do what a line says, or raise a Refusal and change nothing."""
        if action.verb == UNDO:
            return self._undo(seat, action)
        code = self.state.code(action)
        before = self.state.clone()
        together = len(self.state.actors()) > 1
        effects: list[Effect] = []
        self.state.effects = effects
        try:
            self.state.apply(seat, code)
        finally:
            self.state.effects = None
        self.n += 1
        if seat == CHANCE:
            self.trail.clear()
        else:
            if self.trail and self.trail[-1][1] != seat:
                self.trail.clear()
            self.trail.append((self.n, seat, before))
        self._ask(seat, together)
        return Told(self.n, seat, action, effects)

    def undo_refusal(self, seat: int) -> str:
        """The message id why this seat may take nothing back; empty when it may."""
        if not self.trail:
            return "refusal-undo-nothing" if self.n == 0 else "refusal-undo-chance"
        return "" if self.trail[-1][1] == seat else "refusal-undo-other"

    def _undo(self, seat: int, action: Action) -> Told:
        refusal = self.undo_refusal(seat)
        if refusal:
            raise Refusal(refusal, {"seat": seat}, "CORE-UNDO")
        number, _, before = self.trail[-1]
        if action.args != {"to": number - 1}:
            raise Refusal("refusal-undo-target", {"seat": seat}, "CORE-UNDO")
        self.trail.pop()
        self.state = before.clone()
        self.n += 1
        self._ask(seat, together=False)
        return Told(self.n, seat, action, [])

    def _ask(self, seat: int, together: bool) -> None:
        """Those who decide at the same time keep their question; all others get a new one."""
        actors = self.state.actors()
        self.asked = {
            other: self.asked[other]
            if together and other != seat and other in self.asked
            else self.n
            for other in actors
        }


def undo_action(position: Position) -> Action:
    """The line that takes back the last action."""
    to = position.trail[-1][0] - 1 if position.trail else 0
    return Action(UNDO, {"to": to})


def settle(position: Position, dice: FairDice) -> list[Told]:
    """Let chance act until somebody has to decide."""
    told: list[Told] = []
    while int(position.state.actor()) == CHANCE:
        code = dice.outcome(position.state, position.n + 1)
        told.append(position.act(CHANCE, position.state.action(code)))
    return told


def batch(position: Position, seat: int, actions: list[Action]) -> list[Told]:
    """Several actions of one seat as one; nothing random may lie between them."""
    told: list[Told] = []
    for action in actions:
        if told and int(position.state.actor()) == CHANCE:
            raise Refusal("refusal-batch-chance", {"seat": seat}, "CORE-BATCH")
        told.append(position.act(seat, action))
    return told
