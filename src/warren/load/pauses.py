"""How long a second client waits while somebody sends what is meant to hold the node up."""

from __future__ import annotations

import threading
import time
from typing import Final

import httpx
import msgspec

from warren.load.hostile import WEIGHT, hostile
from warren.load.node import Node

PATIENCE: Final = 180.0
QUIET_SECONDS: Final = 2.0
ROUNDS: Final = 3


class Pause(msgspec.Struct, kw_only=True):
    """A request, how it was answered, and the longest that another client waited meanwhile."""

    name: str
    status: int
    seconds: float


class Pauses(msgspec.Struct, kw_only=True):
    """`quiet` is the longest wait while nobody asked for anything else."""

    quiet: float
    found: list[Pause]

    @property
    def worst(self) -> Pause:
        return max(self.found, key=lambda pause: pause.seconds)


class Bystander:
    """Asks for next to nothing, again and again, and remembers its longest wait."""

    def __init__(self, url: str) -> None:
        self._client: Final = httpx.Client(base_url=url, timeout=PATIENCE)
        self._longest = 0.0
        self._began = 0.0
        self._over: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._ask)

    def __enter__(self) -> Bystander:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        self._client.close()

    def longest(self) -> float:
        """The longest wait since this was asked last, one that goes on included."""
        waiting = time.perf_counter() - self._began if self._began else 0.0
        found, self._longest = max(self._longest, waiting), 0.0
        return found

    def _ask(self) -> None:
        while not self._over.is_set():
            self._began = time.perf_counter()
            self._client.get("/healthz")
            self._longest = max(self._longest, time.perf_counter() - self._began)
            self._began = 0.0


def measure_pauses(rounds: int = ROUNDS, weight: int = WEIGHT) -> Pauses:
    """Send all of them to a node of its own, one after the other, and that several times.

    Whatever else a machine does only makes a wait longer: the shortest of each counts.
    """
    runs = [_measured(weight) for _ in range(rounds)]
    found = [
        min(alike, key=lambda pause: pause.seconds)
        for alike in zip(*(run.found for run in runs), strict=True)
    ]
    return Pauses(quiet=min(run.quiet for run in runs), found=found)


def _measured(weight: int) -> Pauses:
    with Node() as node, Bystander(node.url) as bystander:
        time.sleep(QUIET_SECONDS)
        quiet = bystander.longest()
        found: list[Pause] = []
        with httpx.Client(base_url=node.url, timeout=PATIENCE) as browser:
            for name, answer in hostile(browser, weight):
                waited = bystander.longest()
                found.append(Pause(name=name, status=answer.status_code, seconds=waited))
    return Pauses(quiet=quiet, found=found)
