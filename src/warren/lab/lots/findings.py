"""Counts over lots that add up in any order: whole numbers only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.lab.interval import Contrast
from warren.lab.lots.trial import Ticket, Trial

PARTS: Final = 1_000_000


class Fortune:
    """How those fared who got a thing, beside those who might have got it and got another."""

    def __init__(self) -> None:
        self.offered = 0
        self.times = 0
        self.wins: Final = Contrast()
        self.score: Final = Contrast()

    def add(self, other: Fortune) -> None:
        self.offered += other.offered
        self.times += other.times
        self.wins.add(other.wins)
        self.score.add(other.score)


class Side:
    """One side of a game: how much it weighs, and what it won and scored by that weight."""

    def __init__(self) -> None:
        self.weight = 0
        self.wins = 0
        self.score = 0

    def count(self, weight: int, wins: int, score: int) -> None:
        self.weight += weight
        self.wins += weight * wins
        self.score += weight * score


class Findings:
    """What a stretch of games has shown.

    A lot that brings a thing with probability p counts by 1 − p where it did, and by p where it
    did not: the two sides are alike in all but the thing, whatever the lots were like.
    """

    def __init__(self) -> None:
        self.games = 0
        self.things: Final[dict[str, Fortune]] = {}

    def fortune(self, thing: str) -> Fortune:
        return self.things.setdefault(thing, Fortune())

    def count(self, trial: Trial) -> None:
        """One more game."""
        self.tell(trial.tickets, trial.wins(), trial.position.scores())

    def tell(self, tickets: Sequence[Ticket], wins: Sequence[int], scores: Sequence[int]) -> None:
        """The lots of one game, and how it ended by seat."""
        self.games += 1
        sides: dict[str, tuple[Side, Side]] = {}
        for seat, drawn, odds in tickets:
            whole = sum(odds.values())
            for thing, weight in odds.items():
                if weight == whole:
                    continue
                own, field = sides.setdefault(thing, (Side(), Side()))
                part = PARTS * weight // whole
                fortune = self.fortune(thing)
                fortune.offered += 1
                if thing == drawn:
                    fortune.times += 1
                    own.count(PARTS - part, wins[seat], scores[seat])
                else:
                    field.count(part, wins[seat], scores[seat])
        for thing, (own, field) in sides.items():
            fortune = self.fortune(thing)
            fortune.wins.count(own.weight, own.wins, field.weight, field.wins)
            fortune.score.count(own.weight, own.score, field.weight, field.score)

    def add(self, other: Findings) -> None:
        self.games += other.games
        for thing, fortune in other.things.items():
            self.fortune(thing).add(fortune)
