"""Two nodes on one database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
from tests.server.processes import Process, running_processes
from tests.server.seats import Data, new_table

from warren.server.settings import Settings


class Pair:
    """Processes that share a database, and nothing else."""

    def __init__(self, folder: Path, url: str, **changes: str) -> None:
        self.url: Final = url
        self.settings: Final = Settings(database_url=url)
        self.nodes: Final = tuple(
            Process(folder / name, WARREN_DATABASE_URL=url, **changes) for name in ("one", "two")
        )

    def browsers(self) -> tuple[httpx.Client, httpx.Client]:
        """Two people, each at another node."""
        first, second = (node.browser() for node in self.nodes)
        return first, second

    def elsewhere(self, browser: httpx.Client) -> httpx.Client:
        """The same person, whom the proxy now sends to the other node."""
        here = str(browser.base_url).rstrip("/")
        (other,) = (node.url for node in self.nodes if node.url != here)
        return httpx.Client(base_url=other, cookies=browser.cookies, timeout=120)

    def table(
        self, game: str = "small_world", **wanted: object
    ) -> tuple[str, httpx.Client, httpx.Client]:
        """A game that has begun between two people at two nodes."""
        ann, bob = self.browsers()
        made = new_table(ann, game, **wanted)
        sit(bob, made, 1, "Bob")
        return str(made["table"]["id"]), ann, bob


def sit(browser: httpx.Client, made: Data, seat: int, name: str) -> None:
    taken = browser.post("/api/seats", json={"link": made["links"][str(seat)], "name": name})
    assert taken.status_code == 201, taken.text


@contextmanager
def running_pair(folder: Path, url: str, **changes: str) -> Iterator[Pair]:
    pair = Pair(folder, url, **changes)
    with running_processes(*pair.nodes):
        yield pair
