"""Seats that are kept for an account."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from warren.core.refusal import InputError, Refusal
from warren.server.errors import Forbidden
from warren.server.people.identity import Person
from warren.server.people.names import plain_name
from warren.server.seats.seating import OPEN
from warren.server.storage.database import Database
from warren.server.storage.schema import users
from warren.server.tables.room import Room


class Account:
    """Somebody who can be invited."""

    def __init__(self, id: str, name: str) -> None:
        self.id: Final = id
        self.name: Final = name


async def find_account(database: Database, name: str) -> Account:
    """The account of this name; none is the fault of whoever set up the table."""
    async with database.reading() as connection:
        found = await connection.execute(
            select(users.c.id, users.c.name).where(users.c.plain_name == plain_name(name))
        )
        row = found.first()
    if row is None:
        raise InputError("error-unknown-account", {"field": "account", "value": name})
    return Account(str(row[0]), str(row[1]))


def seat_to_take(room: Room, person: Person, wanted: int | None) -> int:
    """The open seat that somebody may take without its link: the one named, else the first."""
    holding = room.holding
    kept = holding.kept_for(person.user)
    free = [seat.seat for seat in holding.seats if seat.kind == OPEN and seat.reserved is None]
    if room.terms.visibility != "open" and room.terms.owner != person.owner:
        if not kept:
            raise Forbidden("refusal-join-by-link", {}, "TABLE-LINK")
        free = []
    free = kept + free
    if wanted is None and free:
        return free[0]
    if wanted is not None and wanted in free:
        return wanted
    if any(seat.kind == OPEN and wanted in (None, seat.seat) for seat in holding.seats):
        raise Refusal("refusal-seat-reserved", {}, "TABLE-SEAT")
    raise Refusal("refusal-seat-taken", {}, "TABLE-SEAT")


def seat_to_decline(room: Room, person: Person, wanted: int | None) -> int:
    kept = room.holding.kept_for(person.user)
    if not kept or (wanted is not None and wanted not in kept):
        raise Refusal("refusal-not-invited", {}, "TABLE-SEAT")
    return kept[0] if wanted is None else wanted
