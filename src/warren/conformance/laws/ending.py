"""The end of a game."""

from __future__ import annotations

from warren.conformance.law import Breach, Law
from warren.conformance.moment import Moment, Trial
from warren.core.match import Match, Told
from warren.core.state import State


class Ending(Law):
    """A game of random actions can be played to its end, and comes to one."""

    id = "ending"

    def after(self, moment: Moment, told: Told, state: State) -> None:
        if told.n > moment.game.longest:
            raise Breach("breach-endless", {"lines": told.n})

    def end(self, trial: Trial, match: Match) -> None:
        if not match.state.is_over():
            raise Breach("breach-endless", {"lines": match.n})
        self.checks += 1
