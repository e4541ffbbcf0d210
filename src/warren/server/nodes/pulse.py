"""Whether anybody could play: the time in which no node was running counts for nobody.

Nor does a clock that was set back meanwhile give anybody time.
"""

from __future__ import annotations

from typing import Final

import msgspec
import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.messages.tempo import Tempo
from warren.server.clock.clock import Clock
from warren.server.clock.now import TIME
from warren.server.seats.seating import PLAYING
from warren.server.storage.schema import pulse, tables
from warren.server.tables.hub import Hub

log = structlog.stdlib.get_logger("warren.pulse")

BEAT_SECONDS: Final = 2.0
SILENCE_SECONDS: Final = 6.0
ONE: Final = 1


class Pulse:
    """Writes down every few seconds that a node lives; after a silence all clocks are set back.

    The last sign of life may lie ahead. In a file of our own the clock of the machine was set back
    while nobody ran: all deadlines go back with it. Where nodes share a database the clock of this
    one is behind: it goes on from where the others are.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._last = 0.0

    async def beat(self, now: float) -> None:
        if 0 <= now - self._last < BEAT_SECONDS:
            return
        async with self.hub.database.writing() as connection:
            delayed = await self._beat(connection, now)
        self._last = now
        if delayed:
            log.info("clocks-delayed", tables=len(delayed))
        for table in delayed:
            await self.hub.reseated(table)

    async def _beat(self, connection: AsyncConnection, now: float) -> list[str]:
        found = await connection.execute(
            select(pulse.c.at).where(pulse.c.id == ONE).with_for_update()
        )
        last = found.scalar()
        if last is None:
            first = self.hub.database.insert_new(pulse)
            await connection.execute(first, {"id": ONE, "at": now})
            return []
        if now < last and not self.hub.database.embedded:
            TIME.reach(last)
            return []
        silent = abs(now - last) > SILENCE_SECONDS
        delayed = await self._delay(connection, last, now) if silent else []
        await connection.execute(update(pulse).where(pulse.c.id == ONE).values(at=now))
        return delayed

    async def _delay(self, connection: AsyncConnection, since: float, now: float) -> list[str]:
        """Give all who were deciding the time back in which they could not, and no more."""
        if now < since:
            back = update(tables).where(tables.c.due.is_not(None))
            await connection.execute(back.values(due=tables.c.due - (since - now)))
        found = await connection.execute(
            select(tables.c.id, tables.c.players, tables.c.tempo, tables.c.clock)
            .where(tables.c.status == PLAYING, tables.c.clock.is_not(None))
            .order_by(tables.c.id)
            .with_for_update(key_share=True)
        )
        delayed: list[str] = []
        for table, players, tempo, kept in found.all():
            clock = Clock.of(msgspec.convert(tempo, Tempo), kept, players)
            assert clock is not None
            if clock.running:
                later = clock.delayed(since, now).to_json()
                await connection.execute(
                    update(tables).where(tables.c.id == table).values(clock=later)
                )
                await self.hub.store.announcer.changed(connection, table)
                delayed.append(table)
        return delayed
