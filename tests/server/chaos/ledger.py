"""What people at a table sent and what they were told, to hold against the record."""

from __future__ import annotations

from typing import Any, Final

from warren.core.dice import FairDice
from warren.core.record import Line
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.server.position import Position
from warren.server.seating import Terms


class Attempt:
    """An action that answers line `seq`; if it was done, it is the next line."""

    def __init__(self, seat: int, seq: int, choice: dict[str, Any]) -> None:
        self.seat: Final = seat
        self.seq: Final = seq
        self.verb: Final = str(choice["verb"])
        self.args: Final = dict(choice["args"])
        self.acknowledged = False
        self.refused = False

    def became(self, line: Line) -> bool:
        return (line.seat, line.action.verb, line.action.args) == (self.seat, self.verb, self.args)


class Ledger:
    """One table: every attempt of its people, and the record as far as it has been checked.

    `people` are the seats for which only the drivers act.
    """

    def __init__(self, table: str, people: set[int]) -> None:
        self.table: Final = table
        self.people: Final = people
        self.attempts: Final[dict[int, list[Attempt]]] = {}
        self.lines: Final[list[Line]] = []
        self.finished = False
        self._position: Position | None = None
        self._dice: FairDice | None = None

    def attempt(self, seat: int, seq: int, choice: dict[str, Any]) -> Attempt:
        made = Attempt(seat, seq, choice)
        self.attempts.setdefault(seq, []).append(made)
        return made

    def take(self, terms: Terms, lines: list[Line]) -> None:
        """Check the lines after those that are known: without a gap, playable, as the dice fell."""
        if self._position is None or self._dice is None:
            state = game(terms.game).new_state(terms.players, terms.options)
            self._position = Position(state, 0, 0)
            self._dice = FairDice(terms.seed, terms.contributions)
        for line in lines:
            assert line.n == len(self.lines) + 1, (self.table, line.n, len(self.lines))
            if line.seat == CHANCE:
                drawn = self._dice.outcome(self._position.state, self._position.draws + 1)
                fell = self._position.state.code(line.action)
                assert drawn == fell, (self.table, line.n, "a die that was not promised")
            self._position.act(line.seat, line.action)
            self.lines.append(line)
            self._explain(line)
        self.finished = terms.status == "finished"
        assert self.finished == self._position.state.is_over(), (self.table, terms.status)

    def _explain(self, line: Line) -> None:
        """Nobody but its person acts for a seat, and nothing is done twice."""
        if line.seat in self.people:
            made = self.attempts.get(line.n - 1, [])
            assert any(one.became(line) for one in made), (self.table, line.n, "nobody sent this")

    def acknowledged(self) -> list[Attempt]:
        return [one for made in self.attempts.values() for one in made if one.acknowledged]

    def check(self, promised: list[Attempt]) -> None:
        """What was acknowledged before the lines were read is there, in its place and once."""
        places = [one.seq for one in promised]
        assert len(set(places)) == len(places), (self.table, "done twice")
        for one in promised:
            place = (self.table, one.seq)
            assert one.seq < len(self.lines), (*place, "an acknowledged action is lost")
            assert one.became(self.lines[one.seq]), (*place, "another action is in its place")

    def count(self) -> dict[str, int]:
        """How the attempts ended; an unanswered one may have been kept or not, but as a whole."""
        counted = {"acknowledged": 0, "refused": 0, "kept": 0, "not kept": 0}
        for seq, made in self.attempts.items():
            known = self.lines[seq] if seq < len(self.lines) else None
            explained = any(one.acknowledged for one in made)
            for one in made:
                if one.acknowledged:
                    counted["acknowledged"] += 1
                elif one.refused:
                    counted["refused"] += 1
                elif not explained and known is not None and one.became(known):
                    counted["kept"] += 1
                    explained = True
                else:
                    counted["not kept"] += 1
        return counted
