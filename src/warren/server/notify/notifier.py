"""Seats that are to be told of their turn, after every step."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Final

import structlog
from sqlalchemy import ColumnElement, and_, update

from warren.messages.tempo import Days
from warren.server.clock.now import TIME
from warren.server.notify.turns import KNOWN
from warren.server.storage.schema import notifications
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room

MOST_KNOWN: Final = 10_000

log = structlog.stdlib.get_logger("warren.notifier")


class Notifier:
    """Writes down who is to be told; whoever looks at a live table sees it anyway.

    Doing so twice changes nothing, so every node that has the table open may: the one that leads
    for all seats, the others for those who look on there.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._known: Final[dict[str, Mapping[str, int]]] = {}
        self._working: Final[set[asyncio.Task[None]]] = set()

    def wake(self, room: Room) -> None:
        table, alerts = room.terms.id, room.terms.alerts
        if alerts is None or self._known.get(table) == alerts:
            return
        looking = set[int]()
        if not isinstance(room.terms.tempo, Days):
            looking = {seat for viewer in room.viewers for seat in viewer.seats(room)}
        turns = {int(seat): turn for seat, turn in alerts.items() if turn != KNOWN}
        seen = {seat: turn for seat, turn in turns.items() if seat in looking}
        unseen = {seat: turn for seat, turn in turns.items() if seat not in looking}
        if not room.leads:
            unseen = {}
        if seen or unseen:
            task = asyncio.create_task(self._write(table, dict(alerts), seen, unseen))
            self._working.add(task)
            task.add_done_callback(self._ended)

    async def stop(self) -> None:
        for task in list(self._working):
            with contextlib.suppress(Exception):
                await task

    async def _write(
        self,
        table: str,
        alerts: Mapping[str, int],
        seen: Mapping[int, int],
        unseen: Mapping[int, int],
    ) -> None:
        at = TIME.now() + self.hub.settings.notify_seconds
        async with self.hub.database.writing() as connection:
            for seat, turn in seen.items():
                await connection.execute(
                    update(notifications)
                    .where(_of(table, seat), notifications.c.turn <= turn)
                    .values(turn=turn, tries=0, due=None)
                )
            for seat, turn in unseen.items():
                await connection.execute(
                    update(notifications)
                    .where(_of(table, seat), notifications.c.turn < turn)
                    .values(turn=turn, tries=0, due=at)
                )
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[table] = alerts

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("turn-not-noted", problem=repr(task.exception()))


def _of(table: str, seat: int) -> ColumnElement[bool]:
    return and_(notifications.c.table_id == table, notifications.c.seat == seat)
