"""Clocks and notifications on two nodes with one database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from tests.server.clock.waiting import clocks_of, deciding, is_away, moved, until
from tests.server.desks import desks
from tests.server.node import Node, running_node
from tests.server.notify.receiver import receiving
from tests.server.sealed import sealed_game
from tests.server.seats import new_table, socket_of

from warren.server.clock.now import Time
from warren.server.nodes.pulse import Pulse
from warren.server.service import Service
from warren.server.storage.schema import notifications, pulse

Nodes = tuple[Node, Node]
Table = tuple[str, httpx.Client, httpx.Client]


@contextmanager
def two_nodes(folder: Path, url: str, **changes: object) -> Iterator[Nodes]:
    given = {"database_url": url, "private_webhooks": True, **changes}
    with running_node(folder / "one", **given) as one, running_node(folder / "two", **given) as two:
        yield one, two


def table_of_two(nodes: Nodes, game: str, tempo: object) -> Table:
    """Ann at the first node, Bob at the second."""
    ann, bob = nodes[0].browser(), nodes[1].browser()
    created = new_table(ann, game, tempo=tempo)
    link = created["links"]["1"]
    assert bob.post("/api/seats", json={"link": link, "name": "Bob"}).status_code == 201
    return created["table"]["id"], ann, bob


def test_time_runs_out_and_somebody_comes_back(database_url: str, tmp_path: Path) -> None:
    with two_nodes(tmp_path, database_url) as nodes:
        short = {"type": "live", "bank": 0.5, "turn": 0, "answer": 0.5}
        table, ann, bob = table_of_two(nodes, "small_world", short)
        seat = deciding(ann, table)
        until(lambda: is_away(ann, table, seat) and is_away(bob, table, seat))
        until(lambda: moved(nodes[1], table, seat) > 0)

        long = {"type": "live", "bank": 1000}
        table, ann, bob = table_of_two(nodes, "small_world", long)
        seat = deciding(bob, table)
        mine, other = ((ann, bob), (bob, ann))[seat]
        assert other.post(f"/api/tables/{table}/leave", json={}).status_code == 201
        until(lambda: is_away(mine, table, 1 - seat))
        other.post(f"/api/tables/{table}/return", json={})
        until(lambda: not is_away(mine, table, 1 - seat))
        assert clocks_of(ann, table) == clocks_of(bob, table)
        assert mine.post(f"/api/tables/{table}/leave", json={}).status_code == 201
        until(lambda: moved(nodes[0], table, seat) > 0)


def test_nobody_is_told_who_looks_on_at_another_node(database_url: str, tmp_path: Path) -> None:
    def waiting() -> list[float | None]:
        async def due(service: Service) -> list[float | None]:
            query = select(notifications.c.due).where(notifications.c.turn == 3)
            async with service.database.reading() as connection:
                return list((await connection.execute(query)).scalars())

        return nodes[0].run(due)

    def play(browser: httpx.Client, seat: int, seq: int) -> None:
        move = {"verb": "seal", "args": {"card": "3"}}
        body = {"type": "act", "seq": seq, "seat": seat, "moves": [move]}
        path = f"/api/tables/{table}/actions?lang=none"
        assert browser.post(path, json=body).status_code == 200

    with sealed_game(), two_nodes(tmp_path, database_url, notify_seconds=1000) as nodes:
        for looking in (True, False):
            table, ann, bob = table_of_two(nodes, "sealed", None)
            wish = {"kind": "webhook", "url": "http://127.0.0.1:9/"}
            made = bob.post(f"/api/tables/{table}/notifications", json=wish).json()
            if looking:
                with socket_of(bob, table, lang="none"):
                    play(bob, 1, 0)
                    play(ann, 0, 1)
                    until(lambda: waiting() == [None])
            else:
                play(bob, 1, 0)
                play(ann, 0, 1)
                until(lambda: any(waiting()))
            path = f"/api/tables/{table}/notifications/{made['id']}"
            assert bob.delete(path).status_code == 204


def test_a_turn_is_told_once_by_all_nodes_and_their_key_is_one(
    database_url: str, tmp_path: Path
) -> None:
    changes = {"notify_seconds": 0, "sweep_seconds": 0.01}
    with (
        sealed_game(),
        receiving() as receiver,
        two_nodes(tmp_path, database_url, **changes) as nodes,
    ):
        table, ann, bob = table_of_two(nodes, "sealed", {"type": "days"})
        path = f"/api/tables/{table}"
        wish = {"kind": "webhook", "url": receiver.url}
        assert ann.post(f"{path}/notifications", json=wish).status_code == 201
        move = {"verb": "seal", "args": {"card": "3"}}
        seq = 0
        for turn in (1, 2, 3):
            for seat, browser in enumerate((ann, bob)):
                body = {"type": "act", "seq": seq, "seat": seat, "moves": [move]}
                answer = browser.post(f"{path}/actions?lang=none", json=body)
                assert answer.status_code == 200, answer.text
                seq = answer.json()["seq"]
            receiver.wait(turn)
        numbers = [got.headers["webhook-id"] for got in receiver.got]
        assert len(numbers) == len(set(numbers)) == 3
        keys = [node.browser().get("/api/push-key").json()["key"] for node in nodes]
        assert keys[0] == keys[1]


def test_a_node_that_is_behind_goes_on_with_the_others(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of a shared database is never set back."""
    clock = Time()
    monkeypatch.setattr("warren.server.nodes.pulse.TIME", clock)

    async def work() -> None:
        async with desks(database_url) as (desk,):
            heart = Pulse(desk.hub)
            ahead = clock.now() + 3600
            await heart.beat(ahead)
            await Pulse(desk.hub).beat(clock.now())
            assert clock.now() >= ahead
            async with desk.database.reading() as connection:
                assert (await connection.execute(select(pulse.c.at))).scalar_one() == ahead

    asyncio.run(work())
