"""Two nodes get into each other's way, and nothing comes of it."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import func, select, update
from tests.server.audit import audited
from tests.server.desks import Desk, Spectator, desks, hot_seat, step, until

from warren.core.refusal import Refusal
from warren.server.errors import Unknown
from warren.server.identity import new_person
from warren.server.notices import LINES, Notice, read_notice
from warren.server.room import Room, Step
from warren.server.schema import holders, lines, snapshots, tables
from warren.server.schema import seats as seats_of
from warren.server.seating import PLAYING, WAITING, digest
from warren.server.settings import Settings
from warren.server.tables import NewSeat, NewTable
from warren.server.writer import Append, Conflict


async def count(desk: Desk, table: str) -> int:
    async with desk.database.reading() as connection:
        found = await connection.execute(
            select(func.count()).select_from(lines).where(lines.c.table_id == table)
        )
        return int(found.scalar_one())


def test_both_nodes_write_snapshots_of_the_same_table(database_url: str) -> None:
    """A node that has not kept a position does not stumble over the one the other has kept."""

    async def work() -> None:
        async with desks(database_url, database_url, snapshot_lines=5) as (one, two):
            first, _ = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            for number in range(40):
                desk, room, other = (one, first, second) if number % 3 else (two, second, first)
                await step(desk, room)
                await until(lambda: other.seq == room.seq)  # noqa: B023
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
            await until(lambda: second.seq == first.seq)
            kept = {
                "table_id": first.terms.id,
                "n": first.saved,
                "draws": first.position.draws,
                "position": first.position.to_json(),
            }
            await two.hub.writer.append(Append(first.terms.id, [], kept))

    asyncio.run(work())


def test_one_game_begins_once(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            for _ in range(5):
                wanted = NewTable(
                    game="heroes", seats=[NewSeat(kind="me"), NewSeat(kind="me")], start=False
                )
                made = await one.tables.create(new_person(), wanted)
                rooms = [await desk.hub.room(made.table.id) for desk in (one, two)]
                await asyncio.gather(one.hub.begin(rooms[0]), two.hub.begin(rooms[1]))
                assert [room.terms.status for room in rooms] == [PLAYING, PLAYING]
                assert rooms[0].seq == rooms[1].seq == await count(one, made.table.id)
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
                    one.hub.begin(room),
                    one.hub.reseated(room.terms.id),
                )
                assert room.terms.status == PLAYING

    asyncio.run(work())


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
            await until(lambda: second.seq == first.seq)

    asyncio.run(work())


def test_who_comes_while_the_table_goes_on_is_told_everything(database_url: str) -> None:
    """What happened since a line reaches up to the position that is shown with it."""

    async def work() -> None:
        async with desks(database_url) as (one,):
            room, _ = await hot_seat(one)
            for _ in range(5):
                await step(one, room)
            since = room.seq
            for _ in range(5):
                await step(one, room)
            room.recent.clear()
            told_of = one.hub.store.told

            async def slowly(*asked: object) -> object:
                told = await told_of(*asked)  # type: ignore[arg-type]
                await step(one, room)
                return told

            one.hub.store.told = slowly  # type: ignore[method-assign, assignment]
            told = await one.hub.told_since(room, since)
            assert [line.n for line in told] == list(range(since + 1, room.seq + 1))

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
            await until(lambda: second.seq == first.seq)
            state = second.position.state
            (seat,) = state.actors()
            action = state.action(state.legal_actions(seat)[0])
            await two.hub.act(second, seat, second.seq, [action], by="me")
            assert by == [None, "me"]

    asyncio.run(work())


def test_news_that_were_missed_are_caught_up_with(database_url: str) -> None:
    async def work() -> None:
        async with desks(database_url, database_url) as (one, two):
            first, person = await hot_seat(one)
            second = await two.hub.room(first.terms.id)
            spectator = Spectator(second)
            before = second.seq
            listener = two.hub.listener
            assert listener is not None
            await listener.stop()
            for _ in range(3):
                await step(one, first)
            await one.tables.say(first, person, "anybody there?")
            assert (second.seq, spectator.said) == (before, [])
            listener.start()
            await until(lambda: second.seq == first.seq)
            assert spectator.lines == list(range(before + 1, first.seq + 1))
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
                await until(lambda: second.seq == first.seq)

    asyncio.run(work())


def test_a_notice_nobody_of_ours_sent_is_passed_over() -> None:
    ours = Notice("node", LINES, "table", 7)
    read = read_notice(ours.text())
    assert read is not None
    assert (read.node, read.kind, read.table, read.n) == ("node", LINES, "table", 7)
    for text in ("", "x", "a b c d", "node lines t -1", "node lines t ²", "a b c 1 2"):
        assert read_notice(text) is None


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
                    assert room.seq == other.seq
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
                f" VALUES ('{second.terms.id}', {second.seq + 1}, 0, 'x', '{{}}', 0)"
            )
            before = first.seq
            await step(one, first)
            assert first.seq > before
            await until(lambda: second.seq == first.seq)
            with pytest.raises(Exception, match="connection"):
                await holding.execute("COMMIT")

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
            taken = await one.hub.store.sit(
                table, 1, guest.session, "Bob", None, fresh=True, by_link=True, contribution=""
            )
            assert taken
            async with one.database.reading() as connection:
                due = await connection.execute(select(tables.c.due).where(tables.c.id == table))
                assert due.scalar_one() is not None
            room = await one.hub.room(table)
            assert room.terms.status == WAITING
            found = await one.hub.store.seat_of_link(digest(made.links["1"]))
            assert found == (table, 1)
            await one.tables.claim(guest, made.links["1"])
            assert room.terms.status == PLAYING

    asyncio.run(work())


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
            await one.tables.leave(first, 1)
            with pytest.raises(Conflict):
                await second.begin(0.0)
            with pytest.raises(Refusal, match="refusal-seats-open"):
                await two.hub.begin(second)
            assert await count(one, made.table.id) == 0
            assert second.terms.status == WAITING

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
            assert first.robot() is not None
            assert (first.leads, second.leads) == (True, False)
            await step(two, second)
            await until(lambda: first.seq == second.seq)
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
            assert second.robot() is None
            await two.hub.catch_up(second)
            assert second.robot() is not None
            assert second.leads

    asyncio.run(work())


def test_a_seat_that_is_left_asks_for_a_look(database_url: str) -> None:
    """The node that was told may die before its bot moves."""

    async def work() -> None:
        async with desks(database_url) as (one,):
            room, _ = await hot_seat(one)
            (seat,) = room.position.state.actors()
            assert await one.hub.store.due(time.time() + 60, 10) == []
            await one.hub.store.change_seat(room.terms.id, seat, away=True, bot="random")
            ((table, due),) = await one.hub.store.due(time.time() + 60, 10)
            assert table == room.terms.id
            assert await one.hub.store.claim(table, due, due + 60)
            assert not await one.hub.store.claim(table, due, due + 60)

    asyncio.run(work())
