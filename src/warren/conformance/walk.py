"""One game of random actions, watched by laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from librt.random import Random

from warren.conformance.law import Breach
from warren.conformance.moment import Moment, Trial
from warren.conformance.report import Place, Verdict
from warren.core.match import Match, new_match
from warren.core.state import CHANCE, State

UNDO_ONE_IN: Final = 12


def choose(state: State, rng: Random) -> tuple[int, int]:
    """Any of the actors, and any of its choices."""
    actors = state.actors()
    seat = actors[int(rng.randrange(len(actors)))]
    if seat == CHANCE:
        return seat, int(state.draw(rng))
    codes = state.legal_actions(seat)
    if not codes:
        raise Breach("breach-no-choice", {}, seat)
    return seat, codes[int(rng.randrange(len(codes)))]


class Walk:
    """Plays a trial. Laws that are broken already are asked no more."""

    def __init__(self, trial: Trial, verdicts: Sequence[Verdict], ending: Verdict) -> None:
        self.trial: Final = trial
        self.verdicts: Final = verdicts
        self.ending: Final = ending
        self.rng: Final = Random(trial.seed)
        self.done: Final[Counter[int]] = Counter()
        self.place: Place = Place(trial)

    def run(self) -> None:
        with self.ending.guarding(self.place):
            trial = self.trial
            match = new_match(trial.game, trial.players, trial.options)
            for verdict in self.standing():
                with verdict.guarding(self.place):
                    verdict.law.begin(trial, match.state)
            while match.n <= trial.game.longest and not match.state.is_over():
                self._line(match)
            for verdict in self.standing():
                with verdict.guarding(self.place):
                    verdict.law.end(trial, match)

    def standing(self) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.found is None]

    def _line(self, match: Match) -> None:
        seat, code = self._choice(match.state)
        moment = Moment(self.trial, match, seat, code)
        self.place.move_to(match.n, seat)
        due = [one for one in self.standing() if self._is_due(one, match.n)]
        for verdict in due:
            with verdict.guarding(self.place):
                verdict.law.look(moment)
        self.place.move_to(match.n, seat, moment.action)
        told = match.act(seat, moment.action)
        for verdict in self.standing():
            with verdict.guarding(self.place):
                verdict.law.after(moment, told, match.state)
        undoing = self.rng.randrange(UNDO_ONE_IN) == 0
        if undoing and seat != CHANCE and not match.undo_refusal(seat):
            match.undo(seat)

    def _is_due(self, verdict: Verdict, n: int) -> bool:
        return (n + self.trial.seed) % verdict.law.stride == 0

    def _choice(self, state: State) -> tuple[int, int]:
        """Half of the time what was done least often so far, so that rare things happen too."""
        seat, code = choose(state, self.rng)
        if seat != CHANCE and self.rng.randrange(2):
            code = min(state.legal_actions(seat), key=lambda one: self.done[one])
        self.done[code] += 1
        return seat, code
