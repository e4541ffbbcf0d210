"""Results."""

from __future__ import annotations

from warren.conformance.law import Breach, Law
from warren.conformance.moment import Moment, Trial
from warren.core.match import Match
from warren.core.state import State


class Results(Law):
    """Every seat has a score and a return; returns add up to nothing; somebody wins.

    Those who win get the same, and more than those who do not.
    """

    id = "results"
    stride = 10

    def look(self, moment: Moment) -> None:
        self._check(moment.trial.players, moment.before)

    def end(self, trial: Trial, match: Match) -> None:
        self._check(trial.players, match.state)

    def _check(self, players: int, state: State) -> None:
        winners = state.winners()
        returns = state.returns()
        for count in (len(state.scores()), len(returns)):
            if count != players:
                raise Breach("breach-scores", {"count": count, "players": players})
        if (
            not winners
            or len(set(winners)) != len(winners)
            or not set(winners) <= {*range(players)}
        ):
            raise Breach("breach-winners", {"winners": str(winners)})
        others = [returns[seat] for seat in range(players) if seat not in winners]
        best = {returns[seat] for seat in winners}
        if abs(sum(returns)) > 1e-9 or len(best) > 1 or (others and max(others) >= max(best)):
            raise Breach("breach-returns", {"returns": str(returns), "winners": str(winners)})
        self.checks += 1
