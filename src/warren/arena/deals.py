"""Who plays whom, on which deals: the same chance for everybody, seats in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True)
class Pairing:
    """One deal for some bots: a game for each way to sit in turn.

    `bots` are numbers of entrants, `first` is the number of its first game.
    """

    number: int
    deal: int
    bots: tuple[int, ...]
    first: int

    def seatings(self) -> Iterator[list[int]]:
        """The bot in every seat, game by game: each sits everywhere once."""
        size = len(self.bots)
        for turn in range(size):
            yield [self.bots[(seat + turn) % size] for seat in range(size)]


@dataclass(frozen=True)
class Event:
    """What all games of an arena have in common; plain data, so that processes share it."""

    game: str
    entrants: tuple[str, ...]
    players: int
    options: Mapping[str, object]
    seed: int
    clock: float
    memory: int
    records: str = ""
    kept: int = 0

    def lineups(self) -> list[tuple[int, ...]]:
        """All groups of different bots that meet; one that was named twice may meet itself."""
        known = list(dict.fromkeys(self.entrants))
        numbers = [known.index(spec) for spec in self.entrants]
        found = dict.fromkeys(combinations(numbers, self.players))
        return [group for group in found if len(set(group)) > 1]

    def pairings(self, games: int) -> list[Pairing]:
        """Whole deals for as many games as wanted, or a few more: all line-ups on each deal."""
        lineups = self.lineups()
        deals = -(-games // (len(lineups) * self.players))
        return [
            Pairing(place, deal, lineup, place * self.players)
            for deal in range(deals)
            for place, lineup in enumerate(lineups, deal * len(lineups))
        ]
