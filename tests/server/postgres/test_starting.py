"""Two nodes seat people and start games at the same time."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select
from tests.server.desks import Desk, desks

from warren.core.refusal import Refusal
from warren.messages.setup import NewSeat, NewTable
from warren.server.people.identity import new_person
from warren.server.seats.keys import Door
from warren.server.seats.pact import OPENED
from warren.server.seats.seating import PLAYING, WAITING, digest
from warren.server.storage.schema import holders, lines, tables
from warren.server.storage.writer import Conflict


async def count(desk: Desk, table: str) -> int:
    async with desk.database.reading() as connection:
        found = await connection.execute(
            select(func.count()).select_from(lines).where(lines.c.table_id == table)
        )
        return int(found.scalar_one())


def test_one_game_begins_once(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            for _ in range(5):
                wanted = NewTable(
                    game="heroes", seats=[NewSeat(kind="me"), NewSeat(kind="me")], start=False
                )
                made = await one.tables.create(new_person(), wanted)
                rooms = [await desk.hub.room(made.table.id) for desk in (one, two)]
                await asyncio.gather(
                    one.tables.dealer.begin(rooms[0]), two.tables.dealer.begin(rooms[1])
                )
                assert [room.terms.status for room in rooms] == [PLAYING, PLAYING]
                assert rooms[0].n == rooms[1].n == await count(one, made.table.id)
                assert rooms[0].terms.started == rooms[1].terms.started

    asyncio.run(work())


def test_a_seating_read_before_the_start_does_not_undo_it(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url) as (one,):
            for _ in range(10):
                wanted = NewTable(
                    game="small_world", seats=[NewSeat(kind="me"), NewSeat(kind="me")], start=False
                )
                made = await one.tables.create(new_person(), wanted)
                room = await one.hub.room(made.table.id)
                await asyncio.gather(
                    one.hub.reseated(room.terms.id),
                    one.tables.dealer.begin(room),
                    one.hub.reseated(room.terms.id),
                )
                assert room.terms.status == PLAYING

    asyncio.run(work())


def test_the_same_seat_twice_by_the_same_person(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            person, guest = new_person(), new_person()
            wanted = NewTable(game="small_world", seats=[NewSeat(kind="me"), NewSeat(kind="open")])
            made = await one.tables.create(person, wanted)
            link = made.links["1"]
            await one.tables.claim(guest, link)
            await asyncio.gather(*(desk.tables.claim(guest, link) for desk in (one, two, one, two)))
            async with one.database.reading() as connection:
                found = await connection.execute(
                    select(holders.c.session_id).where(holders.c.seat == 1)
                )
                assert found.scalars().all() == [guest.session]

    asyncio.run(work())


def test_a_full_table_starts_though_its_node_died_before(database_url: str) -> None:
    """Whoever comes back by the link starts it; so does the row itself, which asks for a look."""

    async def work() -> None:
        async with desks(database_url) as (one,):
            wanted = NewTable(game="small_world", seats=[NewSeat(kind="me"), NewSeat(kind="open")])
            made = await one.tables.create(new_person(), wanted)
            table, guest = made.table.id, new_person()
            taken = await one.hub.store.chairs.sit(
                table,
                1,
                guest.session,
                "Bob",
                None,
                by_link=True,
                one_screen=False,
                commitment="",
            )
            assert taken
            async with one.database.reading() as connection:
                due = await connection.execute(select(tables.c.due).where(tables.c.id == table))
                assert due.scalar_one() is not None
            room = await one.hub.room(table)
            assert room.terms.status == WAITING
            door = await one.hub.store.keys.behind(digest(made.links["1"]))
            assert door == Door(table=table, seat=1, used=True)
            await one.tables.claim(guest, made.links["1"])
            assert room.terms.status == PLAYING

    asyncio.run(work())


def test_no_game_begins_with_a_hole_in_it(database_url: str) -> None:
    """Somebody leaves, and the other node does not know yet."""

    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            seats = [NewSeat(kind="me"), NewSeat(kind="me")]
            wanted = NewTable(game="small_world", seats=seats, start=False)
            made = await one.tables.create(new_person(), wanted)
            first, second = [await desk.hub.room(made.table.id) for desk in (one, two)]
            assert two.hub.listener is not None
            await two.hub.listener.stop()
            await one.tables.absence.leave(first, 1)
            assert second.terms.pact is not None
            second.terms.pact.phase = OPENED
            with pytest.raises(Conflict):
                await second.begin(0.0)
            with pytest.raises(Refusal, match="refusal-seats-open"):
                await two.tables.dealer.begin(second)
            assert await count(one, made.table.id) == 0
            assert second.terms.status == WAITING

    asyncio.run(work())
