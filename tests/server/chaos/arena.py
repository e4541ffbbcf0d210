"""Servers under load, of which any part may be killed at any moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import psutil
from tests.server.audit import check_fair, opened
from tests.server.chaos.drivers import HttpPlayer, SocketPlayer, Someone
from tests.server.chaos.figures import Figures
from tests.server.chaos.ledger import Ledger
from tests.server.postgres.cluster import Cluster
from tests.server.processes import Process, running_processes

from warren.server.settings import Settings
from warren.server.storage.database import Database, Unavailable
from warren.server.storage.store import Store

PONDERER: Final = f"{Path(__file__).with_name('ponderer.py')}:Ponderer"
PATIENCE: Final = 120.0
NODE: Final = "node"
NODES: Final = "both nodes"
POSTGRES: Final = "PostgreSQL"
BOT: Final = "bot process"


class Party:
    """A kind of table: its game, how each person plays, the bots besides."""

    def __init__(self, title: str, people: Sequence[str], bots: Sequence[str] = ()) -> None:
        self.title: Final = title
        self.people: Final = people
        self.bots: Final = bots


PARTIES: Final = (
    Party("small_world", ("socket", "socket")),
    Party("underground", ("socket",), ("ponderer",)),
    Party("heroes", ("http", "socket")),
    Party("small_world", ("http",), ("random", "ponderer")),
    Party("heroes", ("socket",), ("random",)),
    Party("underground", ("http", "socket"), ("ponderer",)),
    Party("dungeon_lords", ("http", "socket"), ("random",)),
)


class Arena:
    """Nodes, their database, and the people who play there."""

    def __init__(
        self, settings: Settings, nodes: Sequence[Process], cluster: Cluster | None, luck: Random
    ) -> None:
        self.settings: Final = settings
        self.nodes: Final = nodes
        self.cluster: Final = cluster
        self.luck: Final = luck
        self.ledgers: Final[list[Ledger]] = []
        self.figures: Final = Figures()
        self._database: Final = Database(settings.url)
        self._store: Final = Store(self._database, "arena")
        self._orphans: Final[list[psutil.Process]] = []
        self._asked = 0
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def address(self) -> str:
        """The next node in turn; one that is dead answers nothing, and the next is asked."""
        self._asked += 1
        return self.nodes[self._asked % len(self.nodes)].url

    async def play(self, party: Party) -> None:
        """Tables of one kind, one after the other."""
        while True:
            people = [Someone(self.address, self.luck) for _ in party.people]
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
            seats += [{"kind": "bot", "bot": bot} for bot in party.bots]
            made = await people[0].insist("/api/tables", {"game": party.title, "seats": seats})
            for seat, person in enumerate(people[1:], start=1):
                await person.come(made["links"][str(seat)])
            ledger = Ledger(made["table"]["id"], set(range(len(people))))
            self.ledgers.append(ledger)
            players = [
                (SocketPlayer if kind == "socket" else HttpPlayer)(person, ledger)
                for kind, person in zip(party.people, people, strict=True)
            ]
            await asyncio.gather(*(player.play() for player in players))
            for person in people:
                await person.http.aclose()

    async def strike(self, victim: str) -> None:
        """Kill something, start it again, and see every table go on."""
        await asyncio.sleep(self.luck.uniform(0.02, 0.6))
        began = time.monotonic()
        await asyncio.to_thread(self._kill, victim)
        waiting = {ledger: seen for ledger in self._open() for seen in (await self._read(ledger),)}
        while waiting:
            self._check_drivers()
            late = [ledger.table for ledger in waiting]
            assert time.monotonic() - began < PATIENCE, (victim, "stuck", late)
            await asyncio.sleep(0.02)
            waiting = {
                ledger: seen
                for ledger, seen in waiting.items()
                if await self._read(ledger) == seen and not ledger.finished
            }
        self.figures.recovered(victim, time.monotonic() - began)
        for ledger in self.ledgers:
            await self._check(ledger)

    async def _check(self, ledger: Ledger) -> None:
        promised = ledger.acknowledged()
        await self._read(ledger)
        ledger.check(promised)

    async def finish(self) -> None:
        """When all nodes have ended, hold every record as a whole against what people were told."""
        for ledger in self.ledgers:
            await self._check(ledger)
            record = await opened(self._store, ledger.table)
            lines = [line.to_json() for line in record.lines]
            assert lines == [line.to_json() for line in ledger.lines], ledger.table
            check_fair(record)
            self.figures.table(ledger)
        _, alive = await asyncio.to_thread(psutil.wait_procs, self._orphans, PATIENCE)
        assert alive == [], "bots of dead nodes go on"
        await self._database.close()

    def _check_drivers(self) -> None:
        if self._failed.done():
            self._failed.result()

    def failed(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and not self._failed.done():
            error = task.exception()
            assert error is not None
            self._failed.set_exception(error)

    def _open(self) -> list[Ledger]:
        return [ledger for ledger in self.ledgers if not ledger.finished]

    async def _read(self, ledger: Ledger) -> int:
        """Check the lines that have come; how many there are."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                news = await self._store.news(ledger.table, len(ledger.lines))
            except Unavailable:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
            else:
                ledger.take(news.terms, news.lines)
                return len(ledger.lines)

    def _kill(self, victim: str) -> None:
        if victim == BOT:
            thinkers = [child for node in self.nodes for child in node.thinkers()]
            if thinkers:
                self.luck.choice(thinkers).kill()
        elif victim == POSTGRES:
            assert self.cluster is not None
            self.cluster.kill()
            self.cluster.start()
        else:
            dying = list(self.nodes) if victim == NODES else [self.luck.choice(self.nodes)]
            for node in dying:
                self._orphans.extend(node.thinkers())
                node.kill()
            for node in dying:
                node.launch()
            for node in dying:
                node.wait()


@asynccontextmanager
async def running_arena(
    folder: Path, cluster: Cluster | None, luck: Random
) -> AsyncIterator[Arena]:
    """One node on SQLite, or two on PostgreSQL, with people at all kinds of tables."""
    url = "" if cluster is None else await asyncio.to_thread(cluster.create)
    count = 1 if cluster is None else 2
    given = {"WARREN_BOTS": PONDERER, "WARREN_BOT_SECONDS": "2", "WARREN_DATABASE_URL": url}
    nodes = [Process(folder / f"node-{number}", **given) for number in range(count)]
    settings = Settings(data=str(nodes[0].folder), database_url=url)
    with running_processes(*nodes):
        arena = Arena(settings, nodes, cluster, luck)
        playing = [asyncio.create_task(arena.play(party)) for party in PARTIES]
        for task in playing:
            task.add_done_callback(arena.failed)
        try:
            while len(arena.ledgers) < len(PARTIES):
                arena._check_drivers()
                await asyncio.sleep(0.05)
            yield arena
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    await arena.finish()
