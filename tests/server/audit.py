"""Tables as they stand in the database, whatever the nodes think of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from warren.core.pact import PACTS, read_pact
from warren.core.record import Record
from warren.core.verdict import CUT_OFF, Verdict, check_record, heads_of
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
    return with_seed(record, terms.seed)


def with_seed(record: Record, seed: str) -> Record:
    """The record of a game that is not over, as it would be told if it were."""
    made = {**record.commitments, "seed": seed}
    if made["dice"] in PACTS:
        made["head"] = heads_of(record, read_pact(made, record.players))[-1]
    copy = Record(record.game, record.players, record.options, record.names, made, record.rules)
    copy.lines.extend(record.lines)
    return copy


def check_fair(record: Record) -> Verdict:
    """Every die as promised, and every line in the chain; the game need not be over."""
    verdict = check_record(game(record.game), record)
    assert verdict.reason in ("", CUT_OFF), verdict.reason
    assert not verdict.faults(), [roll.n for roll in verdict.faults()]
    return verdict


def audited(settings: Settings, table: str) -> Record:
    """The record: without a gap, playable, every die as promised."""

    async def work(store: Store) -> Record:
        return await opened(store, table)

    record = look(settings, work)
    assert [line.n for line in record.lines] == list(range(1, len(record.lines) + 1))
    check_fair(record)
    return record
