"""Waiting for something at a table, for tests."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import httpx
from sqlalchemy import func, select
from tests.server.node import Node
from tests.server.seats import Data

from warren.server.service import Service
from warren.server.storage.schema import lines

T = TypeVar("T")
PATIENCE = 120.0


def until(found: Callable[[], T | None], what: str = "") -> T:
    """Ask again and again until there is an answer."""
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = found()
        if answer:
            return answer
        assert time.monotonic() < deadline, what or "waited in vain"
        time.sleep(0.1)


def table_of(browser: httpx.Client, table: str) -> Data:
    answer = browser.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def is_away(browser: httpx.Client, table: str, seat: int) -> bool:
    return bool(table_of(browser, table)["seats"][seat]["away"])


def moved(node: Node, table: str, seat: int) -> int:
    """How many lines of a seat are in the record."""

    async def count(service: Service) -> int:
        query = select(func.count()).where(lines.c.table_id == table, lines.c.seat == seat)
        async with service.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    return node.run(count)


def without_bots(node: Node) -> None:
    """Nobody moves for the seats of bots any more."""

    async def stop(service: Service) -> None:
        service.hub.duties.remove(service.robots)
        await service.robots.stop()

    node.run(stop)


def deciding(browser: httpx.Client, table: str) -> int:
    """The one seat that has to decide, once the game has begun."""

    def actors() -> list[int] | None:
        answer = browser.get(f"/api/tables/{table}/view", params={"lang": "none"})
        assert answer.status_code == 200, answer.text
        situation = answer.json()["situation"]
        return None if situation is None else list(situation["actors"])

    (seat,) = until(actors)
    return seat


def clocks_of(browser: httpx.Client, table: str) -> list[Data]:
    answer = browser.get(f"/api/tables/{table}/view", params={"lang": "none"})
    return list(answer.json()["situation"]["clocks"])
