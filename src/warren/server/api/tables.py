"""Setting up tables and taking seats."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import or_, select

from warren.server.api.parameters import Serving, TableId, Who
from warren.server.messages import Name, SeatNumber, TableShown, Text, Word
from warren.server.schema import holders, seats, tables
from warren.server.seating import new_secret
from warren.server.tables import Created, NewTable, described, shown
from warren.server.tokens import PLAY, READ


class Join(msgspec.Struct, kw_only=True):
    seat: SeatNumber | None = None
    name: Name | None = None
    contribution: Text = ""


class OneSeat(msgspec.Struct, kw_only=True):
    seat: SeatNumber | None = None


class Start(msgspec.Struct, kw_only=True):
    """`fill` seats that bot wherever a seat is still open."""

    fill: Word | None = None


class Contribution(msgspec.Struct, kw_only=True):
    text: Text
    seat: SeatNumber | None = None


class Link(msgspec.Struct, kw_only=True):
    """The secret of a seat."""

    link: Annotated[str, Meta(min_length=8, max_length=64)]
    name: Name | None = None


class SeatTaken(msgspec.Struct, kw_only=True):
    table: str
    seat: int


class SeatLink(msgspec.Struct, kw_only=True):
    seat: int
    link: str


@post("/api/tables", tags=["tables"])
async def create_table(service: Serving, person: Who, data: JSONBody[NewTable]) -> Created:
    """Set up a table; it starts at once when no seat is open, unless told to wait."""
    person.require(PLAY)
    return await service.tables.create(person, data)


@get("/api/tables", tags=["tables"])
async def list_tables(
    service: Serving,
    person: Who,
    game: Annotated[str | None, QueryParameter(max_length=32)] = None,
    status: Annotated[Literal["waiting", "playing", "finished"] | None, QueryParameter()] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=16)] = None,
    mine: Annotated[bool, QueryParameter()] = False,
) -> list[TableShown]:
    """Open tables, newest first; or those where I have a seat."""
    person.require(READ)
    query = select(tables.c.id).order_by(tables.c.created.desc())
    if mine:
        held = select(holders.c.table_id).where(holders.c.session_id == person.session)
        own = select(seats.c.table_id).where(seats.c.user_id == (person.user or ""))
        query = query.where(or_(tables.c.id.in_(held), tables.c.id.in_(own)))
    else:
        query = query.where(tables.c.visibility == "open")
    if game is not None:
        query = query.where(tables.c.game == game)
    if status is not None:
        query = query.where(tables.c.status == status)
    if players is not None:
        query = query.where(tables.c.players == players)
    found: list[TableShown] = []
    for row in await service.hub.store.listed(query):
        terms, holding = await service.hub.store.seating(str(row["id"]))
        found.append(described(terms, holding, person))
    return found


@get("/api/tables/{table:str}", tags=["tables"])
async def show_table(service: Serving, person: Who, table: TableId) -> TableShown:
    """What everybody may know of a table."""
    person.require(READ)
    return shown(await service.tables.room_for(table, person), person)


@post("/api/tables/{table:str}/join", tags=["tables"])
async def join_table(
    service: Serving, person: Who, table: TableId, data: JSONBody[Join]
) -> TableShown:
    """Sit down at an open table; it starts when the last seat is taken."""
    person.require(PLAY)
    room = await service.tables.join(person, table, data.seat, data.name, data.contribution)
    return shown(room, person)


@post("/api/tables/{table:str}/leave", tags=["tables"])
async def leave_table(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> TableShown:
    """Give up a seat before the start; later a bot plays on until one returns."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.leave(room, service.tables.seat_for(room, person, data.seat))
    return shown(room, person)


@post("/api/tables/{table:str}/return", tags=["tables"])
async def return_to_table(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> TableShown:
    """Play on for oneself where a bot stood in."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.come_back(room, service.tables.seat_for(room, person, data.seat))
    return shown(room, person)


@post("/api/tables/{table:str}/start", tags=["tables"])
async def start_table(
    service: Serving, person: Who, table: TableId, data: JSONBody[Start]
) -> TableShown:
    """Begin; for the one who set up the table."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    await service.tables.start(room, person, data.fill)
    return shown(room, person)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(service: Serving, person: Who, table: TableId) -> TableShown:
    """Play again with the same seats; everybody who asks gets the same new table."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    again = await service.tables.rematch(room, person)
    return shown(await service.hub.room(again), person)


@post("/api/tables/{table:str}/contribution", tags=["tables"])
async def contribute(
    service: Serving, person: Who, table: TableId, data: JSONBody[Contribution]
) -> TableShown:
    """Add to the dice of a table that has not started."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_for(room, person, data.seat)
    await service.tables.contribute(room, seat, data.text)
    return shown(room, person)


@post("/api/tables/{table:str}/link", tags=["tables"])
async def renew_link(
    service: Serving, person: Who, table: TableId, data: JSONBody[OneSeat]
) -> SeatLink:
    """A new secret link to my own seat; the old one stops working."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_for(room, person, data.seat)
    link = new_secret()
    await service.hub.store.relink(table, seat, link)
    return SeatLink(seat=seat, link=link)


@post("/api/seats", tags=["tables"])
async def take_seat(service: Serving, person: Who, data: JSONBody[Link]) -> SeatTaken:
    """Take the seat of a secret link, or come back to it."""
    person.require(PLAY)
    table, seat = await service.tables.claim(person, data.link, data.name)
    return SeatTaken(table=table, seat=seat)


HANDLERS = [
    create_table,
    list_tables,
    show_table,
    join_table,
    leave_table,
    return_to_table,
    start_table,
    rematch,
    contribute,
    renew_link,
    take_seat,
]
