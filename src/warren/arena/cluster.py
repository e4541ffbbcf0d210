"""Deals played by the workers of a Ray cluster, on this machine or on others."""

from __future__ import annotations

import socket
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from warren.arena.bout import play
from warren.arena.deals import Event, Pairing
from warren.arena.fault import Failure, failure
from warren.arena.rows import Row
from warren.core.extras import needs
from warren.core.refusal import InputError, WarrenError

HERE: Final = "local"
"""The address of a cluster that is started for one arena, on this machine."""
WAITING_PER_WORKER: Final = 3
PATIENCE: Final = 10.0
"""Seconds to wait for an answer from an address."""

Texts = dict[str, str]


def play_away(event: Event, pairing: Pairing) -> tuple[list[Row] | Failure, Texts]:
    """What a worker does; records come back as texts, since it may have a disk of its own."""
    with TemporaryDirectory() as folder:
        there = replace(event, records=folder if event.records else "")
        found: list[Row] | Failure
        try:
            found = play(there, pairing)
        except WarrenError as error:
            found = failure(error)
        paths = sorted(Path(folder).iterdir())
        return found, {path.name: path.read_text(encoding="utf-8") for path in paths}


def played_away(
    event: Event, pairings: Sequence[Pairing], address: str, workers: int
) -> Iterator[list[Row]]:
    """The games of the deals, as they are done; `workers` is the size of a cluster started here."""
    with needs("ray"):
        import ray
    with connected(address, workers):
        size = int(ray.cluster_resources().get("CPU", 1.0))
        task = ray.remote(play_away)
        left = iter(pairings)
        waiting = [task.remote(event, one) for one in islice(left, size * WAITING_PER_WORKER)]
        try:
            while waiting:
                done, waiting = ray.wait(waiting, num_returns=1)
                found, texts = ray.get(done[0])
                following = next(left, None)
                if following is not None:
                    waiting.append(task.remote(event, following))
                if isinstance(found, Failure):
                    raise found.error()
                keep(event, texts)
                yield found
        except ray.exceptions.RayError as error:
            raise InputError("error-worker-lost", {"bots": ", ".join(event.entrants)}) from error
        finally:
            for each in waiting:
                ray.cancel(each)


@contextmanager
def connected(address: str, workers: int) -> Generator[None]:
    """A cluster for as long as it is needed; one that is started here ends with it."""
    with needs("ray"):
        import ray
    try:
        knock(address)
        ray.init(
            address,
            num_cpus=workers if address == HERE else None,
            include_dashboard=False if address == HERE else None,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (OSError, RuntimeError, ValueError) as error:
        raise InputError("error-ray", {"address": address, "problem": str(error)}) from error
    try:
        yield
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Whether anybody is there at all, which Ray itself takes minutes to find out."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def keep(event: Event, texts: Texts) -> None:
    for name, text in texts.items():
        Path(event.records, name).write_text(text, encoding="utf-8")
