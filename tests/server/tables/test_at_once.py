"""Several answers of one table on their way to the disk at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import insert
from tests.server.audit import audited
from tests.server.desks import Desk, Spectator, desks, hot_seat, until
from tests.server.sealed import sealed_game

from warren.core.effect import only
from warren.core.refusal import Refusal
from warren.server.settings import Settings
from warren.server.storage.database import Unavailable
from warren.server.storage.schema import lines
from warren.server.storage.writer import Append, Unsure
from warren.server.tables.room import Room, Step

SEATS: Final = 3


@pytest.fixture(autouse=True)
def sealed() -> Iterator[None]:
    with sealed_game():
        yield


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path / "data"))


class Slow:
    """A disk that takes its time: commits wait until they are let through, or fail."""

    def __init__(self, desk: Desk) -> None:
        self.commits: Final[list[int]] = []
        self.faults: Final[list[Callable[[], Awaitable[None]]]] = []
        self._open: Final = asyncio.Event()
        self._write: Final = desk.hub.writer._write
        desk.hub.writer._write = self._slowly  # type: ignore[method-assign]

    def let_through(self) -> None:
        self._open.set()

    def hold(self) -> None:
        self._open.clear()
        self.commits.clear()

    async def write(self, appends: list[Append]) -> None:
        await self._write(appends)

    async def _slowly(self, appends: list[Append]) -> None:
        self.commits.append(len(appends))
        await self._open.wait()
        if self.faults:
            await self.faults.pop(0)()
        await self._write(appends)


@asynccontextmanager
async def at_the_table(settings: Settings) -> AsyncGenerator[tuple[Desk, Room, Slow, Spectator]]:
    """A game in which all seats are asked, on a slow disk."""
    async with desks(settings.url) as (desk,):
        room, _ = await hot_seat(desk, "sealed", SEATS)
        yield desk, room, Slow(desk), Spectator(room)


def seal(desk: Desk, room: Room, seat: int, seq: int | None = None) -> asyncio.Task[Step]:
    """One seat seals a card for the question it has been asked."""
    asked = room.seq(only(seat)) if seq is None else seq
    return asyncio.create_task(desk.hub.act(room, seat, asked, [seat]))


async def under_way(room: Room, last: int) -> None:
    """Wait until a line is on its way to the disk."""
    await until(lambda: room.drafts.last is not None and room.drafts.last.match.n >= last)


def seats_of(steps: list[Step]) -> list[int]:
    return [step.told[0].seat for step in steps]


def test_nobody_waits_for_the_answer_of_another(settings: Settings) -> None:
    """The second and the third share a commit, while the first is being written."""

    async def work() -> str:
        async with at_the_table(settings) as (desk, room, disk, spectator):
            first = seal(desk, room, 0)
            await until(lambda: disk.commits == [1])
            others = [seal(desk, room, seat) for seat in (1, 2)]
            await under_way(room, 4)
            assert (room.n, spectator.lines) == (0, [])
            assert not any(task.done() for task in (first, *others))
            disk.let_through()
            done = [await task for task in (first, *others)]
            assert disk.commits == [1, 2]
            assert seats_of(done) == [0, 1, 2]
            assert [step.before.n for step in done] == [0, 1, 2]
            assert spectator.lines == [1, 2, 3, 4], "the last one has the coin with it"
            return room.terms.id

    assert len(audited(settings, asyncio.run(work())).lines) == 4


def test_an_answer_that_no_longer_fits_is_refused_when_that_is_certain(settings: Settings) -> None:
    async def work() -> None:
        async with at_the_table(settings) as (desk, room, disk, _):
            first = seal(desk, room, 0)
            await until(lambda: disk.commits == [1])
            again = seal(desk, room, 0)
            await asyncio.sleep(0.05)
            assert not again.done()
            disk.let_through()
            await first
            with pytest.raises(Refusal, match="refusal-stale"):
                await again

    asyncio.run(work())


@pytest.mark.parametrize("together", [True, False])
def test_what_builds_upon_a_lost_line_is_lost_with_it(settings: Settings, together: bool) -> None:
    """Somebody else was faster: nothing is written behind their line that has not been read."""

    async def work() -> str:
        async with at_the_table(settings) as (desk, room, disk, spectator):
            disk.faults.append(overtaking(desk, room))
            busy = [await kept_busy(desk, disk)] if together else []
            first = seal(desk, room, 0)
            if not together:
                await until(lambda: disk.commits == [1])
            second = seal(desk, room, 1)
            late = seal(desk, room, 2)
            await under_way(room, 4)
            disk.let_through()
            for other in busy:
                await other
            done = [await first, await second]
            assert sorted(seats_of(done)) == [0, 1]
            with pytest.raises(Refusal, match="refusal-stale"):
                await late
            assert spectator.lines == [1, 2, 3, 4]
            assert not room.stale
            return room.terms.id

    record = audited(settings, asyncio.run(work()))
    assert [line.seat for line in record.lines[:1]] == [2]
    assert sorted(line.seat for line in record.lines[1:3]) == [0, 1]


def overtaking(desk: Desk, room: Room) -> Callable[[], Awaitable[None]]:
    """The last seat answers somewhere else, just before anybody here."""

    async def overtaken() -> None:
        row = {"table_id": room.terms.id, "n": 1, "seat": 2, "verb": "seal", "args": {"card": 5}}
        async with desk.database.writing() as connection:
            await connection.execute(insert(lines), [{**row, "at": 0.0}])

    return overtaken


async def kept_busy(desk: Desk, disk: Slow) -> asyncio.Task[None]:
    """A commit that is under way already, so that what comes now goes with the next one."""

    async def other() -> None:
        await desk.hub.writer.take(Append("nothing", []))

    task = asyncio.create_task(other())
    await until(lambda: disk.commits == [1])
    faults, disk.faults[:] = disk.faults[:], []
    disk.faults.extend([nothing, *faults])
    return task


async def nothing() -> None:
    pass


@pytest.mark.parametrize("kept", [True, False])
def test_a_commit_without_an_answer_takes_all_its_lines_along(
    settings: Settings, kept: bool
) -> None:
    """The connection is lost: the lines of the table may be there or not, and the table goes on."""

    async def work() -> str:
        async with at_the_table(settings) as (desk, room, disk, spectator):
            first = seal(desk, room, 0)
            await until(lambda: disk.commits == [1])
            second = seal(desk, room, 1)
            await under_way(room, 2)

            async def lost() -> None:
                if kept:
                    await disk.write(under)
                raise Unsure

            under = appends_of(room)[:1]
            disk.faults.append(lost)
            disk.let_through()
            with pytest.raises(Unavailable):
                await first
            assert seats_of([await second]) == [1]
            await until(lambda: not room.stale)
            last = [seat for seat in range(SEATS) if seat in room.match.state.deciding()]
            assert last == ([2] if kept else [0, 2])
            for seat in last:
                await seal(desk, room, seat)
            assert spectator.lines == [1, 2, 3, 4]
            return room.terms.id

    assert len(audited(settings, asyncio.run(work())).lines) == 4


def appends_of(room: Room) -> list[Append]:
    return [draft.append for draft in room.drafts]


def test_what_is_read_anew_waits_for_what_is_under_way(settings: Settings) -> None:
    """Whoever takes over the seating meanwhile takes no line twice."""

    async def work() -> None:
        async with at_the_table(settings) as (desk, room, disk, spectator):
            tasks = [seal(desk, room, 0)]
            await until(lambda: disk.commits == [1])
            tasks.append(seal(desk, room, 1))
            await under_way(room, 2)
            reading = asyncio.create_task(desk.hub.reseated(room.terms.id))
            await asyncio.sleep(0.05)
            assert not reading.done()
            disk.let_through()
            await asyncio.gather(reading, *tasks)
            assert spectator.lines == [1, 2]

    asyncio.run(work())


def test_a_lost_strand_takes_nothing_of_other_tables_along(settings: Settings) -> None:
    async def work() -> None:
        async with at_the_table(settings) as (desk, room, disk, _):
            other, _ = await hot_seat_beside(desk, disk)

            busy = await kept_busy(desk, disk)
            disk.faults.append(overtaking(desk, room))
            tasks = [seal(desk, room, 0), seal(desk, other, 0), seal(desk, room, 1)]
            await under_way(room, 2)
            await under_way(other, 1)
            disk.let_through()
            await busy
            steps = await asyncio.gather(*tasks)
            assert disk.commits[:4] == [1, 3, 1, 1], "one commit for each that is not lost"
            assert seats_of(steps) == [0, 0, 1]
            assert [step.before.n for step in steps] == [1, 0, 2]

    asyncio.run(work())


async def hot_seat_beside(desk: Desk, disk: Slow) -> tuple[Room, object]:
    """Another table, set up while the disk is quick."""
    disk.let_through()
    found = await hot_seat(desk, "sealed", SEATS)
    disk.hold()
    return found
