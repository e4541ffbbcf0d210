"""What people at a table sent and what they were told, to hold against the record."""

from __future__ import annotations

from typing import Any, Final

from warren.core.dice import FairDice
from warren.core.effect import only
from warren.core.match import Match
from warren.core.record import Line
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.server.seats.seating import Terms

Place = tuple[int, int]


class Attempt:
    """An action of a seat that has been shown `seq` lines; if it was done, it is its next line."""

    def __init__(self, seat: int, seq: int, choice: dict[str, Any]) -> None:
        self.seat: Final = seat
        self.seq: Final = seq
        self.verb: Final = str(choice["verb"])
        self.args: Final = dict(choice["args"])
        self.acknowledged = False
        self.refused = False

    @property
    def place(self) -> Place:
        return self.seat, self.seq

    def became(self, line: Line) -> bool:
        return (line.seat, line.action.verb, line.action.args) == (self.seat, self.verb, self.args)


class Ledger:
    """One table: every attempt of its people, and the record as far as it has been checked.

    `people` are the seats for which only the drivers act. A seat does not count the lines that are
    secrets of others, so a line has its place by its seat and how many lines that has been shown.
    """

    def __init__(self, table: str, people: set[int]) -> None:
        self.table: Final = table
        self.people: Final = people
        self.attempts: Final[dict[Place, list[Attempt]]] = {}
        self.answers: Final[dict[Place, Line]] = {}
        self.lines: Final[list[Line]] = []
        self.finished = False
        self._position: Match | None = None
        self._dice: FairDice | None = None

    def attempt(self, seat: int, seq: int, choice: dict[str, Any]) -> Attempt:
        made = Attempt(seat, seq, choice)
        self.attempts.setdefault(made.place, []).append(made)
        return made

    def take(self, terms: Terms, lines: list[Line]) -> None:
        """Check the lines after those that are known: without a gap, playable, as the dice fell."""
        if self._position is None or self._dice is None:
            state = game(terms.game).new_state(terms.players, terms.options)
            self._position = Match(state)
            self._dice = FairDice(terms.seed, terms.contributions)
        for line in lines:
            assert line.n == len(self.lines) + 1, (self.table, line.n, len(self.lines))
            if line.seat == CHANCE:
                drawn = self._dice.outcome(self._position.state, self._position.draws + 1)
                fell = self._position.state.code(line.action)
                assert drawn == fell, (self.table, line.n, "a die that was not promised")
            if line.seat in self.people:
                shown = self._position.count.shown_to(only(line.seat))
                self._explain((line.seat, shown), line)
            self._position.act(line.seat, line.action)
            self.lines.append(line)
        self.finished = terms.status == "finished"
        assert self.finished == self._position.state.is_over(), (self.table, terms.status)

    def _explain(self, place: Place, line: Line) -> None:
        """Nobody but its person acts for a seat, and nothing is done twice."""
        made = self.attempts.get(place, [])
        assert any(one.became(line) for one in made), (self.table, line.n, "nobody sent this")
        assert place not in self.answers, (self.table, line.n, "done twice")
        self.answers[place] = line

    def acknowledged(self) -> list[Attempt]:
        return [one for made in self.attempts.values() for one in made if one.acknowledged]

    def check(self, promised: list[Attempt]) -> None:
        """What was acknowledged before the lines were read is there, in its place and once."""
        places = [one.place for one in promised]
        assert len(set(places)) == len(places), (self.table, "done twice")
        for one in promised:
            place = (self.table, *one.place)
            answer = self.answers.get(one.place)
            assert answer is not None, (*place, "an acknowledged action is lost")
            assert one.became(answer), (*place, "another action is in its place")

    def count(self) -> dict[str, int]:
        """How the attempts ended; an unanswered one may have been kept or not, but as a whole."""
        counted = {"acknowledged": 0, "refused": 0, "kept": 0, "not kept": 0}
        for place, made in self.attempts.items():
            known = self.answers.get(place)
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
