"""People with accounts, and tables they have played at, for tests."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
from argon2 import PasswordHasher
from sqlalchemy import Table, insert, select
from tests.server.node import Node

from warren.core.record import read_record
from warren.server.people.passwords import Passwords
from warren.server.seats.seating import FINISHED, digest, new_id
from warren.server.service import Service
from warren.server.storage.schema import lines, seats, tables

Data = dict[str, Any]
PASSWORD: Final = "four words are better"
RECORDS: Final = Path(__file__).parents[2] / "golden"


def cheapen(node: Node) -> None:
    """Let passwords cost little, for tests that need many."""
    accounts = node.service.accounts
    accounts.passwords.close()
    accounts.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


def register(browser: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/account?lang=en", json={"name": name, "password": password})


def log_in(browser: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/account/login?lang=en", json={"name": name, "password": password})


def somebody(node: Node, name: str) -> httpx.Client:
    """A browser of a new account."""
    browser = node.browser()
    answer = register(browser, name)
    assert answer.status_code == 201, answer.text
    return browser


def again(node: Node, name: str) -> httpx.Client:
    """Another browser of an account."""
    browser = node.browser()
    answer = log_in(browser, name)
    assert answer.status_code == 200, answer.text
    return browser


def me(browser: httpx.Client) -> str | None:
    """The name of the account, None for a guest."""
    answer = browser.get("/api/account")
    assert answer.status_code == 200, answer.text
    name = answer.json()["name"]
    return None if name is None else str(name)


def my_tables(browser: httpx.Client) -> list[str]:
    answer = browser.get("/api/tables", params={"mine": True})
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()]


def token_of(browser: httpx.Client, *scopes: str) -> Data:
    answer = browser.post("/api/tokens", json={"name": "robot", "scopes": scopes})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def rows(node: Node, kept: Table, **which: object) -> list[Data]:
    """What the database holds."""

    async def read(service: Service) -> list[Data]:
        query = select(kept).order_by(*kept.primary_key.columns)
        for column, value in which.items():
            query = query.where(kept.c[column] == value)
        async with service.database.reading() as connection:
            found = await connection.execute(query)
            return [{str(key): value for key, value in row.items()} for row in found.mappings()]

    return node.run(read)


def link_of(table: str, seat: int) -> str:
    """The secret of a seat at a table that was finished for a test."""
    return f"{table}-{seat}"


def finished_table(
    node: Node,
    accounts: Sequence[str | None],
    record: str = "small_world-2-0",
    due: float | None = None,
    away: Sequence[int] = (),
    resigned: Sequence[int] = (),
    late: Sequence[int] = (),
    bots: Sequence[int] = (),
    **terms: object,
) -> str:
    """A table whose last line is written but whose results are not; its seats by account name."""
    played = read_record((RECORDS / f"{record}.ndjson").read_text(encoding="utf-8"))
    table = new_id()

    async def write(service: Service) -> None:
        known = [None if name is None else await service.accounts.named(name) for name in accounts]
        async with service.database.writing() as connection:
            await connection.execute(
                insert(tables),
                {
                    "id": table,
                    "game": played.game,
                    "players": played.players,
                    "options": played.options,
                    "visibility": "open",
                    "status": FINISHED,
                    "seed": "00" * 32,
                    "contributions": [""] * played.players,
                    "dice_from": 1,
                    "owner": "nobody",
                    "created": 1.0,
                    "started": 1.0,
                    "finished": time.time(),
                    "due": due,
                    **terms,
                },
            )
            await connection.execute(
                insert(seats),
                [
                    {
                        "table_id": table,
                        "seat": seat,
                        "kind": "bot" if seat in bots else "person",
                        "name": f"seat {seat}",
                        "bot": "greedy" if seat in (*bots, *away, *resigned) else "",
                        "link": digest(link_of(table, seat)),
                        "user_id": None if account is None else account.id,
                        "late": seat in late,
                        "away": seat in (*away, *resigned),
                        "resigned": seat in resigned,
                    }
                    for seat, account in enumerate(known)
                ],
            )
            await connection.execute(
                insert(lines),
                [
                    {
                        "table_id": table,
                        "n": line.n,
                        "seat": line.seat,
                        "verb": line.action.verb,
                        "args": line.action.args,
                        "at": 1.0,
                    }
                    for line in played.lines
                ],
            )

    node.run(write)
    return table


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def keep(node: Node, table: str) -> bool:
    """Write the results of a table down."""

    async def keeping(service: Service) -> bool:
        return await service.results.keep(table)

    return node.run(keeping)
