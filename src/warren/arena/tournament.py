"""An arena from its first deal to its results."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from warren.arena.bout import is_stranger, kind_of, play
from warren.arena.clock import checked
from warren.arena.cluster import played_away
from warren.arena.deals import Event, Pairing
from warren.arena.fault import Failure, failure
from warren.arena.ledger import Ledger
from warren.arena.results import Results, is_certain, results
from warren.arena.rows import Row
from warren.arena.simulation import MOST_GAMES, MOST_WORKERS
from warren.arena.stranger import StrangerKind
from warren.bots.registry import bot_kind
from warren.core.fields import whole_number
from warren.core.refusal import InputError, WarrenError
from warren.games.registry import game

MOST_MEMORY: Final = 1_000_000
LEAST_MEMORY: Final = 64
WAITING_PER_WORKER: Final = 3

Progress = Callable[[int], None]
Played = list[Row] | Failure


def check(event: Event, games: int, workers: int) -> None:
    """Refuse what nothing can be played with."""
    whole_number(games, "--games", 1, MOST_GAMES)
    whole_number(workers, "--workers", 1, MOST_WORKERS)
    whole_number(event.memory, "--memory", LEAST_MEMORY, MOST_MEMORY)
    checked(event.clock)
    game(event.game).new_state(event.players, event.options)
    for spec in event.entrants:
        if is_stranger(spec):
            kind = kind_of(event, spec)
            assert isinstance(kind, StrangerKind)
            kind.check()
        else:
            bot_kind(spec).make(event.game, 0)
    if not event.lineups():
        raise InputError("error-arena-bots", {"field": "--bots", "players": event.players})


def run(
    event: Event,
    games: int,
    workers: int = 1,
    ledger: Path | None = None,
    until_certain: bool = True,
    on_progress: Progress | None = None,
    ray: str | None = None,
) -> Results:
    """Play so many games, or fewer when the order of all bots is certain earlier.

    Deals count in their order, so that the number of workers changes nothing. With a `ledger`
    that has games already, those are taken as played. `ray` is the address of a cluster to play on.
    """
    check(event, games, workers)
    kept = Ledger(ledger, event)
    pairings = event.pairings(games)
    lineups = len(event.lineups())
    bots = len(dict.fromkeys(event.entrants))
    began = time.perf_counter()
    deals: list[list[Row]] = []
    certain = False

    def settle() -> bool:
        """Take up all deals that are complete, in their order; whether that is enough."""
        nonlocal certain
        while not certain and len(deals) * lineups < len(pairings):
            group = pairings[len(deals) * lineups : (len(deals) + 1) * lineups]
            numbers = [pairing.first + turn for pairing in group for turn in range(event.players)]
            if not all(number in kept.rows for number in numbers):
                return False
            deals.append([kept.rows[number] for number in numbers])
            certain = until_certain and is_certain(deals, bots)
        return True

    missing = [pairing for pairing in pairings if pairing.first not in kept.rows]
    if not settle():
        here = played(event, missing, workers)
        for rows in here if ray is None else played_away(event, missing, ray, workers):
            kept.add(rows)
            done = settle()
            if on_progress is not None:
                on_progress(len(kept.rows))
            if done:
                break
    return results(event, deals, certain, time.perf_counter() - began)


def played(event: Event, pairings: Sequence[Pairing], workers: int) -> Iterator[list[Row]]:
    """The games of the deals, as they are done."""
    if workers == 1:
        for pairing in pairings:
            yield play(event, pairing)
        return
    context = multiprocessing.get_context("spawn")
    left = iter(pairings)
    with ProcessPoolExecutor(min(workers, len(pairings)), mp_context=context) as pool:
        waiting: set[Future[Played]] = set()
        try:
            while True:
                while len(waiting) < workers * WAITING_PER_WORKER:
                    following = next(left, None)
                    if following is None:
                        break
                    waiting.add(pool.submit(play_apart, event, following))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield result_of(future, event)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play_apart(event: Event, pairing: Pairing) -> Played:
    """What a worker does; errors travel as data because they carry more than a text."""
    try:
        return play(event, pairing)
    except WarrenError as error:
        return failure(error)


def result_of(future: Future[Played], event: Event) -> list[Row]:
    try:
        found = future.result()
    except BrokenProcessPool as error:
        raise InputError("error-worker-lost", {"bots": ", ".join(event.entrants)}) from error
    if isinstance(found, Failure):
        raise found.error()
    return found
