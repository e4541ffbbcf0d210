"""A PostgreSQL that is slow, full or away: nobody waits for ever."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import text
from tests.server.postgres.cluster import Cluster

from warren.core.refusal import InputError
from warren.server.security.key import session_key
from warren.server.settings import Settings
from warren.server.storage import database as module
from warren.server.storage.database import Database, Unavailable, address


def settings(url: str) -> Settings:
    return Settings(database_url=url)


def test_a_statement_that_takes_too_long_is_given_up(database_url: str) -> None:
    async def work() -> None:
        database = Database(settings(database_url).url, seconds=2)
        with pytest.raises(Unavailable, match="timeout"):
            async with database.reading() as connection:
                await connection.execute(text("SELECT pg_sleep(30)"))
        async with database.reading() as connection:
            assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
        await database.close()

    asyncio.run(work())


def test_whoever_finds_no_connection_is_told_so(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(module, "CONNECTIONS", 2)
        monkeypatch.setattr(module, "CONNECT_SECONDS", 0.5)
        database = Database(settings(database_url).url)
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(database.reading())
            with pytest.raises(Unavailable):
                async with database.reading():
                    pass
        async with database.reading() as connection:
            assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
        await database.close()

    asyncio.run(work())


def test_connections_that_died_are_not_used_again(cluster: Cluster, database_url: str) -> None:
    async def work() -> None:
        database = Database(settings(database_url).url)
        for _ in range(2):
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    await stack.enter_async_context(database.reading())
            await asyncio.to_thread(
                cluster.execute,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'warren'",
            )
            async with database.writing() as connection:
                assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
        await database.close()

    asyncio.run(work())


def test_what_is_wrong_with_a_statement_is_no_outage(database_url: str) -> None:
    async def work() -> None:
        database = Database(settings(database_url).url)
        with pytest.raises(Exception, match="nowhere") as found:
            async with database.reading() as connection:
                await connection.execute(text("SELECT * FROM nowhere"))
        assert not isinstance(found.value, Unavailable)
        with pytest.raises(InputError, match="error-unusable-data"):
            async with database.reading() as connection:
                await connection.execute(text("SELECT * FROM users WHERE id = :id"), {"id": "a\0"})
        await database.close()

    asyncio.run(work())


def test_all_nodes_sign_with_one_key(database_url: str) -> None:
    async def work() -> None:
        first, second = (Database(settings(database_url).url) for _ in range(2))
        plain = settings(database_url)
        found = await asyncio.gather(session_key(plain, first), session_key(plain, second))
        assert found[0] == found[1] == await session_key(plain, first)
        assert len(found[0]) == 64
        given = Settings(database_url=database_url, secret_key="chosen")
        assert await session_key(given, first) == "chosen"
        await first.close()
        await second.close()

    asyncio.run(work())


def test_the_address_without_the_driver() -> None:
    for url in ("postgresql://u:p@host/name?sslmode=require", "postgres://u@/name?host=/run/pg"):
        plain = address(Settings(database_url=url).url)
        assert plain == url.replace("postgres:", "postgresql:")
