"""Tables as they stand in the database, whatever the nodes think of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from warren.core.dice import check_record, revealed
from warren.core.record import Record
from warren.games.registry import game
from warren.server.seats.seating import FINISHED
from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.store import Store

T = TypeVar("T")


def look(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Read in a database from outside."""

    async def looking() -> T:
        database = Database(settings.url)
        try:
            return await work(Store(database, "audit"))
        finally:
            await database.close()

    return asyncio.run(looking())


async def opened(store: Store, table: str) -> Record:
    """The record of a table with the seed of its dice, finished or not."""
    terms, _ = await store.seating(table)
    record = await store.record(table)
    if terms.status == FINISHED:
        return record
    made = revealed(record.commitments, terms.seed)
    copy = Record(record.game, record.players, record.options, record.names, made, record.rules)
    copy.lines.extend(record.lines)
    return copy


def audited(settings: Settings, table: str) -> Record:
    """The record: without a gap, playable, every die as promised."""

    async def work(store: Store) -> Record:
        return await opened(store, table)

    record = look(settings, work)
    assert [line.n for line in record.lines] == list(range(1, len(record.lines) + 1))
    verdict = check_record(game(record.game), record)
    assert verdict.holds(), (verdict.reason, [roll.n for roll in verdict.faults()])
    return record
