"""Actions and choices."""

from __future__ import annotations

from warren.conformance.law import Breach, Law
from warren.conformance.moment import Moment, Trial
from warren.core.action import Action
from warren.core.state import State


class Actions(Law):
    """Codes and actions are one to one, over the whole action space of a table."""

    id = "actions"

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[int] = set()

    def begin(self, trial: Trial, state: State) -> None:
        if trial.players in self.seen:
            return
        self.seen.add(trial.players)
        known: dict[Action, int] = {}
        for code in range(state.space().size):
            action = state.action(code)
            if known.setdefault(action, code) != code or state.code(action) != code:
                raise Breach("breach-code", {"code": code}, action=action)
            self.checks += 1


class Choices(Law):
    """Whoever is to act has choices, each once and within the action space; others have none."""

    id = "choices"

    def look(self, moment: Moment) -> None:
        state = moment.before
        actors = state.actors()
        if len(set(actors)) != len(actors):
            raise Breach("breach-actors")
        for seat in range(moment.trial.players):
            if seat not in actors and state.legal_actions(seat):
                raise Breach("breach-idle", {}, seat)
        for seat in actors:
            codes = state.legal_actions(seat)
            if not codes:
                raise Breach("breach-no-choice", {}, seat)
            if len(set(codes)) != len(codes):
                raise Breach("breach-choice-twice", {}, seat)
            for code in codes:
                if not 0 <= code < state.space().size:
                    raise Breach("breach-outside", {"code": code}, seat)
            self.checks += 1
