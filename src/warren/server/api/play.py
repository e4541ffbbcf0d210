"""Playing over plain HTTP."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from warren.core.action import Action
from warren.server.api.errors import Asked, language_of
from warren.server.api.parameters import Serving, Since, TableId, WantedSeat, Who
from warren.server.errors import Forbidden
from warren.server.messages import (
    Act,
    Chatted,
    Choice,
    Move,
    Say,
    SeatNumber,
    Shown,
    Stepped,
    Undo,
)
from warren.server.play import Player, action_of
from warren.server.seating import FINISHED
from warren.server.tokens import PLAY, READ


class Note(msgspec.Struct, kw_only=True):
    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class Question(msgspec.Struct, kw_only=True):
    """Would this be allowed, and what would it cost?"""

    move: Move
    seat: SeatNumber | None = None


async def player(service: Serving, person: Who, table: str, request: Asked) -> Player:
    room = await service.tables.room_for(table, person)
    return Player(service.hub, service.tables, room, person, language_of(request))


@get("/api/tables/{table:str}/view", tags=["play"])
async def view_table(
    service: Serving,
    person: Who,
    request: Asked,
    table: TableId,
    since: Since = None,
    seat: WantedSeat = None,
) -> Shown:
    """The whole table as I may know it, with what happened after line `since`."""
    person.require(READ)
    return await (await player(service, person, table, request)).look(since, seat)


@post("/api/tables/{table:str}/actions", tags=["play"], status_code=200)
async def act(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Act]
) -> Stepped | Shown:
    """Do one or several actions, all or none."""
    person.require(PLAY)
    mine = await player(service, person, table, request)
    mine.eyes.seat(data.seat)
    mine.room.shape(mine.eyes.last)
    return mine.answer(await mine.act(data.seat, data.seq, data.moves))


@post("/api/tables/{table:str}/undo", tags=["play"], status_code=200)
async def undo(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Undo]
) -> Stepped | Shown:
    """Take back my last action, never past a die, a draw or another seat's action."""
    person.require(PLAY)
    mine = await player(service, person, table, request)
    mine.eyes.seat(data.seat)
    mine.room.shape(mine.eyes.last)
    return mine.answer(await mine.undo(data.seat, data.seq))


@post("/api/tables/{table:str}/explain", tags=["play"], status_code=200)
async def explain(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Question]
) -> Choice:
    """A legal action with its price; one that is not allowed is refused with its rule."""
    person.require(READ)
    mine = await player(service, person, table, request)
    seat = service.tables.seat_for(mine.room, person, data.seat)
    action: Action = action_of(mine.room, data.move)
    code = mine.room.position.state.code(action)
    mine.room.position.state.clone().apply(seat, code)
    view = mine.room.position.state.view(seat)
    return mine.room.teller(mine.language).choice(view, seat, code)


@get("/api/tables/{table:str}/chat", tags=["beside"])
async def chat(service: Serving, person: Who, table: TableId, after: Since = None) -> list[Chatted]:
    """What was said at the table."""
    person.require(READ)
    await service.tables.room_for(table, person)
    return [
        Chatted(
            number=row["id"], seat=row["seat"], name=row["name"], text=row["text"], at=row["at"]
        )
        for row in await service.hub.store.chat(table, after or 0)
    ]


@post("/api/tables/{table:str}/chat", tags=["beside"])
async def say(service: Serving, person: Who, table: TableId, data: JSONBody[Say]) -> None:
    """Say something to everybody at the table; for those who sit at it."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_for(room, person, None)
    number = await service.hub.store.say(
        table, seat, room.names[seat], data.text.strip(), time.time()
    )
    await service.hub.chatted(table, number)


@get("/api/tables/{table:str}/note", tags=["beside"])
async def note(service: Serving, person: Who, table: TableId, seat: WantedSeat = None) -> Note:
    """My own notes on this game; nobody else can read them."""
    person.require(READ)
    room = await service.tables.room_for(table, person)
    mine = service.tables.seat_for(room, person, seat)
    return Note(text=await service.hub.store.note(table, mine))


@put("/api/tables/{table:str}/note", tags=["beside"])
async def keep_note(
    service: Serving, person: Who, table: TableId, data: JSONBody[Note], seat: WantedSeat = None
) -> Note:
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    mine = service.tables.seat_for(room, person, seat)
    kept = Note(text=data.text)
    await service.hub.store.keep_note(table, mine, kept.text)
    return kept


@get("/api/tables/{table:str}/record", tags=["records"], media_type="application/x-ndjson")
async def record(service: Serving, person: Who, table: TableId) -> Response[str]:
    """The record of a finished game, with the seed of its dice."""
    person.require(READ)
    room = await service.tables.room_for(table, person)
    if room.terms.status != FINISHED:
        raise Forbidden("refusal-record-unfinished", {}, "TABLE-RECORD")
    written = (await service.hub.store.record(table)).write()
    return Response(
        written,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{table}.ndjson"'},
    )


HANDLERS = [view_table, act, undo, explain, chat, say, note, keep_note, record]
