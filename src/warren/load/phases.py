"""What is measured, one thing after the other."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Final

import httpx
import msgspec

from warren.games.registry import usual_key
from warren.load.node import Node
from warren.load.seat import Tally, play, socket_of

Told = Callable[[float], None]
Data = Mapping[str, object]
WARM_UP: Final = 10.0
ROUNDS: Final = 3
TRIES: Final = 4


class Moves(msgspec.Struct, kw_only=True):
    """Moves that were acknowledged, and how long that took; `work` is what the server's processor
    had to do for one, in seconds, however busy the machine is."""

    per_second: float
    p50: float
    p95: float
    p99: float
    work: float
    games: int
    refused: int

    @classmethod
    def usual(cls, rounds: Sequence[Moves]) -> Moves:
        """The middle one of several rounds in everything that was measured."""
        return cls(
            per_second=statistics.median(one.per_second for one in rounds),
            p50=statistics.median(one.p50 for one in rounds),
            p95=statistics.median(one.p95 for one in rounds),
            p99=statistics.median(one.p99 for one in rounds),
            work=statistics.median(one.work for one in rounds),
            games=sum(one.games for one in rounds),
            refused=sum(one.refused for one in rounds),
        )


class Matched(msgspec.Struct, kw_only=True):
    """Moves at so many tables that they are acknowledged as fast as those of another game."""

    tables: int
    moves: Moves


class Memory(msgspec.Struct, kw_only=True):
    """What many of one kind cost, in bytes each."""

    count: int
    each: float


def share(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Host:
    """Sets up tables over one connection pool, for many people with cookies of their own."""

    def __init__(self, url: str, game: str = "") -> None:
        self.url: Final = url
        self.game: Final = game or usual_key()
        self.client: Final = httpx.AsyncClient(base_url=url, timeout=60)

    async def ask(self, path: str, body: object, cookie: str) -> tuple[dict[str, Data], str]:
        self.client.cookies.clear()
        headers = {"cookie": cookie} if cookie else {}
        answer = await self.client.post(path, json=body, headers=headers)
        answer.raise_for_status()
        given = answer.headers.get("set-cookie", "").split(";")[0]
        return answer.json(), given or cookie

    async def table(self, seats: list[dict[str, str]], cookie: str = "") -> tuple[str, str, str]:
        """A table, the link of its second seat, and the cookie of its maker."""
        body = {"game": self.game, "seats": seats, "visibility": "open"}
        made, cookie = await self.ask("/api/tables", body, cookie)
        return str(made["table"]["id"]), str(made["links"].get("1", "")), cookie

    async def pair(self) -> Pair:
        """Two people at a table that has begun."""
        table, link, first = await self.table([{"kind": "me"}, {"kind": "open"}])
        _, second = await self.ask("/api/seats", {"link": link}, "")
        return Pair(table=table, cookies=(first, second))

    async def over(self, table: str) -> bool:
        answer = await self.client.get(f"/api/tables/{table}")
        return str(answer.json()["status"]) == "finished"

    async def close(self) -> None:
        await self.client.aclose()


class Pair(msgspec.Struct, kw_only=True):
    table: str
    cookies: tuple[str, str]


async def _table(host: Host, pair: Pair, tally: Tally, pause: float, until: float) -> None:
    """Two people play games one after the other until the time is over."""
    luck = random.Random()
    while time.monotonic() < until:
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(socket_of(host.url, pair.table, cookie))
                for cookie in pair.cookies
            ]
            playing = [asyncio.create_task(play(socket, tally, pause, luck)) for socket in sockets]
            left = max(0.0, until - time.monotonic())
            done, pending = await asyncio.wait(playing, timeout=left)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            for task in done:
                task.result()
        if time.monotonic() < until:
            pair = await host.pair()


async def moves(
    node: Node, tables: int, seconds: float, pause: float, told: Told, game: str = ""
) -> Moves:
    """People at many tables at once; with a pause of 0 each moves as soon as they may."""
    tally = Tally()
    host = Host(node.url, game)
    pairs = [await host.pair() for _ in range(tables)]
    warm = min(WARM_UP, seconds)
    began = time.monotonic()
    until = began + warm + seconds
    playing = [asyncio.create_task(_table(host, pair, tally, pause, until)) for pair in pairs]
    counted = worked = 0.0
    while time.monotonic() < until:
        await asyncio.sleep(0.2)
        if not tally.counting and time.monotonic() > began + warm:
            tally.counting = True
            counted, worked = time.monotonic(), node.work()
        told(min(1.0, (time.monotonic() - began) / (warm + seconds)))
    tally.counting = False
    length, work = time.monotonic() - counted, node.work() - worked
    await asyncio.gather(*playing)
    await host.close()
    ordered = sorted(tally.seconds)
    return Moves(
        per_second=len(ordered) / length,
        p50=share(ordered, 0.50),
        p95=share(ordered, 0.95),
        p99=share(ordered, 0.99),
        work=work / max(1, len(ordered)),
        games=tally.games // 2,
        refused=tally.refused,
    )


async def turns(
    node: Node, keys: Sequence[str], tables: int, seconds: float, told: Told
) -> dict[str, Moves]:
    """Games by turns, so that whatever else the machine does falls on all of them alike."""
    rounds: dict[str, list[Moves]] = {key: [] for key in keys}
    for done, key in enumerate([*rounds] * ROUNDS):
        part = 1 / (len(rounds) * ROUNDS)

        def heard(share: float, begun: float = done * part, part: float = part) -> None:
            told(begun + share * part)

        rounds[key].append(await moves(node, tables, seconds, 0.0, heard, key))
    return {key: Moves.usual(found) for key, found in rounds.items()}


async def as_quick(
    node: Node, key: str, tables: int, seconds: float, found: Moves, p99: float, told: Told
) -> Matched:
    """Fewer tables than were found to be slower, until 99 of 100 moves are there within a time.

    Where all seats are asked at once, more of them wait for their turn at the processor.
    """
    for tried in range(TRIES):
        told(tried / TRIES)
        if found.p99 <= p99 or tables == 1:
            break
        tables = max(1, min(tables - 1, int(tables * p99 / found.p99)))
        found = await moves(node, tables, seconds, 0.0, lambda _: None, key)
    told(1.0)
    return Matched(tables=tables, moves=found)


async def open_tables(node: Node, count: int, told: Told) -> Memory:
    """Games that have begun and are kept open."""
    host = Host(node.url)
    both = [{"kind": "me"}, {"kind": "me"}]
    _, _, cookie = await host.table(both)
    before = node.memory()
    for done in range(count):
        table, _, _ = await host.table(both, cookie)
        await host.client.get(f"/api/tables/{table}/view", headers={"cookie": cookie})
        told((done + 1) / count)
    await host.close()
    return Memory(count=count, each=(node.memory() - before) / count)


async def viewers(node: Node, count: int, told: Told) -> Memory:
    """People who look on, all connected at once."""
    host = Host(node.url)
    tables = [(await host.table([{"kind": "me"}, {"kind": "me"}]))[0] for _ in range(64)]
    await host.close()
    async with AsyncExitStack() as stack:
        for table in tables:
            socket = await stack.enter_async_context(socket_of(node.url, table, ""))
            await socket.recv()
        before = node.memory()
        for done in range(count):
            table = tables[done % len(tables)]
            socket = await stack.enter_async_context(socket_of(node.url, table, ""))
            await socket.recv()
            told((done + 1) / count)
        await asyncio.sleep(1)
        return Memory(count=count, each=(node.memory() - before) / count)


async def busy_bots(node: Node, tables: int) -> None:
    """Tables where only bots play, one game after the other, until cancelled."""
    host = Host(node.url)
    running: list[str] = []
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    while True:
        running = [table for table in running if not await host.over(table)]
        while len(running) < tables:
            running.append((await host.table(bots))[0])
        await asyncio.sleep(1)
