"""Viewers who do not read cost little, and not for long."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx
import pytest
from tests.server.attack.lines import line
from tests.server.node import Node, running_node
from tests.server.seats import Data, new_table, socket_of, two_at_a_table

from warren.messages.pushes import Chatted
from warren.server.service import Service
from warren.server.viewers.outbox import BACKLOG, SLOW, Outbox

MOST: Final = 100_000
TALK: Final = Chatted(number=1, seat=0, name="Ann", text="x" * 10_000, at=0.0)
SHORT: Final = Chatted(number=1, seat=0, name="Ann", text="x", at=0.0)
PATIENCE: Final = 120.0
UPGRADE: Final = (
    "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def asked(path: str, browser: httpx.Client, more: str = "") -> bytes:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    return f"GET {path} HTTP/1.1\r\nhost: here\r\ncookie: {cookies}\r\n{more}\r\n".encode()


def talk_on(node: Node) -> int:
    """Speak to whoever does not read until they are let go; the most bytes that ever waited."""

    async def talk(service: Service) -> int:
        (watcher,) = service.watchers
        assert isinstance(watcher, Outbox)
        worst = 0
        while not watcher.closed:
            watcher.put(TALK)
            worst = max(worst, watcher.bytes)
            await asyncio.sleep(0)
        assert watcher.bytes == 0
        return worst

    return node.run(talk)


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("/api/tables/{}/socket", b'"type":"table"'),
        ("/api/stream/tables/{}", b'"type":"table"'),
        ("/api/stream/events", b'"type":"ready"'),
    ],
)
def test_who_reads_nothing_is_forgotten(tmp_path: Path, path: str, word: bytes) -> None:
    settings = {"outbox_bytes": MOST, "stalled_seconds": 0.5}
    with running_node(tmp_path, **settings) as node:
        table, ann, _ = two_at_a_table(node)
        more = UPGRADE if path.endswith("socket") else ""
        with line(node.url, buffer=4096) as still:
            still.sendall(asked(path.format(table), ann, more))
            heard = b""
            while word not in heard:
                heard += still.recv(4096)
            assert 0 < talk_on(node) <= MOST
            until(lambda: not node.service.watchers)
        found = node.service.metrics.registry.get_sample_value(
            "warren_turned_away_total", {"why": "stalled"}
        )
        assert found == 1


def test_what_waits_is_bounded_in_bytes_and_in_number() -> None:
    async def work() -> None:
        large, many = Outbox(MOST), Outbox(MOST)
        while not large.closed:
            large.put(TALK)
            assert large.bytes <= MOST
        for _ in range(BACKLOG):
            many.put(SHORT)
        assert not many.closed
        many.put(SHORT)
        for outbox in (large, many):
            assert (outbox.closed, outbox.code, outbox.bytes) == (True, SLOW, 0)
            assert await outbox.take() is None
        alone = Outbox(10)
        alone.put(TALK)
        assert not alone.closed

    asyncio.run(work())


def test_the_options_of_a_table_are_told_once(node: Node) -> None:
    ann, bob = node.browser(), node.browser()
    made = new_table(ann, options={"first": 0})
    table = made["table"]["id"]
    with socket_of(ann, table) as socket:
        first: Data = json.loads(socket.seen[0])
        assert first["table"]["options"] == {"first": 0}
        bob.post("/api/seats", json={"link": made["links"]["1"], "name": "Bob"})
        assert "options" not in socket.until("seats")["table"]
        socket.send(type="look", id="again")
        while (told := socket.until("table")).get("id") != "again":
            assert "options" not in told["table"]
        assert "options" not in told["table"]
    assert ann.get(f"/api/tables/{table}").json()["options"] == {"first": 0}
