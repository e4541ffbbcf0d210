"""The tables that are open on this node."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

import structlog

from warren.core.effect import EVERYBODY, only
from warren.core.match import Told
from warren.core.refusal import Refusal
from warren.lesson.library import Library
from warren.server.bots.roster import Roster
from warren.server.clock.now import TIME
from warren.server.nodes.metrics import Metrics
from warren.server.nodes.notices import CHAT, LINES, MISSED, Listener, Notice
from warren.server.seats.seating import WAITING, new_id
from warren.server.settings import Settings
from warren.server.storage.database import Database, Unavailable
from warren.server.storage.store import Store
from warren.server.storage.writer import Conflict, Unsure, Writer
from warren.server.tables.lessons import Lessons
from warren.server.tables.room import Deed, Room, Step

MOST_TOLD: Final = 400
MEND_SECONDS: Final = 0.5
MOST_TRIES: Final = 20

log = structlog.stdlib.get_logger("warren.hub")


class Duty(Protocol):
    """Whoever does what a table waits for after a step: bots, results, notifications.

    Every node that has the table open wakes its own; what must be done once only is done where
    the room leads.
    """

    def wake(self, room: Room) -> None: ...


class Ear(Protocol):
    """Whoever wants to know of tables that are not open on this node."""

    async def heard(self, notice: Notice) -> None: ...

    async def missed(self) -> None: ...


class Hub:
    """Opens tables, keeps them up to date with the other nodes, and lets them go."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.database: Final = database
        self.metrics: Final = metrics
        self.roster: Final = Roster(settings.bots)
        self.node: Final = new_id()
        self.store: Final = Store(database, self.node)
        self.writer: Final = Writer(database, metrics)
        self.lessons: Final = Lessons(Library(settings.lessons))
        self.rooms: Final[dict[str, Room]] = {}
        self.duties: Final[list[Duty]] = []
        self.ears: Final[list[Ear]] = []
        self.closed: Callable[[str], None] = lambda _: None
        self.listener: Final = (
            None if database.embedded else Listener(database, self.node, self._heard, self._missed)
        )
        self._working: Final[set[asyncio.Task[Step]]] = set()
        self._mending: Final[set[asyncio.Task[None]]] = set()
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
        for task in self._mending:
            task.cancel()
        await asyncio.gather(*self._working, *self._mending, return_exceptions=True)
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

    async def act(
        self,
        room: Room,
        seat: int,
        seq: int,
        deeds: Sequence[Deed],
        viewers: int | None = None,
        by: object = None,
    ) -> Step:
        """Actions of a seat; `viewers` is the mask of whoever counted the lines up to `seq`."""
        eyes = only(seat) if viewers is None else viewers
        step = await self._written(room, eyes, seq, lambda: room.act(seat, seq, deeds, eyes, by))
        kind = "bot" if room.holding.seats[seat].robot else "person"
        self.metrics.steps.labels(room.terms.game, kind).inc()
        return step

    async def undo(
        self, room: Room, seat: int, seq: int, viewers: int | None = None, by: object = None
    ) -> Step:
        eyes = only(seat) if viewers is None else viewers
        return await self._written(room, eyes, seq, lambda: room.undo(seat, seq, eyes, by))

    async def begin(self, room: Room) -> None:
        """Start the game; when the table has changed meanwhile, as it is now."""
        try:
            await self._written(room, EVERYBODY, 0, lambda: room.begin(TIME.now()))
        except Refusal:
            if room.terms.status == WAITING:
                raise
        await self.reseated(room.terms.id)

    def woken(self, room: Room) -> None:
        for duty in self.duties:
            duty.wake(room)

    async def told_since(self, room: Room, viewers: int, since: int) -> list[Told]:
        """What somebody was shown after line `since`, at most the last few hundred lines."""
        if since >= room.seq(viewers):
            return []
        told = await self._told_since(room, max(since, room.n - MOST_TOLD))
        return [
            line for line in told if line.seen_by & viewers and line.count.shown_to(viewers) > since
        ]

    async def _told_since(self, room: Room, n: int) -> list[Told]:
        """All that happened after line n."""
        told: list[Told] = []
        while n < room.n:
            kept = list(room.recent)
            if kept and kept[0].n <= n + 1:
                return told + [line for line in kept if line.n > n]
            upto = room.n
            told += [line for line in await self.store.told(room.terms, n) if line.n <= upto]
            n = upto
        return told

    async def catch_up(self, room: Room, upto: int | None = None, show: bool = False) -> None:
        """Take over what others have written: lines, terms and seats.

        Not needed, when all lines `upto` one are known; `show` tells the viewers the seating.
        """
        async with room.decided():
            if upto is not None and upto <= room.n and not room.stale:
                return
            room.learn(await self.store.news(room.terms.id, room.n), show)
        self.woken(room)

    async def reach(self, room: Room, viewers: int, seq: int) -> None:
        """A client may know more than this node does yet."""
        if room.stale or seq > room.seq(viewers) or room.terms.status == WAITING:
            await self.catch_up(room)

    async def refresh(self, room: Room) -> None:
        """Ask again where another node may know more: of seats, of a game that has begun."""
        if not self.database.embedded:
            await self.catch_up(room)

    async def reseated(self, table: str) -> None:
        """Show what changed here in the seating of a table."""
        room = self.rooms.get(table)
        if room is not None:
            await self.catch_up(room, show=True)

    async def chatted(self, table: str, number: int) -> None:
        """Show a chat message, if the table is open here."""
        room = self.rooms.get(table)
        if room is None or not room.viewers:
            return
        for row in await self.store.talk.chat(table, number - 1):
            if row["id"] == number:
                room.hear(row)

    async def _written(
        self, room: Room, viewers: int, seq: int, step: Callable[[], Awaitable[Step]]
    ) -> Step:
        """A step to its end, whatever becomes of the one who asked for it."""
        task = asyncio.create_task(self._write(room, viewers, seq, step))
        self._working.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Step]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()

    async def _write(
        self, room: Room, viewers: int, seq: int, step: Callable[[], Awaitable[Step]]
    ) -> Step:
        """When another node was faster, look again: the step may still be good."""
        await self.reach(room, viewers, seq)
        for _ in range(MOST_TRIES):
            try:
                done = await step()
            except Conflict:
                await self.catch_up(room)
            except Unsure as error:
                self._mend(room)
                raise Unavailable(str(error)) from error
            else:
                self.woken(room)
                return done
        raise Unavailable

    def _mend(self, room: Room) -> None:
        """See, as soon as the database is back, whether a step was kept."""
        task = asyncio.create_task(self._mended(room))
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def _mended(self, room: Room) -> None:
        while room.stale:
            await asyncio.sleep(MEND_SECONDS)
            with contextlib.suppress(Unavailable):
                await self.catch_up(room, room.n)
        room.leads = True
        self.woken(room)

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
            loaded.match,
            self.writer,
            self.node,
            self.settings,
            loaded.heads,
            await self.lessons.guidance(loaded.terms, loaded.lines),
        )
        room.saved = loaded.saved
        self.rooms[table] = room
        if room.leads:
            self.woken(room)
        return room

    async def _heard(self, notice: Notice) -> None:
        """A table that is just being opened may have been read before this."""
        opening = self._opening.get(notice.table)
        if opening is not None:
            await asyncio.wait((opening,))
        room = self.rooms.get(notice.table)
        if room is None:
            for ear in self.ears:
                await ear.heard(notice)
        elif notice.kind == CHAT:
            await self.chatted(notice.table, notice.n)
        elif notice.kind == LINES:
            if notice.n > room.n or room.stale:
                await self.catch_up(room, notice.n)
        else:
            await self.catch_up(room)
            if notice.kind == MISSED:
                await self._overheard(room, notice.n)

    async def _overheard(self, room: Room, since: int) -> None:
        """Show what was said while nobody listened."""
        if room.viewers:
            for row in await self.store.talk.chat(room.terms.id, 0):
                if row["at"] >= since and row["id"] not in room.said:
                    room.hear(row)

    async def _missed(self, since: float) -> None:
        """Look at everything again that may have changed meanwhile."""
        assert self.listener is not None
        for room in self.rooms.values():
            room.stale = True
        for table in {*self.rooms, *self._opening}:
            self.listener.inbox.put(Notice(self.node, MISSED, table, int(since)))
        for ear in self.ears:
            await ear.missed()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(self.settings.room_seconds / 4)
            limit = time.monotonic() - self.settings.room_seconds
            for table, room in list(self.rooms.items()):
                busy = room.viewers or room.is_busy() or room.robots()
                if not busy and room.used < limit:
                    del self.rooms[table]
                    self.closed(table)
