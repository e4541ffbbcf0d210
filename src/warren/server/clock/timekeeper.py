"""The clocks of the tables that are open here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Final

import structlog
from sqlalchemy import select, update

from warren.messages.setup import SUBSTITUTE
from warren.server.clock.agenda import Agenda
from warren.server.clock.now import TIME
from warren.server.seats.seating import PLAYING, WAITING
from warren.server.storage.schema import lines, seats, tables
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room

log = structlog.stdlib.get_logger("warren.clocks")

MARGIN_SECONDS: Final = 0.005


class Timekeeper:
    """Starts and stops clocks when somebody leaves or returns, and rings when time runs out."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.ring: Callable[[], None] | None = None
        self._alarms: Final[dict[str, tuple[float, asyncio.TimerHandle]]] = {}
        self._setting: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, room: Room) -> None:
        table = room.terms.id
        if room.terms.status == WAITING:
            pact = room.terms.pact
            self._set_alarm(table, None if pact is None else pact.until)
            return
        if room.clock is None:
            return
        playing = room.terms.status == PLAYING
        self._set_alarm(table, room.clock.deadline() if playing else None)
        fits = room.clock.fits(room.match, room.holding.people)
        if playing and not fits and table not in self._setting:
            task = asyncio.create_task(self._adjusted(room))
            self._setting[table] = task
            task.add_done_callback(lambda ended: self._ended(table, ended))

    async def stop(self) -> None:
        for _, handle in self._alarms.values():
            handle.cancel()
        for task in list(self._setting.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def run_out(self, room: Room) -> None:
        """Let bots play for those whose time is over, and see when to look again."""
        async with room.decided():
            now = TIME.now()
            late = [] if room.clock is None else room.clock.out(now)
            late = [seat for seat in late if not room.holding.seats[seat].robot]
            await self._write(room, late, now)
        await self.hub.reseated(room.terms.id)

    async def _adjusted(self, room: Room) -> None:
        async with room.decided():
            assert room.clock is not None
            if not room.stale and not room.clock.fits(room.match, room.holding.people):
                await self._write(room, [], TIME.now())
        await self.hub.reseated(room.terms.id)

    async def _write(self, room: Room, late: Sequence[int], now: float) -> None:
        """Keep the clock, with bots for those who are late, unless the table has gone on."""
        terms, match = room.terms, room.match
        if terms.status != PLAYING:
            return
        holding = room.holding.without(late, SUBSTITUTE)
        clock = room.clock
        if clock is not None:
            clock = clock.reseated(match, holding.people, now)
        patience = 2 * self.hub.settings.bot_seconds
        due = Agenda(terms, holding, clock, match, patience).due(match, clock, now)
        if room.guide is not None and room.guide.holds(match):
            due = None
        kept = None if clock is None else clock.to_json()
        further = select(lines.c.n).where(lines.c.table_id == terms.id, lines.c.n > match.n)
        async with self.hub.database.writing() as connection:
            written = await connection.execute(
                update(tables)
                .where(
                    tables.c.id == terms.id,
                    tables.c.status == PLAYING,
                    tables.c.clock.is_not_distinct_from(terms.clock),
                    ~further.exists(),
                )
                .values(clock=kept, due=due)
            )
            if written.rowcount == 0:
                return
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == terms.id, seats.c.seat.in_(late))
                .values(away=True, bot=SUBSTITUTE)
            )
            await self.hub.store.announcer.changed(connection, terms.id)

    def _set_alarm(self, table: str, deadline: float | None) -> None:
        known = self._alarms.get(table)
        if known is not None:
            if known[0] == deadline:
                return
            known[1].cancel()
            del self._alarms[table]
        if deadline is not None:
            wait = max(0.0, deadline - TIME.now()) + MARGIN_SECONDS
            handle = asyncio.get_running_loop().call_later(wait, self._rung, table)
            self._alarms[table] = (deadline, handle)

    def _rung(self, table: str) -> None:
        del self._alarms[table]
        if self.ring is not None:
            self.ring()

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        del self._setting[table]
        if not task.cancelled() and task.exception() is not None:
            log.warning("clock-not-set", table=table, problem=repr(task.exception()))
