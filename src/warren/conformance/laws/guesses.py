"""Guesses."""

from __future__ import annotations

from typing import Final

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.conformance.walk import choose
from warren.core.refusal import Secret
from warren.core.state import State

CLOSELY: Final = 40
"""So many lines are compared one by one."""


class Guesses(Law):
    """A guess at the secrets is a whole position of its own that can be played to its end.

    It is made from what is known alone, follows from its generator, and changes nothing. The state
    of a view goes the same way until something secret is needed, and says so; what lies open once
    a game is over it need not have known.
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
        self._play(moment, guess, view.state.clone(), whose)
        self.checks += 1

    def _play(self, moment: Moment, guess: State, seen: State, whose: int | None) -> None:
        rng = moment.rng()
        following = True
        for line in range(moment.game.longest):
            actors = guess.actors()
            if not actors:
                if following:
                    same(guess.scores(), scores_of(seen) or guess.scores(), whose)
                return
            seat, code = choose(guess, rng)
            action = guess.action(code)
            guess.apply(seat, code)
            following = following and follows(seen, seat, code)
            if following and line < CLOSELY and not guess.is_over():
                views = [state.view(whose).to_json() for state in (guess, seen)]
                same(views[0], views[1], whose, action)
        raise Breach("breach-endless", {"lines": moment.game.longest}, whose)


def follows(state: State, seat: int, code: int) -> bool:
    """Do the same in the state of a view; it may refuse for what it does not know, untouched."""
    before = state.key()
    try:
        state.apply(seat, code)
    except Secret:
        same(before, state.key())
        return False
    return True


def scores_of(state: State) -> list[int] | None:
    """The scores in the state of a view, where they can be known."""
    try:
        return state.scores()
    except Secret:
        return None
