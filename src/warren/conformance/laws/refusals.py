"""Refusals."""

from __future__ import annotations

from typing import Final

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment, Trial
from warren.core.match import Match
from warren.core.refusal import Refusal
from warren.core.state import CHANCE, State

OUT_OF_RANGE: Final = (-1, 10**9, 10**30)


class Refusals(Law):
    """What is not listed is refused, with a message and a rule, and the position stays as it is.

    Tried are every other code of whoever is to act, seats that are not, codes and seats that do
    not exist, and any action when the game is over.
    """

    id = "refusals"
    stride = 17

    def look(self, moment: Moment) -> None:
        state = moment.before.clone()
        actors = state.actors()
        size = state.space().size
        for seat in actors:
            listed = set(state.legal_actions(seat))
            for code in range(size):
                if code not in listed:
                    self._refused(state, seat, code)
        for seat in (CHANCE, *range(moment.trial.players), moment.trial.players, -5):
            for code in (*OUT_OF_RANGE, size):
                self._refused(state, seat, code)
            if seat not in actors:
                self._refused(state, seat, moment.code)
        same(moment.key, state.key())
        same(moment.data, state.to_json())

    def end(self, trial: Trial, match: Match) -> None:
        state = match.state.clone()
        for seat in (CHANCE, *range(trial.players)):
            for code in range(min(state.space().size, 20)):
                self._refused(state, seat, code)
        same(match.state.to_json(), state.to_json())

    def _refused(self, state: State, seat: int, code: int) -> None:
        action = state.action(code) if 0 <= code < state.space().size else None
        try:
            state.apply(seat, code)
        except Refusal as refusal:
            if not refusal.message or not refusal.rule:
                why: dict[str, str | int] = {"message": refusal.message}
                raise Breach("breach-bare-refusal", why, seat, action) from refusal
            self.checks += 1
            return
        raise Breach("breach-accepted", {"code": str(code)}, seat, action)
