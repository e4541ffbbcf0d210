"""Taking back."""

from __future__ import annotations

from typing import Final

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.core.match import Match, Told
from warren.core.state import CHANCE

FAR: Final = 4


class Undo(Law):
    """Taking back is the inverse of acting, and goes no further than it honestly may.

    Never past chance, anything revealed, or another seat's action.
    """

    id = "undo"
    stride = 2

    def look(self, moment: Moment) -> None:
        match = moment.match.copy()
        sealed = match.state.sealed()
        told = match.act(moment.seat, moment.action)
        self._boundary(moment, match, sealed)
        if moment.seat == CHANCE or self._is_closed(match, told, sealed):
            return
        self._inverse(moment, match)
        match.act(moment.seat, moment.action)
        done = 1
        rng = moment.rng()
        while done < FAR and moment.seat in match.state.actors():
            codes = match.state.legal_actions(moment.seat)
            code = codes[int(rng.randrange(len(codes)))]
            if self._is_closed(match, match.act(moment.seat, match.state.action(code)), sealed):
                return
            done += 1
        for _ in range(done - 1):
            match.undo(moment.seat)
        self._inverse(moment, match)

    def _inverse(self, moment: Moment, match: Match) -> None:
        why = match.undo_refusal(moment.seat)
        if why:
            raise Breach("breach-stuck", {"why": why}, moment.seat, moment.action)
        match.undo(moment.seat)
        same(moment.data, match.state.to_json(), moment.seat, moment.action)
        same(moment.key, match.state.key(), moment.seat, moment.action)
        same(moment.before.actors(), match.state.actors(), moment.seat, moment.action)
        self.checks += 1

    def _is_closed(self, match: Match, told: Told, sealed: int) -> bool:
        """Whether the line showed something, so that it stays."""
        shown = any(effect.reveals for effect in told.effects)
        closed = shown or (sealed != 0 and match.state.sealed() != sealed)
        if closed and not match.undo_refusal(told.seat):
            raise Breach("breach-undone", {}, told.seat, told.action)
        return closed

    def _boundary(self, moment: Moment, match: Match, sealed: int) -> None:
        for seat in range(moment.trial.players):
            others = seat != moment.seat and not sealed
            if (moment.seat == CHANCE or others) and not match.undo_refusal(seat):
                raise Breach("breach-undone", {}, seat, moment.action)
