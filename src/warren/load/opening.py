"""How long a table takes to open, by the number of its lines."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from typing import Final

import msgspec

from warren.core.effect import only
from warren.games.registry import usual_key
from warren.messages.setup import NewSeat, NewTable
from warren.server.people.identity import new_person
from warren.server.service import Service
from warren.server.settings import Settings
from warren.server.tables.room import Room

SHORT: Final = 20
LONG: Final = 2_000
TIMES: Final = 100


class Opening(msgspec.Struct, kw_only=True):
    """Seconds to open a short and a long table, half of the times faster."""

    short: float
    long: float

    @property
    def ratio(self) -> float:
        return self.long / self.short


def measure_opening(times: int = TIMES, long: int = LONG) -> Opening:
    """Open a table of few and one of many lines in turn, from SQLite."""
    return asyncio.run(_measure(times, long))


async def _measure(times: int, long: int) -> Opening:
    with tempfile.TemporaryDirectory(prefix="warren-bench-") as folder:
        service = Service(Settings(data=folder, bot_workers=1))
        await service.start()
        try:
            tables = [await _table(service, lines) for lines in (SHORT, long)]
            seconds: list[list[float]] = [[], []]
            for _ in range(times):
                for table, taken in zip(tables, seconds, strict=True):
                    began = time.perf_counter()
                    await service.hub.store.load(table)
                    taken.append(time.perf_counter() - began)
        finally:
            await service.stop()
    return Opening(short=statistics.median(seconds[0]), long=statistics.median(seconds[1]))


async def _table(service: Service, lines: int) -> str:
    """A table of two seats with at least so many lines; taking back makes it long."""
    person = new_person()
    made = await service.tables.create(
        person, NewTable(game=usual_key(), seats=[NewSeat(kind="me"), NewSeat(kind="me")])
    )
    room = await service.hub.room(made.table.id)
    luck = random.Random(1)
    while room.n < lines:
        while room.n < lines - SHORT and room.match.trail:
            seat = room.match.trail[-1].line.seat
            await service.hub.undo(room, seat, room.seq(only(seat)))
            await _act(service, room, luck)
        await _act(service, room, luck)
    return room.terms.id


async def _act(service: Service, room: Room, luck: random.Random) -> None:
    state = room.match.state
    if state.is_over():
        raise AssertionError("the game ended before the table was long enough")
    seat = state.actors()[0]
    code = luck.choice(state.legal_actions(seat))
    await service.hub.act(room, seat, room.seq(only(seat)), [code])
