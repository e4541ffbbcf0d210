"""Many games, in one process or in several, with the same result."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from warren.arena.clock import checked
from warren.arena.fault import Failure, failure
from warren.arena.report import Report, report
from warren.arena.series import Series
from warren.arena.tally import Totals
from warren.core.fields import whole_number
from warren.core.refusal import InputError, WarrenError

SEATS: Final = ("rotate", "fixed")
MOST_GAMES: Final = 100_000_000
MOST_WORKERS: Final = 1024
STRETCH: Final = 50
STRETCHES: Final = 1000
STRETCHES_PER_WORKER: Final = 8

Progress = Callable[[int], None]


def simulate(
    game_key: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, object] | None = None,
    seats: str = "rotate",
    on_progress: Progress | None = None,
    records: str = "",
    clock: float | None = None,
) -> Report:
    """Play games between bots and report; the same seed gives the same games.

    `players` are bot names or `file.py:Class`, one for each seat. `on_progress` hears how
    many games are done. `records` is a folder for the record of every game, `clock` the seconds
    that a decision may take.
    """
    whole_number(games, "games", 1, MOST_GAMES)
    whole_number(workers, "workers", 1, MOST_WORKERS)
    if seats not in SEATS:
        raise InputError("error-seats", {"field": "seats", "value": seats})
    rotate = seats == "rotate"
    series = Series(
        game_key, tuple(players), dict(options or {}), seed, rotate, records, checked(clock)
    )
    series.check()
    if records:
        make_folder(Path(records))
    totals = Totals(len(players))
    began = time.perf_counter()
    stretches = split(games, workers)
    played = run_here(series, stretches) if workers == 1 else run_apart(series, stretches, workers)
    for part in played:
        totals.add(part)
        if on_progress is not None:
            on_progress(totals.games)
    return report(series, totals, time.perf_counter() - began)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError("error-cannot-write", {"file": str(path)}) from error


def split(games: int, workers: int) -> list[tuple[int, int]]:
    """The games cut into stretches: short enough to keep all workers busy, not too many."""
    largest = max(STRETCH, games // STRETCHES)
    size = max(1, min(largest, games // (workers * STRETCHES_PER_WORKER)))
    return [(start, min(start + size, games)) for start in range(0, games, size)]


def run_here(series: Series, stretches: list[tuple[int, int]]) -> Iterator[Totals]:
    for start, stop in stretches:
        yield series.play(start, stop)


def play_stretch(series: Series, start: int, stop: int) -> Totals | Failure:
    """What a worker does; errors travel as data because they carry more than a text."""
    try:
        return series.play(start, stop)
    except WarrenError as error:
        return failure(error)


def run_apart(series: Series, stretches: list[tuple[int, int]], workers: int) -> Iterator[Totals]:
    """Stretches in processes of their own, handed on as they are done."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(stretches)), mp_context=context) as pool:
        waiting = {pool.submit(play_stretch, series, start, stop) for start, stop in stretches}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield result_of(future, series)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def result_of(future: Future[Totals | Failure], series: Series) -> Totals:
    try:
        result = future.result()
    except BrokenProcessPool as error:
        raise InputError("error-worker-lost", {"bots": ", ".join(series.players)}) from error
    if isinstance(result, Failure):
        raise result.error()
    return result
