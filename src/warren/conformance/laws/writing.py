"""Positions as plain data and as one line."""

from __future__ import annotations

import json
from typing import cast

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment, Trial
from warren.core.match import Match
from warren.core.notation import read_line, write_line
from warren.core.state import State


def plain(data: dict[str, object]) -> dict[str, object]:
    """The same, having been written as JSON and read again."""
    return cast("dict[str, object]", json.loads(json.dumps(data)))


class Data(Law):
    """A position read from its plain data is the same position, with the same choices."""

    id = "data"
    stride = 3

    def look(self, moment: Moment) -> None:
        self._check(moment.trial, moment.before)

    def end(self, trial: Trial, match: Match) -> None:
        self._check(trial, match.state)

    def _check(self, trial: Trial, state: State) -> None:
        data = plain(state.to_json())
        same(data, state.to_json())
        same(trial.game.key, state.game())
        again = trial.game.state_from_json(data)
        same(data, again.to_json())
        same(state.key(), again.key())
        same(state.actors(), again.actors())
        for seat in state.actors():
            same(state.legal_actions(seat), again.legal_actions(seat), seat)
        same(state.chance_outcomes(), again.chance_outcomes())
        same(state.scores(), again.scores())
        self.checks += 1


class Lines(Law):
    """A position and every view of it are read from their line as they were written."""

    id = "lines"
    stride = 5

    def look(self, moment: Moment) -> None:
        for data in (moment.data, *moment.seen.values()):
            line = write_line(data)
            if not line.isprintable():
                raise Breach("breach-line", {"line": line})
            same(plain(data), read_line(line))
            self.checks += 1
