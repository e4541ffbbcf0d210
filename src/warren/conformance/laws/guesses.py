"""Guesses."""

from __future__ import annotations

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.conformance.walk import choose
from warren.core.state import State


class Guesses(Law):
    """A guess at the secrets is a whole position of its own that can be played to its end.

    It is made from what is known alone, follows from its generator, and changes nothing.
    """

    id = "guesses"
    stride = 13

    def look(self, moment: Moment) -> None:
        whose = moment.trial.viewers()[moment.n % (moment.trial.players + 1)]
        state = moment.before.clone()
        view = state.view(whose)
        seen = view.to_json()
        guess = view.determinize(moment.rng())
        again = moment.game.state_from_json(guess.to_json())
        same(guess.key(), again.key(), whose)
        same(guess.key(), view.determinize(moment.rng()).key(), whose)
        whole = state.determinize(-1 if whose is None else whose, moment.rng())
        same(guess.to_json(), whole.to_json(), whose)
        same(seen, view.to_json(), whose)
        same(moment.data, state.to_json(), whose)
        self._play(moment, guess, whose)
        self.checks += 1

    def _play(self, moment: Moment, guess: State, whose: int | None) -> None:
        rng = moment.rng()
        for _ in range(moment.game.longest):
            actors = guess.actors()
            if not actors:
                return
            guess.apply(*choose(guess, rng))
        raise Breach("breach-endless", {"lines": moment.game.longest}, whose)
