"""Playing over plain HTTP."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody

from warren.core.refusal import Refusal
from warren.messages.bounds import SeatNumber
from warren.messages.orders import Act, Move, Say, Try, Undo
from warren.messages.pushes import Chatted, Refused, Shown, Stepped, Tried
from warren.messages.table import Choice
from warren.server.api.errors import Asked, language_of
from warren.server.api.limits import LOOKING
from warren.server.api.parameters import Serving, Since, TableId, WantedSeat, Who
from warren.server.people.tokens import PLAY, READ
from warren.server.security.asking import ASKING
from warren.server.security.wording import clean_page
from warren.server.tables.play import Player, code_of
from warren.server.viewers.faces import SILENT, refused
from warren.text.moves import parse_moves

TRIED: Final = 4
"""So many lines that are tried cost as much as one more request."""


class Note(msgspec.Struct, kw_only=True):
    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class Question(msgspec.Struct, kw_only=True):
    """Would this be allowed, and what would it cost?"""

    move: Move
    seat: SeatNumber | None = None


class Typed(msgspec.Struct, kw_only=True):
    """A move as people type it: “захват 2-03 кубик”, “capture spearmen c4”."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


async def player(service: Serving, person: Who, table: str, request: Asked) -> Player:
    room = await service.tables.room_for(table, person)
    return Player(service.hub, service.tables, room, person, language_of(request))


@get("/api/tables/{table:str}/view", tags=["play"], opt=LOOKING)
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
    """Do one or several actions, all or none.

    The answer builds on line `seq`; when more has happened since, it is the whole table anew.
    """
    person.require(PLAY)
    mine = await player(service, person, table, request)
    mine.begin(data.seat)
    return await mine.answered(await mine.act(data.seat, data.seq, data.moves), data.seq)


@post("/api/tables/{table:str}/undo", tags=["play"], status_code=200)
async def undo(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Undo]
) -> Stepped | Shown:
    """Take back my last action, never past a die, a draw or another seat's action."""
    person.require(PLAY)
    mine = await player(service, person, table, request)
    mine.begin(data.seat)
    return await mine.answered(await mine.undo(data.seat, data.seq), data.seq)


@post("/api/tables/{table:str}/try", tags=["play"], status_code=200)
async def foresee(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Try]
) -> list[Tried]:
    """What lines of actions would come to, each tried by itself; nothing is done.

    Told is what could be done and taken back: never a die, a draw or anything that would be
    turned up. A line without actions tells what may come of what has been prepared already.
    """
    person.require(READ)
    service.limits.charge(ASKING.get(), len(data.lines) // TRIED)
    mine = await player(service, person, table, request)
    return await mine.tried(data.seat, data.seq, data.lines)


@post("/api/tables/{table:str}/explain", tags=["play"], status_code=200)
async def explain(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Question]
) -> Choice | Refused:
    """A legal action with its price, or why it is not allowed, with the rule."""
    person.require(READ)
    mine = await player(service, person, table, request)
    mine.room.check_playing()
    seat = service.tables.seat_for(mine.room, person, data.seat)
    view = mine.room.match.state.view(seat)
    code = code_of(mine.room, data.move)
    if code not in view.legal_actions():
        view.action(code)
        try:
            view.state.apply(seat, code)
        except Refusal as error:
            return refused(error, mine.language, mine.seq)
    return mine.room.teller(mine.language).choice(view, seat, code)


@post("/api/tables/{table:str}/typed", tags=["play"], status_code=200)
async def read_typed(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Typed]
) -> list[Move]:
    """The moves that a typed line means, to be sent as one; a number at its end repeats it."""
    person.require(READ)
    mine = await player(service, person, table, request)
    mine.room.check_playing()
    seat = service.tables.seat_for(mine.room, person, data.seat)
    language = "ru" if mine.language == SILENT else mine.language
    seen = mine.room.match.state.view(seat).state
    return [
        Move(verb=action.verb, args=action.args)
        for action in parse_moves(data.text, seen, seat, language)
    ]


@get("/api/tables/{table:str}/chat", tags=["beside"])
async def chat(
    service: Serving,
    person: Who,
    table: TableId,
    after: Since = None,
    before: Since = None,
) -> list[Chatted]:
    """What was said at the table, oldest first; the last hundred between two numbers."""
    person.require(READ)
    await service.tables.room_for(table, person)
    return [
        Chatted(
            number=row["id"], seat=row["seat"], name=row["name"], text=row["text"], at=row["at"]
        )
        for row in await service.hub.store.talk.chat(table, after or 0, before)
    ]


@post("/api/tables/{table:str}/chat", tags=["beside"])
async def say(service: Serving, person: Who, table: TableId, data: JSONBody[Say]) -> None:
    """Say something to everybody at the table; for those who sit at it."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.say(room, person, data.text)


@get("/api/tables/{table:str}/note", tags=["beside"])
async def note(service: Serving, person: Who, table: TableId, seat: WantedSeat = None) -> Note:
    """My own notes on this game; nobody else can read them."""
    person.require(READ)
    room = await service.tables.room_for(table, person)
    mine = service.tables.seat_for(room, person, seat)
    return Note(text=await service.hub.store.talk.note(table, mine))


@put("/api/tables/{table:str}/note", tags=["beside"])
async def keep_note(
    service: Serving, person: Who, table: TableId, data: JSONBody[Note], seat: WantedSeat = None
) -> Note:
    """Write them anew."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    mine = service.tables.seat_for(room, person, seat)
    kept = Note(text=clean_page(data.text, "text"))
    await service.hub.store.talk.keep_note(table, mine, kept.text)
    return kept


HANDLERS = [view_table, act, undo, foresee, explain, read_typed, chat, say, note, keep_note]
