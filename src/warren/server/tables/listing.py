"""Finding tables: open ones, one's own, those one is invited to."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.games.registry import game
from warren.messages.table import TableListed
from warren.server.people.identity import Person
from warren.server.seats.seating import CLOSED, Billing, Holding, Seat
from warren.server.storage.database import Database
from warren.server.storage.schema import hidden, holders, results, seats, tables
from warren.server.viewers.concerns import invitations
from warren.server.viewers.descriptions import billed

Status = Literal["waiting", "playing", "finished", "closed"]


class Entry(Billing, kw_only=True):
    """A row of a list; whether the table `came_in` as a record, without what the record says."""

    came_in: bool


COLUMNS: Final = (
    *(tables.c[name] for name in Billing.__struct_fields__),
    tables.c.imported.is_not(None).label("came_in"),
)


class Wanted(msgspec.Struct, kw_only=True):
    """Which tables, newest first; `before` a table of an earlier page, at most `limit`."""

    game: str | None = None
    status: Status | None = None
    players: int | None = None
    mine: bool = False
    invited: bool = False
    before: str | None = None
    limit: int = 50


async def listed(database: Database, person: Person, wanted: Wanted) -> list[TableListed]:
    """The tables with their seats, as this person may know them."""
    async with database.reading() as connection:
        found = await connection.execute(_query(person, wanted))
        rows = [msgspec.convert(_plain(row), Entry) for row in found.mappings()]
        seated = await _seated(connection, person, [row.id for row in rows])
        scores = await _scores(connection, [row.id for row in rows])
    return [
        billed(row, row.came_in, seated[row.id], person, scores.get(row.id, {})) for row in rows
    ]


def _query(person: Person, wanted: Wanted) -> Select[tuple[object, ...]]:
    query: Select[tuple[object, ...]] = select(*COLUMNS).where(_whose(person, wanted))
    if wanted.status is not None:
        query = query.where(tables.c.status == wanted.status)
    else:
        query = query.where(or_(tables.c.status != CLOSED, tables.c.imported.is_not(None)))
    if wanted.game is not None:
        query = query.where(tables.c.game == game(wanted.game).key)
    if wanted.players is not None:
        query = query.where(tables.c.players == wanted.players)
    if wanted.before is not None:
        known = select(tables.c.created).where(tables.c.id == wanted.before, _known_to(person))
        last = known.scalar_subquery()
        older = and_(tables.c.created == last, tables.c.id < wanted.before)
        query = query.where(or_(tables.c.created < last, older))
    return query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(wanted.limit)


def _whose(person: Person, wanted: Wanted) -> ColumnElement[bool]:
    if wanted.invited:
        return tables.c.id.in_(invitations(person))
    if wanted.mine:
        away = select(hidden.c.table_id).where(hidden.c.who == person.owner)
        return and_(_own(person), tables.c.id.not_in(away))
    return tables.c.visibility == "open"


def _own(person: Person) -> ColumnElement[bool]:
    """The tables that somebody has set up or sits at."""
    held = select(holders.c.table_id).where(holders.c.session_id == person.session)
    own = select(seats.c.table_id).where(seats.c.user_id == (person.user or ""))
    return or_(tables.c.id.in_(held), tables.c.id.in_(own), tables.c.owner == person.owner)


def _known_to(person: Person) -> ColumnElement[bool]:
    """The tables of which somebody may know: a private one is for strangers as if it were not."""
    return or_(tables.c.visibility != "private", _own(person), tables.c.id.in_(invitations(person)))


async def _scores(connection: AsyncConnection, found: list[str]) -> dict[str, dict[int, int]]:
    """The scores of those games that are over, by seat."""
    query = select(results.c.table_id, results.c.seat, results.c.score)
    scores: dict[str, dict[int, int]] = {}
    for table, seat, score in await connection.execute(query.where(results.c.table_id.in_(found))):
        scores.setdefault(table, {})[seat] = score
    return scores


async def _seated(
    connection: AsyncConnection, person: Person, found: list[str]
) -> dict[str, Holding]:
    """The seats of tables, and which of them this session holds."""
    mine = and_(
        holders.c.table_id == seats.c.table_id,
        holders.c.seat == seats.c.seat,
        holders.c.session_id == person.session,
    )
    query = (
        select(seats, holders.c.session_id)
        .join(holders, mine, isouter=True)
        .where(seats.c.table_id.in_(found))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    seated: dict[str, Holding] = {}
    for row in (await connection.execute(query)).mappings():
        holding = seated.setdefault(row["table_id"], Holding([], {}))
        holding.seats.append(msgspec.convert(_plain(row), Seat))
        if row["session_id"] is not None:
            holding.sessions.setdefault(person.session, set()).add(row["seat"])
    return seated


def _plain(row: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in row.items()}
