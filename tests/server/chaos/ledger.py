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


class Attempt:
    """An action of a seat that has been shown `seq` lines."""

    def __init__(self, seat: int, seq: int, choice: dict[str, Any]) -> None:
        self.seat: Final = seat
        self.seq: Final = seq
        self.verb: Final = str(choice["verb"])
        self.args: Final = dict(choice["args"])
        self.acknowledged = False
        self.refused = False

    def became(self, line: Line) -> bool:
        return (line.seat, line.action.verb, line.action.args) == (self.seat, self.verb, self.args)


class Question:
    """What a seat was asked after `asked` lines that it was shown, and the line that answers it.

    Where several seats decide at once, a question stays open while others answer theirs: up to
    `shown` lines. The next one comes after the answer, so that the numbers of two never meet.
    """

    def __init__(self, asked: int, shown: int, line: Line) -> None:
        self.asked: Final = asked
        self.shown: Final = shown
        self.line: Final = line

    def put_to(self, attempt: Attempt) -> bool:
        return self.asked <= attempt.seq <= self.shown


class Ledger:
    """One table: every attempt of its people, and the record as far as it has been checked.

    `people` are the seats for which only the drivers act. A seat does not count the lines that are
    secrets of others, so attempts and questions are told by how many lines the seat has been shown.
    """

    def __init__(self, table: str, people: set[int]) -> None:
        self.table: Final = table
        self.people: Final = people
        self.attempts: Final[list[Attempt]] = []
        self.answered: Final[dict[int, list[Question]]] = {seat: [] for seat in people}
        self.lines: Final[list[Line]] = []
        self.finished = False
        self._position: Match | None = None
        self._dice: FairDice | None = None

    def attempt(self, seat: int, seq: int, choice: dict[str, Any]) -> Attempt:
        made = Attempt(seat, seq, choice)
        self.attempts.append(made)
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
                self._explain(self._position, line)
            self._position.act(line.seat, line.action)
            self.lines.append(line)
        self.finished = terms.status == "finished"
        assert self.finished == self._position.state.is_over(), (self.table, terms.status)

    def _explain(self, match: Match, line: Line) -> None:
        """Nobody but its person acts for a seat, and nothing is done twice."""
        viewer = only(line.seat)
        asked, shown = match.asked[line.seat].shown_to(viewer), match.count.shown_to(viewer)
        question = Question(asked, shown, line)
        before = self.answered[line.seat]
        assert not before or before[-1].shown < asked, (self.table, line.n, "done twice")
        made = [one for one in self.attempts if one.seat == line.seat and question.put_to(one)]
        assert any(one.became(line) for one in made), (self.table, line.n, "nobody sent this")
        before.append(question)

    def answer(self, attempt: Attempt) -> Question | None:
        """The question that somebody tried to answer, if it was answered."""
        asked = self.answered.get(attempt.seat, [])
        return next((one for one in asked if one.put_to(attempt)), None)

    def acknowledged(self) -> list[Attempt]:
        return [one for one in self.attempts if one.acknowledged]

    def check(self, promised: list[Attempt]) -> None:
        """What was acknowledged before the lines were read is there, in its place and once."""
        done: set[int] = set()
        for one in promised:
            place = (self.table, one.seat, one.seq)
            question = self.answer(one)
            assert question is not None, (*place, "an acknowledged action is lost")
            assert one.became(question.line), (*place, "another action is in its place")
            assert question.line.n not in done, (*place, "done twice")
            done.add(question.line.n)

    def count(self) -> dict[str, int]:
        """How the attempts ended; an unanswered one may have been kept or not, but as a whole."""
        counted = {"acknowledged": 0, "refused": 0, "kept": 0, "not kept": 0}
        found = [self.answer(one) for one in self.attempts]
        explained = {
            question.line.n
            for one, question in zip(self.attempts, found, strict=True)
            if question is not None and one.acknowledged
        }
        for one, question in zip(self.attempts, found, strict=True):
            if one.acknowledged:
                counted["acknowledged"] += 1
            elif one.refused:
                counted["refused"] += 1
            elif (
                question is not None
                and question.line.n not in explained
                and one.became(question.line)
            ):
                counted["kept"] += 1
                explained.add(question.line.n)
            else:
                counted["not kept"] += 1
        return counted
