"""One client's dear work never holds up another's."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from tests.server.attack.work import endless, in_a_loop, linger, where
from tests.server.desks import until
from tests.server.node import Node
from tests.server.played import terminal_record

from warren.server.errors import TooMuch
from warren.server.nodes.backroom import Backroom, TooLong
from warren.server.nodes.turns import MOST_EACH, MOST_WAITING, Turns
from warren.server.security.asking import ASKING
from warren.server.service import Service


class Bench:
    """Work that takes a place and keeps it until it is told to go."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.going: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, name: str, client: str, slow: bool = False) -> None:
        self.going[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._sit(name, client, slow))

    async def _sit(self, name: str, client: str, slow: bool) -> None:
        async with self.turns.taken(client, slow):
            self.order.append(name)
            await self.going[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            assert name in self.order
            self.going[name].set()
            await self.tasks[name]
            await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@in_a_loop
async def test_a_client_has_but_one_place() -> None:
    bench = Bench(2)
    for n in range(3):
        bench.ask(f"ann {n}", "ann")
    bench.ask("bob", "bob")
    await settled()
    assert bench.order == ["ann 0", "bob"]
    await bench.end("bob")
    assert bench.order == ["ann 0", "bob"]
    await bench.end("ann 0", "ann 1", "ann 2")
    assert bench.turns.waiting == 0


@in_a_loop
async def test_clients_take_turns() -> None:
    bench = Bench(1)
    for n in range(3):
        bench.ask(f"ann {n}", "ann")
    bench.ask("bob 0", "bob")
    bench.ask("bob 1", "bob")
    bench.ask("cid", "cid")
    await settled()
    await bench.end("ann 0", "bob 0", "cid", "ann 1", "bob 1", "ann 2")
    assert bench.order == ["ann 0", "bob 0", "cid", "ann 1", "bob 1", "ann 2"]


@in_a_loop
async def test_what_is_slow_never_has_the_last_place() -> None:
    """However many clients have boards drawn, a record comes in."""
    bench = Bench(2)
    for name in ("ann", "bob", "cid"):
        bench.ask(name, name, slow=True)
    bench.ask("record", "dan")
    await settled()
    assert bench.order == ["ann", "record"]
    await bench.end("record")
    assert bench.order == ["ann", "record"]
    await bench.end("ann")
    assert bench.order == ["ann", "record", "bob"]
    await bench.end("bob", "cid")


@in_a_loop
async def test_who_goes_away_leaves_the_queue() -> None:
    bench = Bench(1)
    for name in ("ann", "bob", "cid"):
        bench.ask(name, name)
    await settled()
    bench.tasks["bob"].cancel()
    await settled()
    assert bench.turns.waiting == 1
    bench.going["ann"].set()
    await bench.tasks["ann"]
    bench.tasks["cid"].cancel()
    await settled()
    bench.ask("dan", "dan")
    await settled()
    assert bench.order[-1] == "dan"
    await bench.end("dan")


@in_a_loop
async def test_nobody_fills_the_queue_alone() -> None:
    turns = Turns(1)
    waiting = [asyncio.create_task(_held(turns, "ann")) for _ in range(MOST_EACH + 1)]
    await settled()
    with pytest.raises(TooMuch):
        await _held(turns, "ann")
    others = [asyncio.create_task(_held(turns, f"bob {n}")) for n in range(MOST_WAITING)]
    await settled()
    refused = [task for task in others if task.done()]
    assert len(refused) == MOST_EACH
    assert all(isinstance(task.exception(), TooMuch) for task in refused)
    for task in (*waiting, *others):
        task.cancel()
    await asyncio.gather(*waiting, *others, return_exceptions=True)
    assert turns.waiting == 0


async def _held(turns: Turns, client: str) -> None:
    async with turns.taken(client, False):
        await asyncio.Event().wait()


@in_a_loop
async def test_work_is_done_elsewhere_and_paid_for() -> None:
    paid: list[tuple[str, float]] = []
    backroom = Backroom(60, lambda client, seconds: paid.append((client, seconds)))
    ASKING.set("ann")
    try:
        assert await backroom.run(where) != os.getpid()
    finally:
        await backroom.stop()
    assert [client for client, _ in paid] == ["ann"]
    assert paid[0][1] > 0


@in_a_loop
async def test_what_never_ends_is_ended_and_paid_for() -> None:
    paid: list[str] = []
    backroom = Backroom(0.1, lambda client, _: paid.append(client))
    try:
        with pytest.raises(TooLong):
            await backroom.run(endless)
    finally:
        await backroom.stop()
    assert len(paid) == 1


def test_others_are_served_while_somebodys_board_is_drawn(house: Node, tmp_path: Path) -> None:
    """A record of another client comes in, and pages are answered, before the drawing has ended."""

    async def begin(service: Service) -> asyncio.Task[int]:
        ASKING.set("a stranger")
        return asyncio.create_task(service.backroom.run(linger, str(tmp_path), slow=True))

    drawing = house.run(begin)
    house.run(lambda _: until((tmp_path / "begun").exists))
    browser = house.browser()
    assert browser.get("/api/tables").status_code == 200
    taken = browser.post(
        "/api/records",
        content=terminal_record(steps=20).write().encode(),
        headers={"content-type": "application/x-ndjson"},
    )
    assert taken.status_code == 201
    assert not drawing.done()
    (tmp_path / "end").touch()

    async def ended(_: Service) -> int:
        return await drawing

    assert house.run(ended) != os.getpid()
