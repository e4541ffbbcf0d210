"""One WebSocket for each viewer of a table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from warren.core.refusal import InputError, WarrenError
from warren.server.api.identity import person_of
from warren.server.api.parameters import Serving, TableId
from warren.server.faces import refused
from warren.server.hub import Unavailable
from warren.server.messages import (
    Act,
    Chatted,
    FromClient,
    Look,
    Ping,
    Pong,
    Refused,
    Say,
    Seated,
    Shown,
    Stepped,
    ToClient,
    Undo,
)
from warren.server.play import Player
from warren.server.room import Room, Step
from warren.server.service import Service
from warren.server.tables import shown
from warren.server.tokens import PLAY, READ

BACKLOG: Final = 256
REFUSED: Final = 4403
UNKNOWN: Final = 4404
SLOW: Final = 4408
AWAY: Final = 1001

log = structlog.stdlib.get_logger("warren.socket")
encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(FromClient)
Socket = WebSocket[object, object, State]


class Watcher:
    """A viewer at the other end of a socket."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(BACKLOG)
        self.answering: tuple[Step | None, str] = (None, "")
        self.at = -1
        self.request = ""

    def put(self, message: ToClient) -> None:
        if self.waiting.full():
            self.close()
            return
        self.waiting.put_nowait(encoder.encode(message))

    def close(self) -> None:
        """Let a viewer go that does not keep up; it comes back by its sequence number."""
        while self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    def stepped(self, room: Room, step: Step) -> None:
        message = self.player.answer(step)
        if isinstance(message, Stepped) and message.before != self.at:
            message = self.player.shown()
        self.at = room.seq
        if self.request:
            message = msgspec.structs.replace(message, id=self.request)
            self.request = ""
        self.put(message)

    def seated(self, room: Room) -> None:
        self.put(Seated(table=shown(room, self.player.person)))

    def chatted(self, said: Chatted) -> None:
        self.put(said)

    def show(self, message: Shown) -> None:
        self.at = message.seq
        self.put(message)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, service: Serving, table: TableId) -> None:
    """Everything at one table: first the whole view, then what changes."""
    person = person_of(socket)
    language = socket.query_params.get("lang", "ru")
    since = socket.query_params.get("since", "")
    try:
        person.require(READ)
        room = await service.tables.room_for(table, person)
    except WarrenError as error:
        await socket.accept()
        await socket.send_data(encoder.encode(refused(error, "none")).decode())
        await socket.close(code=UNKNOWN, reason=error.message)
        return
    if language not in ("ru", "en", "none"):
        language = "ru"
    await socket.accept()
    watcher = Watcher(Player(service.hub, service.tables, room, person, language))
    sender = asyncio.create_task(_send(socket, watcher))
    service.watchers.add(watcher)
    try:
        last = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None
        told = [] if last is None else await service.hub.told_since(room, last)
        room.viewers.add(watcher)
        watcher.show(watcher.player.shown(None, told))
        await _return(service, watcher)
        await _receive(socket, service, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        room.viewers.discard(watcher)
        service.watchers.discard(watcher)
        room.used = time.monotonic()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _return(service: Service, watcher: Watcher) -> None:
    player = watcher.player
    for seat in service.tables.seats_of(player.room, player.person):
        await service.tables.come_back(player.room, seat)


async def _send(socket: Socket, watcher: Watcher) -> None:
    while True:
        message = await watcher.waiting.get()
        if message is None:
            await socket.close(code=SLOW)
            return
        await socket.send_data(message, mode="text")


async def _receive(socket: Socket, service: Service, watcher: Watcher) -> None:
    while True:
        raw = await socket.receive_data(mode="text")
        if len(raw) > service.settings.message_bytes:
            raise InputError("error-too-large", {"field": "message"})
        try:
            message = decoder.decode(raw)
        except msgspec.DecodeError as error:
            problem = InputError("error-bad-request", {"problem": str(error)[:200]})
            watcher.put(refused(problem, watcher.player.language))
            continue
        try:
            await _do(service, watcher, message)
        except WarrenError as error:
            watcher.put(_answer(watcher, error, message.id))
        except Unavailable:
            watcher.put(_answer(watcher, WarrenError("error-unavailable"), message.id))


def _answer(watcher: Watcher, error: WarrenError, id: str) -> Refused:
    watcher.request = ""
    told = refused(error, watcher.player.language, watcher.player.room.seq)
    told.id = id
    return told


async def _do(service: Service, watcher: Watcher, message: FromClient) -> None:
    player = watcher.player
    if isinstance(message, Ping):
        watcher.put(Pong(id=message.id, seq=player.room.seq))
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
    elif isinstance(message, Say):
        seat = service.tables.seat_for(player.room, player.person, None)
        number = await service.hub.store.say(
            player.room.terms.id, seat, player.room.names[seat], message.text.strip(), time.time()
        )
        await service.hub.chatted(player.room.terms.id, number)
