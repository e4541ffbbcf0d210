"""Sealed choices."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from warren.conformance.acted import Acted
from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.core.match import REVEALED, Match
from warren.core.state import State

Picks = dict[int, list[int]]
MOST_PICKS: Final = 200
"""More than anybody needs for one sealed choice."""


class Sealing(Law):
    """In a round of sealed choices the seats decide apart from each other.

    The order in which they choose changes nothing; nobody's choices depend on what another has
    chosen, and nobody is told of it; each may be changed until all are in, and not after.
    """

    id = "sealing"

    def look(self, moment: Moment) -> None:
        if not moment.before.sealed():
            return
        rng = moment.rng()
        picks: Picks = {seat: self._picks(moment, seat, rng) for seat in moment.before.actors()}
        self._orders(moment, picks)
        self._apart(moment)
        self._takes_back(moment, picks)
        self.checks += 1

    def _picks(self, moment: Moment, seat: int, rng: Random) -> list[int]:
        """All that one seat does until its choice is in."""
        state = moment.before.clone()
        picks: list[int] = []
        while state.sealed() == moment.before.sealed() and seat in state.actors():
            codes = state.legal_actions(seat)
            picks.append(codes[int(rng.randrange(len(codes)))])
            state.apply(seat, picks[-1])
            if len(picks) > MOST_PICKS:
                raise Breach("breach-unsealed", {}, seat)
        return picks

    def _orders(self, moment: Moment, picks: Picks) -> None:
        seats = list(picks)
        last = self._all_in(moment, picks, seats)
        for order in (seats[::-1], seats[1:] + seats[:1]):
            same(last.to_json(), self._all_in(moment, picks, order).to_json())

    def _all_in(self, moment: Moment, picks: Picks, order: list[int]) -> State:
        state = moment.before.clone()
        for number, seat in enumerate(order):
            same(sorted(order[number:]), sorted(state.actors()), seat)
            same(moment.before.legal_actions(seat), state.legal_actions(seat), seat)
            for pick in picks[seat]:
                same(moment.before.sealed(), state.sealed(), seat)
                state.apply(seat, pick)
        if state.sealed() == moment.before.sealed():
            raise Breach("breach-unsealed")
        return state

    def _apart(self, moment: Moment) -> None:
        """Whatever a seat chooses, the others are told the same: at most that it is done."""
        for seat in moment.before.actors():
            told: dict[tuple[int | None, bool], object] = {}
            for code in moment.before.legal_actions(seat):
                acted = Acted(moment.before, seat, code)
                if acted.state.sealed() != moment.before.sealed():
                    continue
                done = seat not in acted.state.actors()
                for viewer in moment.trial.viewers():
                    if viewer != seat:
                        shown = acted.visible_to(viewer)
                        same(told.setdefault((viewer, done), shown), shown, viewer)

    def _takes_back(self, moment: Moment, picks: Picks) -> None:
        seats = list(picks)
        match = moment.match.copy()
        for seat in seats[:-1]:
            self._choose(match, seat, picks[seat])
        for seat in seats[:-1]:
            self._change(match, moment, seat, picks)
        self._choose(match, seats[-1], picks[seats[-1]])
        for seat in seats:
            if not match.undo_refusal(seat):
                raise Breach("breach-undone", {}, seat)

    def _choose(self, match: Match, seat: int, picks: list[int]) -> None:
        for pick in picks:
            match.act(seat, match.state.action(pick))

    def _change(self, match: Match, moment: Moment, seat: int, picks: Picks) -> None:
        """The last thing a seat did is taken back and done again, unless it has seen something."""
        chosen = match.state.to_json()
        why = match.undo_refusal(seat)
        if why == REVEALED:
            return
        if why:
            raise Breach("breach-stuck", {"why": why}, seat)
        match.undo(seat)
        without = moment.before.clone()
        for other in list(picks)[:-1]:
            for pick in picks[other][: -1 if other == seat else None]:
                without.apply(other, pick)
        same(without.to_json(), match.state.to_json(), seat)
        match.act(seat, moment.before.action(picks[seat][-1]))
        same(chosen, match.state.to_json(), seat)
