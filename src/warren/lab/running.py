"""Measured games by the thousand, in one process or in several, with the same result."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from math import isfinite
from typing import Final, Protocol, Self, TypeVar

from warren.arena.fault import Failure, failure
from warren.core.fields import whole_number
from warren.core.refusal import InputError, WarrenError

DEFAULT_GAMES: Final = 2000
MOST_GAMES: Final = 100_000_000
MOST_MINUTES: Final = 7 * 24 * 60
MOST_WORKERS: Final = 1024
STRETCH: Final = 10
WAITING_PER_WORKER: Final = 2

Progress = Callable[[int], None]
Stretch = tuple[int, int]


class Findings(Protocol):
    """What a stretch of games has shown; stretches add up in any order."""

    games: int

    def add(self, other: Self) -> None: ...


F = TypeVar("F", bound=Findings)
F_co = TypeVar("F_co", bound=Findings, covariant=True)


class Experiment(Protocol[F_co]):
    """What all games of a measurement have in common; plain data, so that processes share it."""

    @property
    def bot(self) -> str: ...

    def check(self) -> None:
        """Refuse what no game can be played with."""

    def nothing(self) -> F_co:
        """Before any game."""
        ...

    def play(self, start: int, stop: int) -> F_co:
        """The games from one number up to another."""
        ...


@dataclass(frozen=True)
class Budget:
    """How much to play: so many games, so many minutes, or what is reached first.

    Counted are the games drawn for the subject, not those for comparison.
    """

    games: int | None = None
    minutes: float | None = None

    def check(self) -> None:
        if self.games is not None:
            whole_number(self.games, "--games", 1, MOST_GAMES)
        if self.minutes is not None and not (
            isfinite(self.minutes) and 0 < self.minutes <= MOST_MINUTES
        ):
            raise InputError(
                "error-lab-minutes",
                {"field": "--minutes", "value": str(self.minutes), "most": MOST_MINUTES},
            )

    @property
    def most_games(self) -> int:
        if self.games is not None:
            return self.games
        return DEFAULT_GAMES if self.minutes is None else MOST_GAMES

    def spent(self, games: int, seconds: float) -> float:
        """The part of the budget that is used up."""
        time_spent = seconds / (60 * self.minutes) if self.minutes else 0.0
        return min(1.0, max(games / self.most_games, time_spent))

    def stretches(self, workers: int) -> Iterator[Stretch]:
        """Stretches of games one after the other, until the budget is spent."""
        end = None if self.minutes is None else time.monotonic() + 60 * self.minutes
        size = max(1, min(STRETCH, self.most_games // workers))
        for start in range(0, self.most_games, size):
            if start and end is not None and time.monotonic() >= end:
                return
            yield (start, min(start + size, self.most_games))


def run(
    experiment: Experiment[F],
    budget: Budget,
    workers: int = 1,
    on_progress: Progress | None = None,
) -> F:
    """Play the games of the budget; `on_progress` hears how many are done.

    The games played are those from 0 up to some number: as many games again give the same.
    """
    experiment.check()
    budget.check()
    whole_number(workers, "--workers", 1, MOST_WORKERS)
    findings = experiment.nothing()
    stretches = budget.stretches(workers)
    played = here(experiment, stretches)
    if workers > 1:
        played = apart(experiment, stretches, workers)
    for part in played:
        findings.add(part)
        if on_progress is not None:
            on_progress(findings.games)
    return findings


def here(experiment: Experiment[F], stretches: Iterator[Stretch]) -> Iterator[F]:
    for start, stop in stretches:
        yield experiment.play(start, stop)


def play_stretch(experiment: Experiment[F], start: int, stop: int) -> F | Failure:
    """What a worker does; errors travel as data because they carry more than a text."""
    try:
        return experiment.play(start, stop)
    except WarrenError as error:
        return failure(error)


def apart(experiment: Experiment[F], stretches: Iterator[Stretch], workers: int) -> Iterator[F]:
    """Stretches in processes of their own; a few wait, so that a budget of time holds."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting: set[Future[F | Failure]] = set()
        more = True
        try:
            while more or waiting:
                while more and len(waiting) < workers * WAITING_PER_WORKER:
                    stretch = next(stretches, None)
                    more = stretch is not None
                    if stretch is not None:
                        start, stop = stretch
                        waiting.add(pool.submit(play_stretch, experiment, start, stop))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield result_of(future, experiment)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def result_of(future: Future[F | Failure], experiment: Experiment[F]) -> F:
    try:
        result = future.result()
    except BrokenProcessPool as error:
        raise InputError("error-worker-lost", {"bots": experiment.bot}) from error
    if isinstance(result, Failure):
        raise result.error()
    return result
