"""What a seat may know."""

from __future__ import annotations

from warren.conformance.acted import Acted
from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.conformance.speech import said
from warren.core.state import State


class Knowledge(Law):
    """Equal knowledge gives equal views.

    What people are not shown is swapped for guesses; then a viewer sees the same, is asked and
    told the same and may do the same. After an action whose visible facts are the same, it still
    sees the same; if they are not, or by one's own action more is seen, the action reveals
    something and says so.
    """

    id = "knowledge"
    stride = 2

    def look(self, moment: Moment) -> None:
        for viewer, view in moment.views.items():
            known = moment.looked_at(moment.before, viewer)
            guess = known.determinize(moment.rng())
            same(moment.shown[viewer], guess.view(viewer).shown(), viewer)
            same(known.key(), moment.looked_at(guess, viewer).key(), viewer)
            same(moment.before.actors(), guess.actors(), viewer)
            if viewer is not None:
                same(moment.before.legal_actions(viewer), guess.legal_actions(viewer), viewer)
                self._prices(moment, viewer, guess)
            same(said(view), said(guess.view(viewer)), viewer)
            self._act(moment, viewer, guess)
            self.checks += 1

    def _prices(self, moment: Moment, seat: int, guess: State) -> None:
        for code in guess.legal_actions(seat):
            prices = [state.explain(seat, code) for state in (moment.before, guess)]
            wanted, found = (price.to_json() if price else None for price in prices)
            same(wanted, found, seat, guess.action(code))

    def _act(self, moment: Moment, viewer: int | None, guess: State) -> None:
        if moment.code not in guess.legal_actions(moment.seat):
            return
        acted = Acted(moment.before, moment.seat, moment.code)
        guessed = Acted(guess, moment.seat, moment.code)
        if acted.state.is_over() or guessed.state.is_over():
            return
        told = acted.visible_to(viewer) == guessed.visible_to(viewer)
        views = [one.state.view(viewer).shown() for one in (acted, guessed)]
        if told:
            same(views[0], views[1], viewer, moment.action)
        elif moment.seat == viewer and not acted.reveals():
            raise Breach("breach-peek", {}, viewer, moment.action)
