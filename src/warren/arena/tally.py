"""Counts that add up in any order: whole numbers only, but for the time that bots took."""

from __future__ import annotations

from typing import Final

from warren.arena.clock import Thinking

WHOLE_WIN: Final = 27720


class Tally:
    """How often somebody (a bot, a seat, whoever picked a race) played, won and scored."""

    def __init__(self, times: int = 0, wins: int = 0, score: int = 0) -> None:
        self.times = times
        self.wins = wins
        self.score = score

    def count(self, wins: int, score: int) -> None:
        """One more game; a win is WHOLE_WIN, shared by those who share it."""
        self.times += 1
        self.wins += wins
        self.score += score

    def add(self, other: Tally) -> None:
        self.times += other.times
        self.wins += other.wins
        self.score += other.score

    def win_share(self) -> float:
        return self.wins / (WHOLE_WIN * self.times) if self.times else 0.0

    def mean_score(self) -> float:
        return self.score / self.times if self.times else 0.0


class Totals:
    """The tallies of a series of games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.squares = 0
        self.bots: Final = [Tally() for _ in range(players)]
        self.seats: Final = [Tally() for _ in range(players)]
        self.picks: Final[dict[str, dict[str, Tally]]] = {}
        self.thinking: Final = [Thinking() for _ in range(players)]

    def length(self, rounds: int) -> None:
        """One more game that took this many rounds."""
        self.games += 1
        self.rounds += rounds
        self.squares += rounds * rounds

    def pick(self, category: str, name: str) -> Tally:
        return self.picks.setdefault(category, {}).setdefault(name, Tally())

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.squares += other.squares
        for mine, theirs in zip(self.bots, other.bots, strict=True):
            mine.add(theirs)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for own, added in zip(self.thinking, other.thinking, strict=True):
            own.add(added)
        for category, names in other.picks.items():
            for name, tally in names.items():
                self.pick(category, name).add(tally)
