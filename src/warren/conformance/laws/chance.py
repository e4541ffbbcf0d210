"""Chance."""

from __future__ import annotations

from typing import Final

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment
from warren.core.state import CHANCE

DRAWS: Final = 12


class Chance(Law):
    """Outcomes of chance are listed once each, with weights above nothing, and drawn from the list.

    When chance is to act nobody else is; when it is not, it has no outcomes.
    """

    id = "chance"

    def look(self, moment: Moment) -> None:
        state = moment.before.clone()
        outcomes = state.chance_outcomes()
        if CHANCE not in state.actors():
            if outcomes:
                raise Breach("breach-idle", {}, CHANCE)
            return
        if len(state.actors()) > 1:
            raise Breach("breach-actors")
        codes = [code for code, _ in outcomes]
        same(state.legal_actions(CHANCE), codes, CHANCE)
        for code, weight in outcomes:
            if weight <= 0:
                raise Breach("breach-weight", {"weight": weight}, CHANCE, state.action(code))
        rng = moment.rng()
        for _ in range(DRAWS):
            drawn = int(state.draw(rng))
            if drawn not in codes:
                raise Breach("breach-drawn", {"code": drawn}, CHANCE)
        same(moment.key, state.key(), CHANCE)
        self.checks += 1
