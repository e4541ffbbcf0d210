"""Streams of lines for programs: what concerns me, and one table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from litestar import get
from litestar.response import Stream

from warren.messages.events import Ready
from warren.messages.pushes import Ended
from warren.server.api.errors import Asked, language_of
from warren.server.api.limits import LASTING
from warren.server.api.parameters import Serving, Since, TableId, Who
from warren.server.errors import Unauthorized
from warren.server.people.identity import Person
from warren.server.people.tokens import READ
from warren.server.seats.seating import CLOSED
from warren.server.service import Service
from warren.server.tables.room import Room
from warren.server.viewers.outbox import Outbox, encoder
from warren.server.viewers.watcher import come_back, watching

NDJSON: Final = "application/x-ndjson"
KEEP_ALIVE: Final = b"\n"
HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}


@get(
    "/api/stream/events",
    tags=["stream"],
    media_type=NDJSON,
    opt=LASTING,
)
async def stream_events(service: Serving, person: Who, request: Asked) -> Stream:
    """What concerns me at all tables: first all that goes on now, up to `ready`, then news."""
    person.require(READ)
    return _stream(_events(service, person, _bearer(request)))


@get(
    "/api/stream/tables/{table:str}",
    tags=["stream"],
    media_type=NDJSON,
    opt=LASTING,
)
async def stream_table(
    service: Serving, person: Who, request: Asked, table: TableId, since: Since = None
) -> Stream:
    """One table: first in full, with what happened after line `since`, then what changes."""
    person.require(READ)
    room = await service.tables.room_for(table, person)
    lines = _table(service, room, person, language_of(request), since, _bearer(request))
    return _stream(lines)


def _stream(lines: AsyncIterator[bytes]) -> Stream:
    return Stream(lines, media_type=NDJSON, headers=HEADERS)


def _bearer(request: Asked) -> str:
    return request.headers.get("authorization", "")


async def _events(service: Service, person: Person, bearer: str) -> AsyncIterator[bytes]:
    with service.events.subscribed(person) as subscriber:
        service.watchers.add(subscriber)
        try:
            async for _ in service.events.catch_up(subscriber):
                for line in subscriber.taken():
                    yield line + b"\n"
            subscriber.put(Ready())
            async for line in _lines(service, subscriber, bearer):
                yield line
        finally:
            service.watchers.discard(subscriber)


async def _table(
    service: Service,
    room: Room,
    person: Person,
    language: str,
    since: int | None,
    bearer: str,
) -> AsyncIterator[bytes]:
    async with watching(service, room, person, language, since) as watcher:
        if not _over(room):
            await come_back(service, room, person)
            async for line in _lines(service, watcher, bearer):
                yield line
                if _over(room):
                    watcher.seated(room)
                    break
        for line in watcher.taken():
            yield line + b"\n"
        if _over(room):
            yield encoder.encode(Ended()) + b"\n"


def _over(room: Room) -> bool:
    return room.match.state.is_over() or room.terms.status == CLOSED


async def _lines(service: Service, outbox: Outbox, bearer: str) -> AsyncIterator[bytes]:
    """What is put into the outbox; an empty line when it is quiet, while the token is valid."""
    clock = asyncio.get_running_loop()
    beat = clock.time() + service.settings.stream_seconds
    while True:
        try:
            async with asyncio.timeout_at(beat):
                message = await outbox.take()
        except TimeoutError:
            if not await _valid(service, bearer):
                return
            beat = clock.time() + service.settings.stream_seconds
            yield KEEP_ALIVE
            continue
        if message is None:
            return
        yield message + b"\n"


async def _valid(service: Service, bearer: str) -> bool:
    if bearer:
        try:
            await service.tokens.person(bearer)
        except Unauthorized:
            return False
    return True


HANDLERS = [stream_events, stream_table]
