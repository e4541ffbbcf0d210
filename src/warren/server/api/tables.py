"""Setting up tables and taking seats."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from warren.messages.bounds import Commitment, Digits, Name, SeatNumber, Word
from warren.messages.setup import Created, NewTable, SeatTaken
from warren.messages.table import TableListed, TableShown
from warren.server.api.errors import Asked, language_of
from warren.server.api.identity import become
from warren.server.api.limits import DEAR
from warren.server.api.parameters import Serving, TableId, Who
from warren.server.people.tokens import PLAY, READ
from warren.server.tables.listing import Status, Wanted, listed
from warren.server.tables.rematch import table_again
from warren.server.viewers.descriptions import shown


class Join(msgspec.Struct, kw_only=True):
    seat: SeatNumber | None = None
    name: Name | None = None
    commitment: Commitment = ""


class OneSeat(msgspec.Struct, kw_only=True):
    seat: SeatNumber | None = None


class Start(msgspec.Struct, kw_only=True):
    """`fill` seats that bot wherever a seat is still open."""

    fill: Word | None = None


class Again(msgspec.Struct, kw_only=True):
    commitment: Commitment = ""


class Sealing(msgspec.Struct, kw_only=True):
    """What binds my device: the SHA-256 of the 32 bytes that it will add to the dice."""

    commitment: Digits
    seat: SeatNumber | None = None


class Revealing(msgspec.Struct, kw_only=True):
    """The 32 bytes that my device was bound to."""

    contribution: Digits
    seat: SeatNumber | None = None


class Link(msgspec.Struct, kw_only=True):
    """The secret of a seat."""

    link: Annotated[str, Meta(min_length=8, max_length=64)]
    name: Name | None = None
    commitment: Commitment = ""


class SeatLink(msgspec.Struct, kw_only=True):
    seat: int
    link: str


@post("/api/tables", tags=["tables"], opt=DEAR)
async def create_table(
    service: Serving, person: Who, request: Asked, data: JSONBody[NewTable]
) -> Created:
    """Set up a table; it starts at once when no seat is open, unless told to wait.

    Bots without a name get one in the language of whoever asks.
    """
    person.require(PLAY)
    return await service.tables.create(person, data, language=language_of(request))


@get("/api/tables", tags=["tables"])
async def list_tables(
    service: Serving,
    person: Who,
    game: Annotated[str | None, QueryParameter(max_length=32)] = None,
    status: Annotated[Status | None, QueryParameter()] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=16)] = None,
    mine: Annotated[bool, QueryParameter()] = False,
    invited: Annotated[bool, QueryParameter()] = False,
    before: Annotated[str | None, QueryParameter(pattern="^[a-z0-9]{1,16}$")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[TableListed]:
    """Open tables, newest first; or mine, which I set up or sit at; or those I am invited to.

    `before` is the last table of the page before this one. Closed tables are left out, unless
    they are asked for or were imported.
    """
    person.require(READ)
    wanted = Wanted(
        game=game,
        status=status,
        players=players,
        mine=mine,
        invited=invited,
        before=before,
        limit=limit,
    )
    return await listed(service.database, person, wanted)


@get("/api/tables/{table:str}", tags=["tables"])
async def show_table(service: Serving, person: Who, table: TableId) -> TableShown:
    """What everybody may know of a table."""
    person.require(READ)
    return shown(await service.tables.room_for(table, person), person)


@post("/api/tables/{table:str}/join", tags=["tables"])
async def join_table(
    service: Serving, person: Who, table: TableId, data: JSONBody[Join]
) -> TableShown:
    """Sit down at an open table, or agree to play again; it starts when nobody is missing."""
    person.require(PLAY)
    room = await service.tables.join(person, table, data.seat, data.name, data.commitment)
    return shown(room, person)


@post("/api/tables/{table:str}/decline", tags=["tables"])
async def decline_invitation(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> TableShown:
    """Free the seat that is kept for me, or at which I am asked to play again."""
    person.require(PLAY)
    return shown(await service.tables.decline(person, table, data.seat), person)


@post("/api/tables/{table:str}/leave", tags=["tables"])
async def leave_table(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> TableShown:
    """Give up a seat before the start; later a bot plays on until one returns."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.absence.leave(room, service.tables.seat_for(room, person, data.seat))
    return shown(room, person)


