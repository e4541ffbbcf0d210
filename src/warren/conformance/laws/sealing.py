"""Sealed choices."""

from __future__ import annotations

from warren.conformance.acted import Acted
from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.core.match import Match
from warren.core.state import State

Picks = dict[int, int]


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
        picks: Picks = {}
        for seat in moment.before.actors():
            codes = moment.before.legal_actions(seat)
            picks[seat] = codes[int(rng.randrange(len(codes)))]
        self._orders(moment, picks)
        self._apart(moment)
        self._takes_back(moment, picks)
        self.checks += 1

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
            same(moment.before.sealed(), state.sealed(), seat)
            state.apply(seat, picks[seat])
        if state.sealed() == moment.before.sealed():
            raise Breach("breach-unsealed")
        return state

    def _apart(self, moment: Moment) -> None:
        """Whatever a seat chooses, the others are told the same."""
        for seat in moment.before.actors():
            tried = [Acted(moment.before, seat, code) for code in moment.before.legal_actions(seat)]
            for viewer in moment.trial.viewers():
                for acted in tried:
                    if viewer != seat and acted.state.sealed() == moment.before.sealed():
                        same(tried[0].visible_to(viewer), acted.visible_to(viewer), viewer)

    def _takes_back(self, moment: Moment, picks: Picks) -> None:
        seats = list(picks)
        match = moment.match.copy()
        for seat in seats[:-1]:
            match.act(seat, moment.before.action(picks[seat]))
        for seat in seats[:-1]:
            self._change(match, moment, seat, picks)
        match.act(seats[-1], moment.before.action(picks[seats[-1]]))
        for seat in seats:
            if not match.undo_refusal(seat):
                raise Breach("breach-undone", {}, seat)

    def _change(self, match: Match, moment: Moment, seat: int, picks: Picks) -> None:
        chosen = match.state.to_json()
        why = match.undo_refusal(seat)
        if why:
            raise Breach("breach-stuck", {"why": why}, seat)
        match.undo(seat)
        without = moment.before.clone()
        for other in list(picks)[:-1]:
            if other != seat:
                without.apply(other, picks[other])
        same(without.to_json(), match.state.to_json(), seat)
        match.act(seat, moment.before.action(picks[seat]))
        same(chosen, match.state.to_json(), seat)
