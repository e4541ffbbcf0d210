"""The tables that are open on this node."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Final, Protocol

import structlog

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.server.database import Database
from warren.server.messages import Chatted
from warren.server.notices import CHAT, LINES, Listener, Notice
from warren.server.position import Told
from warren.server.room import Room, Step
from warren.server.seating import new_id
from warren.server.settings import Settings
from warren.server.store import Store
from warren.server.writer import Conflict, Unsure, Writer

MOST_TOLD: Final = 400

log = structlog.stdlib.get_logger("warren.hub")


class Unavailable(Exception):
    """The database cannot be reached just now; whether it was kept will show."""


class Duty(Protocol):
    """Whoever does what a table waits for after a step: bots, results, notifications."""

    def wake(self, room: Room) -> None: ...


class Hub:
    """Opens tables, keeps them up to date with the other nodes, and lets them go."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings: Final = settings
        self.database: Final = database
        self.node: Final = new_id()
        self.store: Final = Store(database, self.node)
        self.writer: Final = Writer(database)
        self.rooms: Final[dict[str, Room]] = {}
        self.duties: Final[list[Duty]] = []
        self.listener: Final = (
            None
            if database.embedded
            else Listener(database.url, self.node, self._heard, self._missed)
        )
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.writer.start()
        if self.listener is not None:
            self.listener.start()
        self._tidying = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        """End with everything decided that was accepted."""
        if self._tidying is not None:
            self._tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._tidying
        if self.listener is not None:
            await self.listener.stop()
        await self.writer.stop()

    async def room(self, table: str) -> Room:
        """The table, opened when it is not open yet, and up to date."""
        room = self.rooms.get(table)
        if room is None:
            room = await self._opened(table)
        elif room.stale:
            await self.catch_up(room)
        room.used = time.monotonic()
        return room

    async def act(self, room: Room, seat: int, seq: int, actions: list[Action]) -> Step:
        await self._reach(room, seq)
        with self._doubts(seq):
            step = await room.act(seat, seq, actions)
        self.woken(room)
        return step

    async def undo(self, room: Room, seat: int, seq: int) -> Step:
        await self._reach(room, seq)
        with self._doubts(seq):
            step = await room.undo(seat, seq)
        self.woken(room)
        return step

    async def begin(self, room: Room) -> None:
        with self._doubts(0):
            await room.begin(time.time())
        await self.reseated(room.terms.id)
        self.woken(room)

    def woken(self, room: Room) -> None:
        for duty in self.duties:
            duty.wake(room)

    async def told_since(self, room: Room, since: int) -> list[Told]:
        """What happened after a line, at most the last few hundred lines."""
        since = max(since, room.seq - MOST_TOLD)
        if since >= room.seq:
            return []
        kept = list(room.recent)
        if kept and kept[0].n <= since + 1:
            return [line for line in kept if line.n > since]
        upto = room.seq
        return [line for line in await self.store.told(room.terms, since) if line.n <= upto]

    async def catch_up(self, room: Room) -> None:
        """Apply the lines that others have written."""
        async with room.lock:
            found = await self.store.lines_after(room.terms.id, room.seq)
            room.stale = False
            if not found:
                return
            terms, holding = await self.store.seating(room.terms.id)
            trial = room.position.copy()
            told = [trial.act(line.seat, line.action) for line in found]
            room.terms, room.holding = terms, holding
            room.adopt(trial, told, {"clock": terms.clock})
        self.woken(room)

    async def reseated(self, table: str) -> None:
        """Show what changed in the seating of a table, if it is open here."""
        room = self.rooms.get(table)
        if room is not None:
            terms, holding = await self.store.seating(table)
            room.reseat(terms, holding)
            self.woken(room)

    async def chatted(self, table: str, number: int) -> None:
        """Show a chat message, if the table is open here."""
        room = self.rooms.get(table)
        if room is None or not room.viewers:
            return
        for row in await self.store.chat(table, number - 1):
            if row["id"] == number:
                said = Chatted(
                    number=number,
                    seat=row["seat"],
                    name=row["name"],
                    text=row["text"],
                    at=row["at"],
                )
                for viewer in list(room.viewers):
                    viewer.chatted(said)

    async def _reach(self, room: Room, seq: int) -> None:
        """A client may know more than this node does yet."""
        if room.stale or seq > room.seq:
            await self.catch_up(room)

    @contextlib.contextmanager
    def _doubts(self, seq: int) -> Iterator[None]:
        try:
            yield
        except Conflict as error:
            raise Refusal("refusal-stale", {"seq": seq, "now": seq}, "TABLE-SEQUENCE") from error
        except Unsure as error:
            raise Unavailable from error

    async def _opened(self, table: str) -> Room:
        """Open a table once, however many ask for it at the same time."""
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        loaded = await self.store.load(table)
        room = Room(
            loaded.game,
            loaded.terms,
            loaded.holding,
            loaded.position,
            self.writer,
            self.node,
            self.settings,
        )
        room.saved = loaded.saved
        self.rooms[table] = room
        return room

    async def _heard(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
        if notice.kind == CHAT:
            await self.chatted(notice.table, notice.n)
        elif notice.kind == LINES:
            if notice.n > room.seq:
                await self.catch_up(room)
        else:
            await self.reseated(notice.table)

    async def _missed(self) -> None:
        for room in list(self.rooms.values()):
            room.stale = True
            await self.catch_up(room)
            await self.reseated(room.terms.id)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(self.settings.room_seconds / 4)
            limit = time.monotonic() - self.settings.room_seconds
            for table, room in list(self.rooms.items()):
                if not room.viewers and room.used < limit and not room.lock.locked():
                    del self.rooms[table]
