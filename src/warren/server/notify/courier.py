"""Delivering what people wanted to be told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from sqlalchemy import delete, select, update

from warren.server.clock.now import TIME
from warren.server.notify.address import find_address
from warren.server.notify.letter import Letter, write_letter
from warren.server.notify.push import sealed
from warren.server.notify.sending import SECONDS, Sender
from warren.server.notify.stamp import Stamp, find_stamp
from warren.server.notify.subscriptions import Entry, ToBrowser, read_entry
from warren.server.notify.webhook import webhook_headers
from warren.server.storage.schema import notifications
from warren.server.tables.hub import Hub

AT_ONCE: Final = 20
LEASE_SECONDS: Final = 4 * SECONDS
MOST_TRIES: Final = 5
BACKOFF: Final = 4
GONE: Final = (404, 410)

log = structlog.stdlib.get_logger("warren.courier")


class Courier:
    """Takes what is due, each piece on one node only, and tries again a few times.

    A node that dies on the way leaves its piece to another when the lease is over: what was
    delivered just before may then come twice, with the same number.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._stamp: Stamp | None = None
        self._sender: Final = Sender()
        self._leaving: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def stamp(self) -> Stamp:
        assert self._stamp is not None
        return self._stamp

    async def start(self) -> None:
        self._stamp = await find_stamp(self.hub.settings, self.hub.database)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Deliver what is on its way to the end: broken off, it would come twice."""
        self._leaving.set()
        if self._task is not None:
            await self._task
        await self._sender.close()

    async def _run(self) -> None:
        while not self._leaving.is_set():
            try:
                while await self.deliver(TIME.now()) == AT_ONCE and not self._leaving.is_set():
                    pass
            except Exception as error:
                log.warning("delivery-failed", problem=repr(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), self.hub.settings.sweep_seconds)

    async def deliver(self, now: float) -> int:
        """Deliver some of what is due; how many pieces that were."""
        async with self.hub.database.reading() as connection:
            found = await connection.execute(
                select(notifications)
                .where(notifications.c.due.is_not(None), notifications.c.due <= now)
                .order_by(notifications.c.due)
                .limit(AT_ONCE)
            )
            due = [read_entry(row) for row in found.mappings()]
        await asyncio.gather(*(self._attempt(entry, now) for entry in due))
        return len(due)

    async def _attempt(self, entry: Entry, now: float) -> None:
        entry.tries += 1
        if not await self._change(entry, entry.due, due=now + LEASE_SECONDS, tries=entry.tries):
            return
        terms, holding = await self.hub.store.seating(entry.table_id)
        if (terms.alerts or {}).get(str(entry.seat)) != entry.turn:
            await self._change(entry, now + LEASE_SECONDS, due=None)
            return
        letter = write_letter(
            terms, holding, entry.seat, entry.turn, entry.language, self.hub.settings
        )
        status, problem = await self._sent(entry, letter, now)
        if 200 <= status < 300:
            again = None
        elif status in GONE:
            await self._remove(entry)
            return
        else:
            log.info("not-delivered", table=entry.table_id, status=status, problem=problem)
            wait = self.hub.settings.notify_retry_seconds * BACKOFF ** (entry.tries - 1)
            again = now + wait if entry.tries < MOST_TRIES else None
        await self._change(entry, now + LEASE_SECONDS, due=again)

    async def _sent(self, entry: Entry, letter: Letter, now: float) -> tuple[int, str]:
        """The status of the answer, or 0 and what went wrong."""
        target, body = entry.target, msgspec.json.encode(letter)
        try:
            address = await find_address(target.address, self.hub.settings.private_webhooks)
            if isinstance(target, ToBrowser):
                headers = self.stamp.headers(address.origin, now)
                body = sealed(target.subscription, body)
            else:
                headers = webhook_headers(target.secret, letter.number, now, body)
            async with asyncio.timeout(SECONDS):
                return await self._sender.post(address, body, headers), ""
        except Exception as error:
            return 0, repr(error)

    async def _change(self, entry: Entry, held: float | None, **values: float | None) -> bool:
        """Go on with a piece, unless another node has it or there is a newer turn."""
        async with self.hub.database.writing() as connection:
            changed = await connection.execute(
                update(notifications)
                .where(
                    notifications.c.id == entry.id,
                    notifications.c.turn == entry.turn,
                    notifications.c.due == held,
                )
                .values(**values)
            )
        return changed.rowcount == 1

    async def _remove(self, entry: Entry) -> None:
        log.info("subscription-gone", table=entry.table_id, seat=entry.seat)
        async with self.hub.database.writing() as connection:
            await connection.execute(delete(notifications).where(notifications.c.id == entry.id))
