"""What a session holds, on its way to another session or an account."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    String,
    Table,
    cast,
    delete,
    exists,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.refusal import Refusal
from warren.server.people.identity import PROGRAM, Person
from warren.server.seats.keys import only_holder
from warren.server.seats.pact import OPENED, RULE, Pact
from warren.server.seats.seating import OPEN, WAITING, digest, new_secret
from warren.server.storage.schema import (
    chats,
    hidden,
    holders,
    notifications,
    results,
    seats,
    tables,
    users,
)

TOKENS: Final = f"{PROGRAM}%"


async def take_along(connection: AsyncConnection, guest: Person, account: Person) -> list[str]:
    """Everything a guest has goes to an account and its new session; the tables that changed.

    The account has its seats alone: their links and other devices are out. A seat of a game that
    has begun is marked: its account came late. Where the account has a seat already, that of the
    guest stays one of a guest, in this session.
    """
    session = guest.session
    held = select(holders.c.table_id).where(holders.c.session_id == session)
    changed = await _tables(connection, or_(tables.c.id.in_(held), tables.c.owner == session))
    await connection.execute(
        update(tables).where(tables.c.owner == session).values(owner=account.owner)
    )
    there = await connection.execute(
        select(seats.c.table_id).where(
            seats.c.table_id.in_(changed), seats.c.user_id == account.user
        )
    )
    seated = [str(row[0]) for row in there]
    brought = await connection.execute(
        select(seats.c.table_id, seats.c.seat, tables.c.status != WAITING)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            seats.c.user_id.is_(None),
            seats.c.table_id.not_in(seated),
            _seat_of(seats, holders, session),
        )
    )
    for table, seat, begun in brought.all():
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == seat)
            .values(user_id=account.user, late=begun, link=digest(new_secret()))
        )
        await only_holder(connection, table, seat, session)
    await connection.execute(
        update(results)
        .where(
            results.c.user_id.is_(None),
            results.c.table_id.not_in(seated),
            _seat_of(results, holders, session),
        )
        .values(user_id=account.user)
    )
    await connection.execute(
        update(holders).where(holders.c.session_id == session).values(session_id=account.session)
    )
    await connection.execute(
        update(hidden).where(hidden.c.who == session).values(who=account.owner)
    )
    return changed


async def let_go(connection: AsyncConnection, session: str) -> list[str]:
    """A session that is over holds nothing; the tables that changed."""
    found = await connection.execute(
        delete(holders).where(holders.c.session_id == session).returning(holders.c.table_id)
    )
    return [str(row[0]) for row in found]


async def close_elsewhere(connection: AsyncConnection, account: Person) -> list[str]:
    """The seats of an account are open in this session alone; the tables that changed."""
    own = exists().where(
        seats.c.user_id == account.user,
        seats.c.table_id == holders.c.table_id,
        seats.c.seat == holders.c.seat,
    )
    found = await connection.execute(
        delete(holders)
        .where(own, holders.c.session_id != account.session, ~holders.c.session_id.like(TOKENS))
        .returning(holders.c.table_id)
    )
    return [str(row[0]) for row in found]


async def leave_behind(connection: AsyncConnection, account: Person, guest: Person) -> list[str]:
    """An account ends: its name is taken off, its seats stay with the session of a guest.

    What binds the seats to the name in the dice goes with it. Returns the tables that changed.
    """
    user = str(account.user)
    own = seats.c.user_id == user
    await _check_unbound(connection, own)
    numbered = cast(seats.c.seat + 1, String(40))
    known = select(seats.c.table_id).where(or_(own, seats.c.reserved == user))
    name = select(users.c.name).where(users.c.id == user).scalar_subquery()
    await connection.execute(
        update(seats)
        .where(seats.c.kind == OPEN, seats.c.reserved.is_(None), seats.c.name == name)
        .values(name="")
    )
    await connection.execute(delete(hidden).where(hidden.c.who == user))
    await connection.execute(delete(users).where(users.c.id == user))
    changed = await _tables(connection, or_(tables.c.id.in_(known), tables.c.owner == user))
    changed += await let_go(connection, account.session)
    await connection.execute(
        update(chats)
        .where(_seat_of(chats, seats, user))
        .values(name=cast(chats.c.seat + 1, String(40)))
    )
    await connection.execute(delete(notifications).where(_seat_of(notifications, seats, user)))
    await connection.execute(delete(holders).where(_seat_of(holders, seats, user)))
    await connection.execute(
        insert(holders).from_select(
            ["table_id", "seat", "session_id"],
            select(seats.c.table_id, seats.c.seat, literal(guest.session)).where(own),
        )
    )
    await connection.execute(
        update(seats).where(own).values(user_id=None, late=False, name=numbered, nonce="")
    )
    await connection.execute(
        update(seats).where(seats.c.reserved == user).values(reserved=None, name="")
    )
    await connection.execute(update(results).where(results.c.user_id == user).values(user_id=None))
    await connection.execute(
        update(tables).where(tables.c.owner == user).values(owner=guest.session)
    )
    return changed


async def _check_unbound(connection: AsyncConnection, own: ColumnElement[bool]) -> None:
    """Between the opening of the dice and their first line no name changes.

    Devices see by the names what they are bound to, and the tables wait while they are locked.
    """
    found = await connection.execute(
        select(tables.c.pact)
        .where(
            tables.c.id.in_(select(seats.c.table_id).where(own)),
            tables.c.status == WAITING,
            tables.c.pact.is_not(None),
        )
        .order_by(tables.c.id)
        .with_for_update(key_share=True)
    )
    for (pact,) in found.all():
        if msgspec.convert(pact, Pact).phase == OPENED:
            raise Refusal("refusal-dice-opened", {}, RULE)


async def _tables(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    found = await connection.execute(select(tables.c.id).where(which))
    return [str(row[0]) for row in found]


def _seat_of(kept: Table, by: Table, who: str) -> ColumnElement[bool]:
    """Whether a row is about a seat that a session holds, or that an account has."""
    holder = by.c.session_id if by is holders else by.c.user_id
    return exists().where(holder == who, by.c.table_id == kept.c.table_id, by.c.seat == kept.c.seat)
