"""One WebSocket for each viewer of a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from warren.core.refusal import InputError, WarrenError
from warren.messages.orders import Act, FromClient, Look, Ping, Undo
from warren.messages.pushes import Pong, Refused
from warren.server.api.errors import refuse_socket
from warren.server.api.identity import person_of
from warren.server.api.limits import LASTING, LOOK
from warren.server.api.parameters import Serving, TableId
from warren.server.errors import TooMuch
from warren.server.people.tokens import PLAY, READ
from warren.server.security.asking import ASKING
from warren.server.security.limits import BUSY, RULE, Pace
from warren.server.service import Service
from warren.server.storage.database import Unavailable
from warren.server.viewers.faces import refused
from warren.server.viewers.watcher import Watcher, come_back, watching

TOO_BUSY: Final = 4429
LOOKING: Final = 10

log = structlog.stdlib.get_logger("warren.socket")
decoder: Final = msgspec.json.Decoder(FromClient)
Socket = WebSocket[object, object, State]


@websocket("/api/tables/{table:str}/socket", opt=LASTING)
async def table_socket(socket: Socket, service: Serving, table: TableId) -> None:
    """Everything at one table: first the whole view, then what changes."""
    person = person_of(socket)
    language = socket.query_params.get("lang", "ru")
    since = socket.query_params.get("since", "")
    try:
        person.require(READ)
        room = await service.tables.room_for(table, person)
    except WarrenError as error:
        await refuse_socket(socket.receive, socket.send, error)
        return
    if language not in ("ru", "en", "none"):
        language = "ru"
    await socket.accept()
    last = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None
    async with watching(service, room, person, language, last) as watcher:
        sender = asyncio.create_task(_send(socket, watcher))
        try:
            await service.tables.recognise(room, person)
            await come_back(service, room, person)
            await _receive(socket, service, watcher)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender


async def _send(socket: Socket, watcher: Watcher) -> None:
    """Hand messages on until the client is let go or has gone by itself."""
    with contextlib.suppress(OSError, WebSocketDisconnect):
        while True:
            message = await watcher.take()
            if message is None:
                await socket.close(code=watcher.code)
                return
            await socket.send_data(message, mode="text")


async def _receive(socket: Socket, service: Service, watcher: Watcher) -> None:
    pace = Pace(service.settings.messages_per_second)
    while True:
        raw = await socket.receive_data(mode="text")
        if not watcher.closed:
            await _take(service, watcher, pace, raw)


async def _take(service: Service, watcher: Watcher, pace: Pace, raw: str) -> None:
    try:
        message = decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        problem = InputError("error-bad-request", {"problem": str(error)[:200]})
        _refuse(watcher, pace, problem, "")
        return
    if not pace.heard(LOOKING if isinstance(message, Look) else 1):
        _refuse(watcher, pace, TooMuch(BUSY, {"seconds": 1}, RULE), message.id)
        return
    try:
        if isinstance(message, Look):
            service.limits.charge(ASKING.get(), LOOK)
        await _do(service, watcher, message)
    except WarrenError as error:
        watcher.put(_answer(watcher, error, message.id))
    except Unavailable:
        watcher.put(_answer(watcher, WarrenError("error-unavailable"), message.id))


def _refuse(watcher: Watcher, pace: Pace, error: WarrenError, id: str) -> None:
    """Answer what is not even tried; who goes on like that is let go."""
    if pace.tolerated():
        watcher.put(_answer(watcher, error, id))
    else:
        watcher.close(TOO_BUSY)


def _answer(watcher: Watcher, error: WarrenError, id: str) -> Refused:
    watcher.request = ""
    told = refused(error, watcher.player.language, watcher.player.seq)
    told.id = id
    return told


async def _do(service: Service, watcher: Watcher, message: FromClient) -> None:
    player = watcher.player
    if isinstance(message, Ping):
        watcher.put(Pong(id=message.id, seq=player.seq))
        return
    if isinstance(message, Look):
        told = await player.look(message.since)
        told.id = message.id
        watcher.show(told)
        return
    player.person.require(PLAY)
    if isinstance(message, Act):
        watcher.request = message.id
        await player.act(message.seat, message.seq, message.moves)
    elif isinstance(message, Undo):
        watcher.request = message.id
        await player.undo(message.seat, message.seq)
    else:
        await service.tables.say(player.room, player.person, message.text)
