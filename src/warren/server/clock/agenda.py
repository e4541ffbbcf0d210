"""What the row of a table says after a step: its clock, whose turn it is, when to look at it."""

from __future__ import annotations

from typing import Final

from warren.core.match import Match, Told
from warren.core.record import UNDO
from warren.messages.tempo import Days
from warren.server.clock.clock import Clock
from warren.server.notify.turns import turns
from warren.server.seats.seating import FINISHED, PLAYING, Holding, Terms


def sleeps(terms: Terms, holding: Holding) -> bool:
    """Whether a turn-based table waits because everybody has left it."""
    return isinstance(terms.tempo, Days) and holding.deserted


class Agenda:
    """Works out what changes in the row; `patience` is how long a bot may keep a table waiting."""

    def __init__(
        self,
        terms: Terms,
        holding: Holding,
        clock: Clock | None,
        match: Match,
        patience: float,
    ) -> None:
        self.terms: Final = terms
        self.holding: Final = holding
        self.clock: Final = clock
        self.match: Final = match
        self.patience: Final = patience

    def after(self, trial: Match, told: list[Told], now: float) -> dict[str, object]:
        """What changes by a step to another position."""
        people = self.holding.people
        undone = next((line for line in told if line.action.verb == UNDO), None)
        change: dict[str, object] = {}
        clock = self.clock
        if clock is not None:
            clock = clock.turned(self.match, trial, told, people, now)
            change["clock"] = clock.to_json()
        if self.terms.alerts is not None:
            before = self.match.state.deciding() if self.terms.status == PLAYING else []
            change["alerts"] = turns(self.terms.alerts, before, trial, people, undone)
        if trial.state.is_over():
            change |= {"status": FINISHED, "finished": now}
        changed = {name: new for name, new in change.items() if new != getattr(self.terms, name)}
        due = now if trial.state.is_over() else self.due(trial, clock, now, "alerts" in changed)
        return changed if due == self.terms.due else {**changed, "due": due}

    def due(
        self, match: Match, clock: Clock | None, now: float, told: bool = False
    ) -> float | None:
        """When somebody must look: time runs out, or a node has died before it did its part.

        `told`: somebody is to be told of their turn.
        """
        deadline = None if clock is None else clock.deadline()
        robots = not set(match.state.deciding()) <= set(self.holding.people)
        if not told and (not robots or sleeps(self.terms, self.holding)):
            return deadline
        soon = now + self.patience
        return soon if deadline is None else min(soon, deadline)
