"""Where a table stands, and how one step leads to the next."""

from __future__ import annotations

from typing import Final

import msgspec

from warren.core.action import Action
from warren.core.dice import FairDice
from warren.core.effect import Effect
from warren.core.game import Game
from warren.core.record import UNDO, Line
from warren.core.refusal import Refusal
from warren.core.state import CHANCE, State

LONGEST_TRAIL: Final = 200
NOTHING: Final = "refusal-undo-nothing"
BY_CHANCE: Final = "refusal-undo-chance"
BY_OTHER: Final = "refusal-undo-other"
REVEALED: Final = "refusal-undo-revealed"


class Told:
    """A line of the record with what happened by it."""

    def __init__(self, n: int, seat: int, action: Action, effects: list[Effect]) -> None:
        self.n: Final = n
        self.seat: Final = seat
        self.action: Final = action
        self.effects: Final = effects


class Position:
    """Where a table stands: its state after n lines, and what may still be taken back.

    `trail` holds the last actions of one seat with their lines, `base` the state before the first
    of them; a die, a draw, another seat's action or sealed choices that are opened empty it, and
    `closed` tells which. Records also know seats that take back one after the other: a `whole`
    trail holds everything since chance last acted. `asked` tells since which line each seat has
    had its decision. `draws` counts the lines of chance; since none is ever taken back, it only
    grows.
    """

    def __init__(self, state: State, n: int, draws: int, whole: bool = False) -> None:
        self.state: State = state
        self.n = n
        self.draws = draws
        self.base: State = state
        self.trail: list[Line] = []
        self.whole = whole
        self.closed = NOTHING
        self.asked: dict[int, int] = dict.fromkeys(state.actors(), n)

    def copy(self) -> Position:
        twin = Position(self.state.clone(), self.n, self.draws, self.whole)
        twin.base = self.base
        twin.closed = self.closed
        twin.trail = list(self.trail)
        twin.asked = dict(self.asked)
        return twin

    def to_json(self) -> dict[str, object]:
        """Everything needed to go on from here as if the lines before had been read."""
        return {
            "state": (self.base if self.trail else self.state).to_json(),
            "trail": [
                [line.n, line.seat, line.action.verb, line.action.args] for line in self.trail
            ],
            "closed": self.closed,
            "asked": [[seat, line] for seat, line in self.asked.items()],
        }

    def act(self, seat: int, action: Action) -> Told:
        """Do what a line says, or raise a Refusal and change nothing."""
        if action.verb == UNDO:
            return self._undo(seat, action)
        code = self.state.code(action)
        other = bool(self.trail) and not self.whole and self.trail[-1].seat != seat
        before = self.state.clone() if seat != CHANCE and (other or not self.trail) else self.base
        together = len(self.state.actors()) > 1
        last = not together and self.asked.get(seat, self.n) < self.n
        effects: list[Effect] = []
        self.state.effects = effects
        try:
            self.state.apply(seat, code)
        finally:
            self.state.effects = None
        self.n += 1
        if seat == CHANCE:
            self.draws += 1
            self._close(BY_CHANCE)
        elif last:
            self._close(REVEALED)
        else:
            if other:
                self._close(BY_OTHER)
            self.base = before
            self.trail.append(Line(self.n, seat, action))
            self._forget()
        self._ask(seat, together)
        return Told(self.n, seat, action, effects)

    def narrow(self) -> None:
        """Keep only what the seat that acted last may take back."""
        while any(line.seat != self.trail[-1].seat for line in self.trail):
            self.closed = BY_OTHER
            self._drop()
        self.whole = False

    def undo_refusal(self, seat: int) -> str:
        """The message id why this seat may take nothing back; empty when it may."""
        if not self.trail:
            return self.closed
        return "" if self.trail[-1].seat == seat else BY_OTHER

    def _undo(self, seat: int, action: Action) -> Told:
        refusal = self.undo_refusal(seat)
        if refusal:
            raise Refusal(refusal, {"seat": seat}, "CORE-UNDO")
        if action.args != {"to": self.trail[-1].n - 1}:
            raise Refusal("refusal-undo-target", {"seat": seat}, "CORE-UNDO")
        gone = self.trail.pop()
        self.state = self.base.clone()
        for line in self.trail:
            self.state.apply(line.seat, self.state.code(line.action))
        self.n += 1
        self._ask(seat, together=True, since=gone.n)
        return Told(self.n, seat, action, [])

    def _close(self, why: str) -> None:
        self.trail.clear()
        self.closed = why

    def _forget(self) -> None:
        """What lies too far back stays done."""
        if len(self.trail) > LONGEST_TRAIL:
            self._drop()

    def _drop(self) -> None:
        gone = self.trail.pop(0)
        self.base = self.base.clone()
        self.base.apply(gone.seat, self.base.code(gone.action))

    def _ask(self, seat: int, together: bool, since: int | None = None) -> None:
        """Those who decide at the same time keep their question; all others get a new one.

        One that came with line `since` or after it does not outlive the line.
        """
        asked = self.asked
        self.asked = {
            other: asked[other]
            if together
            and other != seat
            and other in asked
            and (since is None or asked[other] < since)
            else self.n
            for other in self.state.actors()
        }


def undo_action(position: Position) -> Action:
    """The line that takes back the last action."""
    to = position.trail[-1].n - 1 if position.trail else 0
    return Action(UNDO, {"to": to})


def settle(position: Position, dice: FairDice) -> list[Told]:
    """Let chance act until somebody has to decide."""
    told: list[Told] = []
    while int(position.state.actor()) == CHANCE:
        code = dice.outcome(position.state, position.draws + 1)
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


class Milestone(msgspec.Struct):
    """A position after line n, as it is kept."""

    n: int
    draws: int
    position: dict[str, object]


class _Kept(msgspec.Struct):
    """The inverse of `Position.to_json`."""

    state: dict[str, object]
    trail: list[tuple[int, int, str, dict[str, str | int]]]
    closed: str
    asked: list[tuple[int, int]]


def read_position(title: Game, milestone: Milestone) -> Position:
    """A position as it was kept, with a whole trail."""
    kept = msgspec.convert(milestone.position, _Kept)
    position = Position(title.state_from_json(kept.state), milestone.n, milestone.draws, True)
    position.base = position.state.clone()
    for number, seat, verb, args in kept.trail:
        action = Action(verb, args)
        position.state.apply(seat, position.state.code(action))
        position.trail.append(Line(number, seat, action))
    position.closed = kept.closed
    position.asked = dict(kept.asked)
    return position
