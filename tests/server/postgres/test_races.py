"""Two nodes get into each other's way, and nothing comes of it."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import select, update
from tests.server.audit import audited
from tests.server.desks import desks, hot_seat, step, until

from warren.core.refusal import Refusal
from warren.messages.setup import NewSeat, NewTable
from warren.server.people.identity import new_person
from warren.server.settings import Settings
from warren.server.storage.milestone import milestone
from warren.server.storage.schema import seats as seats_of
from warren.server.storage.schema import snapshots
from warren.server.storage.writer import Append
from warren.server.tables.room import Step


def test_both_nodes_write_snapshots_of_the_same_table(database_url: str) -> None:
    """A node that has not kept a position does not stumble over the one the other has kept."""

    async def work() -> None:
        async with desks(database_url, database_url, snapshot_lines=5) as (one, two):
            first, _ = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            for number in range(40):
                desk, room, other = (one, first, second) if number % 3 else (two, second, first)
                await step(desk, room)
                await until(lambda: other.n == room.n)  # noqa: B023
            async with one.database.reading() as connection:
                kept = (await connection.execute(select(snapshots.c.n))).scalars().all()
            assert len(kept) >= 8

    asyncio.run(work())


def test_a_snapshot_of_the_same_line_is_kept_once(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url, snapshot_lines=5) as (one, two):
            first, _ = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            while first.saved == 0:
                await step(one, first)
            await until(lambda: second.n == first.n)
            kept = {
                "table_id": first.terms.id,
                "n": first.saved,
                "draws": first.match.draws,
                "position": milestone(first.match).position,
            }
            await two.hub.writer.take(Append(first.terms.id, [], kept))

    asyncio.run(work())


def test_many_tables_on_two_nodes_never_wait_for_each_other(database_url: str) -> None:
    """Commits of many tables in any order; whoever is late is told so, nobody is lost."""

    async def work() -> list[str]:
        async with desks(database_url, database_url) as (one, two):
            rooms = [(await hot_seat(one, "heroes"))[0] for _ in range(12)]
            others = [await two.hub.room(room.terms.id) for room in rooms]
            kept = 0
            for number in range(8):
                plans = [(one, room, 0) for room in rooms] + [(two, room, -1) for room in others]
                if number % 2:
                    plans.reverse()
                done = await asyncio.gather(
                    *(step(desk, room, which) for desk, room, which in plans),
                    return_exceptions=True,
                )
                wrong = [one for one in done if not isinstance(one, Step | Refusal)]
                assert wrong == []
                kept += sum(isinstance(one, Step) for one in done)
                for room, other in zip(rooms, others, strict=True):
                    await one.hub.catch_up(room)
                    await two.hub.catch_up(other)
                    assert room.n == other.n
            assert kept >= 8 * 12
            return [room.terms.id for room in rooms]

    for table in asyncio.run(work()):
        audited(Settings(database_url=database_url), table)


def test_a_waiting_transaction_of_a_dead_node_is_given_up(database_url: str) -> None:
    """A node that stops in the middle of a commit keeps the others waiting only so long."""

    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            first, _ = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            holding = await two.database.connect()
            await holding.execute("SET idle_in_transaction_session_timeout = '300ms'")
            await holding.execute("BEGIN")
            await holding.execute(
                "INSERT INTO lines (table_id, n, seat, verb, args, at)"
                f" VALUES ('{second.terms.id}', {second.n + 1}, 0, 'x', '{{}}', 0)"
            )
            before = first.n
            await step(one, first)
            assert first.n > before
            await until(lambda: second.n == first.n)
            with pytest.raises(Exception, match="connection"):
                await holding.execute("COMMIT")

    asyncio.run(work())


def test_bots_move_at_one_node_only(database_url: str) -> None:
    """Where the last step was written; where a table is taken over, there."""

    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            seats = [NewSeat(kind="me"), NewSeat(kind="bot", bot="random")]
            made = await one.tables.create(
                new_person(), NewTable(game="small_world", seats=seats, options={"first": 1})
            )
            first, second = [await desk.hub.room(made.table.id) for desk in (one, two)]
            assert first.robots()
            assert (first.leads, second.leads) == (True, False)
            await step(two, second)
            await until(lambda: first.n == second.n)
            assert (first.leads, second.leads) == (False, True)

    asyncio.run(work())


def test_a_bot_nobody_sees_to_is_woken_where_that_shows(database_url: str) -> None:
    """A person left, and a node that did not know yet wrote the next step."""

    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            first, _ = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            async with one.database.writing() as connection:
                await connection.execute(update(seats_of).values(away=True, bot="random"))
            assert not second.robots()
            await two.hub.catch_up(second)
            assert second.robots()
            assert second.leads

    asyncio.run(work())


def test_a_seat_that_is_left_asks_for_a_look(database_url: str) -> None:
    """The node that was told may die before its bot moves."""

    async def work() -> None:
        async with desks(database_url) as (one,):
            room, _ = await hot_seat(one)
            (seat,) = room.match.state.actors()
            assert await one.hub.store.due(time.time() + 60, 10) == []
            await one.hub.store.chairs.change(room.terms.id, seat, away=True, bot="random")
            ((table, due),) = await one.hub.store.due(time.time() + 60, 10)
            assert table == room.terms.id
            assert await one.hub.store.claim(table, due, due + 60)
            assert not await one.hub.store.claim(table, due, due + 60)

    asyncio.run(work())
