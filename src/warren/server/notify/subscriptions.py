"""Who wants to be told of their turn, and how."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update

from warren.core.effect import only
from warren.core.refusal import Refusal
from warren.server.clock.now import TIME
from warren.server.notify.push import Subscription
from warren.server.seats.seating import new_id
from warren.server.storage.database import Database
from warren.server.storage.schema import notifications, tables
from warren.server.storage.store import Store
from warren.server.tables.room import Room

MOST_PER_SEAT: Final = 5


class ToWebhook(msgspec.Struct, kw_only=True, frozen=True, tag_field="kind", tag="webhook"):
    """An address, and the secret by which it knows us."""

    url: str
    secret: str

    @property
    def address(self) -> str:
        return self.url


class ToBrowser(msgspec.Struct, kw_only=True, frozen=True, tag_field="kind", tag="push"):
    subscription: Subscription

    @property
    def address(self) -> str:
        return self.subscription.endpoint


Target = ToWebhook | ToBrowser


class Entry(msgspec.Struct, kw_only=True):
    """One wish of one seat; `turn` is the last one it is or was to be told of."""

    id: str
    table_id: str
    seat: int
    target: Target
    language: str
    created: float
    turn: int
    tries: int
    due: float | None


class Subscriptions:
    """The wishes of all seats in the database."""

    def __init__(self, database: Database, store: Store) -> None:
        self.database: Final = database
        self.store: Final = store

    async def add(self, room: Room, seat: int, target: Target, language: str) -> Entry:
        """Another wish; one for the same address takes the place of the old one."""
        table = room.terms.id
        known = await self.of(table, [seat])
        same = [entry.id for entry in known if entry.target.address == target.address]
        if len(known) - len(same) >= MOST_PER_SEAT:
            raise Refusal("refusal-notifications", {"most": MOST_PER_SEAT}, "TABLE-LIMIT")
        entry = Entry(
            id=new_id(),
            table_id=table,
            seat=seat,
            target=target,
            language=language,
            created=TIME.now(),
            turn=room.seq(only(seat)),
            tries=0,
            due=None,
        )
        async with self.database.writing() as connection:
            await connection.execute(delete(notifications).where(notifications.c.id.in_(same)))
            row = {**msgspec.to_builtins(entry), "kind": _kind(target)}
            await connection.execute(insert(notifications), [row])
        if room.terms.alerts is None:
            await self._watch(room)
        return entry

    async def of(self, table: str, seats: Collection[int]) -> list[Entry]:
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(notifications)
                .where(notifications.c.table_id == table, notifications.c.seat.in_(seats))
                .order_by(notifications.c.created)
            )
            return [read_entry(row) for row in found.mappings()]

    async def remove(self, table: str, seats: Collection[int], id: str) -> bool:
        async with self.database.writing() as connection:
            gone = await connection.execute(
                delete(notifications).where(
                    notifications.c.table_id == table,
                    notifications.c.seat.in_(seats),
                    notifications.c.id == id,
                )
            )
        return gone.rowcount > 0

    async def _watch(self, room: Room) -> None:
        """From now on the table keeps whose turn it is; those who have it know."""
        alerts = {str(seat): 0 for seat in room.match.state.deciding()}
        async with self.database.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == room.terms.id, tables.c.alerts.is_(None))
                .values(alerts=alerts)
            )
            await self.store.announcer.changed(connection, room.terms.id)


def read_entry(row: RowMapping) -> Entry:
    return msgspec.convert({str(name): value for name, value in row.items()}, Entry)


def _kind(target: Target) -> str:
    return "webhook" if isinstance(target, ToWebhook) else "push"
