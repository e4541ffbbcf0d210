"""Counts of measured games that add up in any order: whole numbers only."""

from __future__ import annotations

from typing import Final

from warren.arena.tally import WHOLE_WIN
from warren.lab.interval import Contrast, Interval, mean_range
from warren.lab.small_world.accounts import Tribe
from warren.lab.small_world.subject import Kind
from warren.lab.small_world.trial import Trial

Pair = tuple[str, str]


class Fortune:
    """How somebody fared: times open, times measured, wins, coins and turns."""

    def __init__(self) -> None:
        self.shown = 0
        self.times = 0
        self.wins = 0
        self.coins = 0
        self.coin_squares = 0
        self.score = 0
        self.score_squares = 0
        self.declined_coins = 0
        self.turns = 0

    def count(self, tribe: Tribe, wins: int, score: int) -> None:
        """One more tribe; wins and score are those of its seat."""
        self.times += 1
        self.wins += wins
        self.coins += tribe.coins
        self.coin_squares += tribe.coins * tribe.coins
        self.score += score
        self.score_squares += score * score
        self.declined_coins += tribe.declined_coins
        self.turns += tribe.turns

    def add(self, other: Fortune) -> None:
        self.shown += other.shown
        self.times += other.times
        self.wins += other.wins
        self.coins += other.coins
        self.coin_squares += other.coin_squares
        self.score += other.score
        self.score_squares += other.score_squares
        self.declined_coins += other.declined_coins
        self.turns += other.turns

    def win_share(self) -> float:
        return self.wins / (WHOLE_WIN * self.times)

    def mean(self, total: int) -> float:
        return total / self.times

    def coins_range(self) -> Interval | None:
        return mean_range(self.coins, self.coin_squares, self.times)

    def score_range(self) -> Interval | None:
        return mean_range(self.score, self.score_squares, self.times)


class Findings:
    """What a stretch of games has shown.

    The subject is counted in games that were drawn for it, all others in games that were
    not, so that nobody's figures hang on the subject sitting at every table.
    """

    def __init__(self) -> None:
        self.games = 0
        self.pairs: Final[dict[Pair, Fortune]] = {}
        self.wins: Final = Contrast()
        self.coins: Final = Contrast()
        self.score: Final = Contrast()

    def pair(self, race: str, power: str) -> Fortune:
        return self.pairs.setdefault((race, power), Fortune())

    def count(self, trial: Trial, drawn: bool) -> None:
        """One more game, drawn for the subject or not."""
        subject = trial.subject
        for race, power in trial.accounts.opened.items():
            if (subject.id == name_of(subject.kind, race, power)) == drawn:
                self.pair(race, power).shown += 1
        won = trial.wins()
        scores = trial.position.scores()
        times = wins = coins = score = 0
        for tribe in trial.measured():
            if (subject.id == name_of(subject.kind, tribe.race, tribe.power)) == drawn:
                seat = tribe.seat
                self.pair(tribe.race, tribe.power).count(tribe, won[seat], scores[seat])
                times += 1
                wins += won[seat]
                coins += tribe.coins
                score += scores[seat]
        self.games += drawn
        for contrast, value in ((self.wins, wins), (self.coins, coins), (self.score, score)):
            if drawn:
                contrast.count(times, value, 0, 0)
            else:
                contrast.count(0, 0, times, value)

    def add(self, other: Findings) -> None:
        self.games += other.games
        for (race, power), fortune in other.pairs.items():
            self.pair(race, power).add(fortune)
        self.wins.add(other.wins)
        self.coins.add(other.coins)
        self.score.add(other.score)

    def by(self, kind: Kind) -> dict[str, Fortune]:
        """The fortunes of all races or all powers."""
        found: dict[str, Fortune] = {}
        for (race, power), fortune in self.pairs.items():
            found.setdefault(name_of(kind, race, power), Fortune()).add(fortune)
        return found


def name_of(kind: Kind, race: str, power: str) -> str:
    return race if kind == "race" else power
