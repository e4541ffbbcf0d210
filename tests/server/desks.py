"""Two hubs in one loop: nodes without a network between them and the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from warren.core.effect import only
from warren.messages.pushes import Chatted
from warren.messages.setup import NewSeat, NewTable
from warren.server.nodes.backroom import Backroom
from warren.server.nodes.metrics import Metrics
from warren.server.people.identity import Person, new_person
from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.upgrade import check_schema
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room, Step
from warren.server.tables.tables import Tables


class Desk:
    """One node: its hub and its tables."""

    def __init__(self, url: str, **changes: object) -> None:
        settings = Settings(database_url=url, **changes)  # type: ignore[arg-type]
        self.database: Final = Database(settings.url)
        self.hub: Final = Hub(settings, self.database, Metrics())
        self.backroom: Final = Backroom(settings.backroom_seconds)
        self.tables: Final = Tables(self.hub, self.backroom)


class Spectator:
    """Notes everything it is shown."""

    def __init__(self, room: Room) -> None:
        self.lines: Final[list[int]] = []
        self.said: Final[list[str]] = []
        self.seatings = 0
        room.viewers.add(self)

    def stepped(self, room: Room, step: Step) -> None:
        self.lines.extend(line.n for line in step.told)

    def seated(self, room: Room) -> None:
        self.seatings += 1

    def chatted(self, said: Chatted) -> None:
        self.said.append(said.text)

    def close(self) -> None:
        raise AssertionError


@asynccontextmanager
async def desks(*urls: str, **changes: object) -> AsyncIterator[list[Desk]]:
    """Started hubs that hear each other."""
    made = [Desk(url, **changes) for url in urls]
    for desk in made:
        await check_schema(desk.database)
        await desk.hub.start()
    for desk in made:
        listener = desk.hub.listener
        if listener is not None:
            await until(lambda: listener.connected)  # noqa: B023
    try:
        yield made
    finally:
        for desk in made:
            await desk.hub.stop()
            await desk.backroom.stop()
            await desk.database.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that another task does."""
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.01)


async def hot_seat(desk: Desk, game: str = "small_world", seats: int = 2) -> tuple[Room, Person]:
    """A game that one person plays for all seats."""
    person = new_person()
    wanted = NewTable(game=game, seats=[NewSeat(kind="me") for _ in range(seats)])
    made = await desk.tables.create(person, wanted)
    return await desk.hub.room(made.table.id), person


async def step(desk: Desk, room: Room, which: int = 0) -> Step:
    """One legal action of whoever has to decide."""
    state = room.match.state
    (seat,) = state.actors()
    code = state.legal_actions(seat)[which]
    return await desk.hub.act(room, seat, room.seq(only(seat)), [code])
