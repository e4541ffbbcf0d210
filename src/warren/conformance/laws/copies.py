"""Copies."""

from __future__ import annotations

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.core.effect import Effect
from warren.core.refusal import Refusal
from warren.core.state import State


class Copies(Law):
    """A copy is equal; what is done to it changes it, and neither the original nor other copies.

    At every decision each choice is made on a copy of its own, and every one can be made.
    """

    id = "copies"

    def look(self, moment: Moment) -> None:
        state = moment.state
        copies: list[tuple[State, bytes, int, int]] = []
        for seat in state.actors():
            for code in state.legal_actions(seat):
                copy = self._copy(moment, seat, code)
                try:
                    copy.apply(seat, code)
                except Refusal as refusal:
                    why: dict[str, str | int] = {"why": refusal.message}
                    raise Breach("breach-refused", why, seat, state.action(code)) from refusal
                if copy.key() == moment.key:
                    raise Breach("breach-nothing", {}, seat, state.action(code))
                copies.append((copy, copy.key(), seat, code))
                self.checks += 1
        same(moment.data, state.to_json())
        same(moment.key, state.key())
        for copy, key, seat, code in copies:
            same(key, copy.key(), seat, state.action(code))
        self._twice(moment)

    def _copy(self, moment: Moment, seat: int, code: int) -> State:
        listener: list[Effect] = []
        moment.state.effects = listener
        copy = moment.state.clone()
        moment.state.effects = None
        if copy.effects is not None:
            raise Breach("breach-listens", {}, seat, moment.state.action(code))
        same(moment.key, copy.key(), seat)
        return copy

    def _twice(self, moment: Moment) -> None:
        """Whether somebody listens or not, the same action leads to the same position."""
        one, other = moment.before.clone(), moment.before.clone()
        one.effects = []
        one.apply(moment.seat, moment.code)
        other.apply(moment.seat, moment.code)
        same(one.to_json(), other.to_json(), moment.seat, moment.action)