@post("/api/tables/{table:str}/resign", tags=["tables"])
async def resign(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> TableShown:
    """Give up a game: a bot plays on to the end, and one cannot come back.

    Where nobody else plays, the game ends at once and without a result.
    """
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.absence.resign(room, service.tables.seat_for(room, person, data.seat))
    return shown(room, person)


@post("/api/tables/{table:str}/hide", tags=["tables"])
async def hide_table(service: Serving, person: Who, table: TableId) -> TableShown:
    """List a table no longer among mine; only where I have nothing to play any more."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.hide(room, person)
    return shown(room, person)


@post("/api/tables/{table:str}/return", tags=["tables"])
async def return_to_table(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> TableShown:
    """Play on for oneself where a bot stood in."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.absence.come_back(room, service.tables.seat_for(room, person, data.seat))
    return shown(room, person)


@post("/api/tables/{table:str}/start", tags=["tables"])
async def start_table(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Start]
) -> TableShown:
    """Begin; for the one who set up the table."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.start(room, person, data.fill, language_of(request))
    return shown(room, person)


@post("/api/tables/{table:str}/close", tags=["tables"])
async def close_table(service: Serving, person: Who, table: TableId) -> TableShown:
    """Give up a table that has not started; for the one who set it up."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.close(room, person)
    return shown(room, person)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(
    service: Serving, person: Who, table: TableId, data: JSONBody[Again | None] = None
) -> TableShown:
    """Ask everybody to play again, or agree to; all get the same new table.

    It starts when all people have agreed: by this, by joining it, or they decline.
    """
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    bound = "" if data is None else data.commitment
    again = await table_again(service.tables, room, person, bound)
    return shown(await service.hub.room(again), person)


@post("/api/tables/{table:str}/seal", tags=["tables"])
async def seal(
    service: Serving, person: Who, table: TableId, data: JSONBody[Sealing]
) -> TableShown:
    """Bind my device to what it will add to the dice, when the devices of a table are called."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_for(room, person, data.seat)
    await service.tables.dealer.seal(room, seat, data.commitment)
    return shown(room, person)


@post("/api/tables/{table:str}/reveal", tags=["tables"])
async def reveal(
    service: Serving, person: Who, table: TableId, data: JSONBody[Revealing]
) -> TableShown:
    """Show what my device was bound to, once all are; the last one starts the game."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_for(room, person, data.seat)
    await service.tables.dealer.reveal(room, seat, data.contribution)
    return shown(room, person)


@post("/api/tables/{table:str}/link", tags=["tables"])
async def renew_link(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> SeatLink:
    """A new secret link to my seat, or to an open one of my table; the old one opens nothing."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_to_link(room, person, data.seat)
    link = await service.hub.store.keys.renew(table, seat)
    await service.hub.reseated(table)
    return SeatLink(seat=seat, link=link)


@post("/api/tables/{table:str}/alone", tags=["tables"])
async def close_elsewhere(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[OneSeat]
) -> SeatLink:
    """Close my seat on all other devices; its old link opens nothing, here is a new one.

    Where the seat is that of my account, all its other sessions are over.
    """
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_for(room, person, data.seat)
    if room.holding.seats[seat].user_id is not None:
        become(request, await service.accounts.end_others(person))
    link = await service.hub.store.keys.close_elsewhere(table, seat, person.session)
    await service.hub.reseated(table)
    return SeatLink(seat=seat, link=link)


@post("/api/seats", tags=["tables"])
async def take_seat(service: Serving, person: Who, data: JSONBody[Link]) -> SeatTaken:
    """Take the seat of a secret link, or come back to it."""
    person.require(PLAY)
    return await service.tables.claim(person, data.link, data.name, data.commitment)


HANDLERS = [
    create_table,
    list_tables,
    show_table,
    join_table,
    decline_invitation,
    leave_table,
    resign,
    hide_table,
    return_to_table,
    start_table,
    close_table,
    rematch,
    seal,
    reveal,
    renew_link,
    close_elsewhere,
    take_seat,
]
