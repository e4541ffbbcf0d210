"""Records."""

from __future__ import annotations

from typing import Final

from warren.conformance.law import Breach, Law, same
from warren.conformance.moment import Moment, Trial
from warren.core.match import Match, begin, repeat
from warren.core.record import read_record
from warren.core.state import State


class Records(Law):
    """A record is read as it was written, and leads through the same positions to the same end."""

    id = "records"
    stride = 7

    def __init__(self) -> None:
        super().__init__()
        self.kept: Final[dict[int, dict[str, object]]] = {}

    def begin(self, trial: Trial, state: State) -> None:
        self.kept.clear()

    def look(self, moment: Moment) -> None:
        self.kept[moment.n] = moment.data

    def end(self, trial: Trial, match: Match) -> None:
        text = match.record.write()
        record = read_record(text)
        if record.write() != text:
            raise Breach("breach-record")
        again = begin(trial.game, record)
        for line in record.lines:
            if again.n in self.kept:
                same(self.kept[again.n], again.state.to_json())
            repeat(again, line)
        same(match.state.to_json(), again.state.to_json())
        same(match.state.key(), again.state.key())
        self.checks += 1
