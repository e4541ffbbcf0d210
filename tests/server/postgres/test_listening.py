"""What another node has written, heard in time or not."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.desks import Spectator, desks, hot_seat, step, until

from warren.core.effect import EVERYBODY
from warren.messages.setup import NewSeat, NewTable
from warren.server.errors import Unknown
from warren.server.nodes.notices import LINES, Notice, read_notice
from warren.server.people.identity import new_person
from warren.server.seats.seating import PLAYING
from warren.server.tables.room import Room, Step


def test_a_table_that_is_being_opened_misses_nothing(database_url: str) -> None:
    """Lines written after the rows were read, heard of before the table is open."""

    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            first, _ = await hot_seat(one)
            read, go = asyncio.Event(), asyncio.Event()
            load = two.hub.store.load

            async def slowly(table: str) -> object:
                loaded = await load(table)
                read.set()
                await go.wait()
                return loaded

            two.hub.store.load = slowly  # type: ignore[method-assign, assignment]
            opening = asyncio.create_task(two.hub.room(first.terms.id))
            await read.wait()
            await step(one, first)
            await asyncio.sleep(0.1)
            go.set()
            second = await opening
            await until(lambda: second.n == first.n)

    asyncio.run(work())


def test_who_comes_while_the_table_goes_on_is_told_everything(database_url: str) -> None:
    """What happened since a line reaches up to the position that is shown with it."""

    async def work() -> None:
        async with desks(database_url) as (one,):
            room, _ = await hot_seat(one)
            for _ in range(5):
                await step(one, room)
            since = room.n
            for _ in range(5):
                await step(one, room)
            room.recent.clear()
            told_of = one.hub.store.told

            async def slowly(*asked: object) -> object:
                told = await told_of(*asked)  # type: ignore[arg-type]
                await step(one, room)
                return told

            one.hub.store.told = slowly  # type: ignore[method-assign, assignment]
            told = await one.hub.told_since(room, EVERYBODY, since)
            assert [line.n for line in told] == list(range(since + 1, room.n + 1))

    asyncio.run(work())


def test_nobody_takes_the_step_of_another_for_theirs(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            first, _ = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            by: list[object] = []

            class Noting(Spectator):
                def stepped(self, room: Room, step: Step) -> None:
                    by.append(step.by)

            Noting(second)
            await step(one, first)
            await until(lambda: second.n == first.n)
            state = second.match.state
            (seat,) = state.actors()
            code = state.legal_actions(seat)[0]
            await two.hub.act(second, seat, second.n, [code], by="me")
            assert by == [None, "me"]

    asyncio.run(work())


def test_news_that_were_missed_are_caught_up_with(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            first, person = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            spectator = Spectator(second)
            before = second.n
            listener = two.hub.listener
            assert listener is not None
            await listener.stop()
            for _ in range(3):
                await step(one, first)
            await one.tables.say(first, person, "anybody there?")
            assert (second.n, spectator.said) == (before, [])
            listener.start()
            await until(lambda: second.n == first.n)
            assert spectator.lines == list(range(before + 1, first.n + 1))
            await until(lambda: spectator.said == ["anybody there?"])

    asyncio.run(work())


def test_the_listener_comes_back_when_its_connection_is_cut(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            first, _ = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            for _ in range(3):
                async with one.database.writing() as connection:
                    await connection.exec_driver_sql(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                    )
                await step(one, first)
                await until(lambda: second.n == first.n)

    asyncio.run(work())


def test_a_notice_nobody_of_ours_sent_is_passed_over() -> None:
    ours = Notice("node", LINES, "table", 7)
    read = read_notice(ours.text())
    assert read is not None
    assert (read.node, read.kind, read.table, read.n) == ("node", LINES, "table", 7)
    for text in ("", "x", "a b c d", "node lines t -1", "node lines t ²", "a b c 1 2"):
        assert read_notice(text) is None


def test_a_seat_is_known_before_its_notice_comes(database_url: str) -> None:
    """Whom a node does not know it asks the database about, before it shows them out."""

    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            guest = new_person()
            seats = [NewSeat(kind="me"), NewSeat(kind="open")]
            wanted = NewTable(game="small_world", seats=seats, visibility="private")
            made = await one.tables.create(new_person(), wanted)
            await two.hub.room(made.table.id)
            assert two.hub.listener is not None
            await two.hub.listener.stop()
            with pytest.raises(Unknown):
                await two.tables.room_for(made.table.id, guest)
            await one.tables.claim(guest, made.links["1"])
            room = await two.tables.room_for(made.table.id, guest)
            assert two.tables.seat_for(room, guest, 1) == 1
            assert room.terms.status == PLAYING

    asyncio.run(work())
