"""A series of games: who sits where, and a stretch of it played in one process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from warren.arena.contest import Contest, Outcome
from warren.arena.facts import Watch
from warren.arena.labels import bot_labels
from warren.arena.tally import WHOLE_WIN, Totals
from warren.bots.registry import bot_kind
from warren.core.refusal import InputError
from warren.games.registry import game


@dataclass(frozen=True)
class Series:
    """What all games of a simulation have in common; plain data, so that processes share it.

    `records` is a folder that keeps every game; `clock` the seconds that a decision may take.
    """

    game: str
    players: tuple[str, ...]
    options: Mapping[str, object]
    seed: int
    rotate: bool
    records: str = ""
    clock: float | None = None

    def bot_in(self, seat: int, number: int) -> int:
        """The bot in a seat in one game: every bot sits everywhere in turn."""
        return (seat + number) % len(self.players) if self.rotate else seat

    def check(self) -> None:
        """Refuse what no game can be played with: the game, its options, the bots."""
        game(self.game).new_state(len(self.players), self.options)
        for spec in self.players:
            bot_kind(spec).make(self.game, 0)

    def play(self, start: int, stop: int) -> Totals:
        """The games from one number up to another."""
        title = game(self.game)
        kinds = [bot_kind(spec) for spec in self.players]
        labels = bot_labels([kind.name for kind in kinds])
        watch = Watch(self.game)
        totals = Totals(len(kinds))
        for number in range(start, stop):
            order = [self.bot_in(seat, number) for seat in range(len(kinds))]
            seated = [kinds[bot] for bot in order]
            contest = Contest(title, self.options, seated, self.seed, number, watch, self.clock)
            count(totals, order, contest.play())
            for seat, bot in enumerate(order):
                totals.thinking[bot].add(contest.clock.seats[seat])
            if self.records:
                self.keep(contest, [labels[bot] for bot in order])
        return totals

    def keep(self, contest: Contest, names: list[str]) -> None:
        """Write a game into the folder of records."""
        path = Path(self.records, record_name(contest.number))
        try:
            path.write_text(contest.record(names).write(), encoding="utf-8")
        except OSError as error:
            raise InputError("error-cannot-write", {"file": str(path)}) from error


def record_name(number: int) -> str:
    """The file of a game in a folder of records."""
    return f"game-{number:06}.ndjson"


def count(totals: Totals, order: list[int], outcome: Outcome) -> None:
    """Add one game; `order` tells which bot sat in each seat."""
    totals.length(outcome.rounds)
    totals.decisions += outcome.decisions
    won = WHOLE_WIN // len(outcome.winners)
    for seat, bot in enumerate(order):
        wins = won if seat in outcome.winners else 0
        score = outcome.scores[seat]
        totals.bots[bot].count(wins, score)
        totals.seats[seat].count(wins, score)
        for category, name in outcome.picks[seat]:
            totals.pick(category, name).count(wins, score)
