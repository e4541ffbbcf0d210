"""Bots in seats."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from warren.core.effect import only
from warren.core.refusal import Refusal
from warren.server.bots.thinking import Thinkers
from warren.server.seats.seating import FINISHED
from warren.server.storage.database import Unavailable
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room

log = structlog.stdlib.get_logger("warren.robots")

PAUSE_SECONDS: Final = 1.0


class Robots:
    """Moves for every seat that a bot plays, as long as it has to decide; all think at once.

    That is done where the room leads; the sweeper takes over from nodes that died.
    """

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub: Final = hub
        self.thinkers: Final = thinkers
        self._playing: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    def wake(self, room: Room) -> None:
        table = room.terms.id
        if room.terms.status == FINISHED:
            self.thinkers.forget(table)
        if room.leads:
            for seat in room.robots():
                self._seat(table, seat)

    def closed(self, table: str) -> None:
        self.thinkers.forget(table)

    async def stop(self) -> None:
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        for task in playing:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def _seat(self, table: str, seat: int) -> None:
        """Let a seat play, unless it does so already."""
        playing = self._playing.get((table, seat))
        if playing is None or playing.done():
            task = asyncio.create_task(self._play(table, seat))
            self._playing[table, seat] = task
            task.add_done_callback(lambda ended: self._ended(table, seat, ended))

    def _ended(self, table: str, seat: int, task: asyncio.Task[None]) -> None:
        if self._playing.get((table, seat)) is task:
            del self._playing[table, seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("bot-turn-failed", table=table, problem=repr(task.exception()))

    async def _play(self, table: str, seat: int) -> None:
        """Move until others have to decide, or another node moves."""
        moving = True
        while moving:
            try:
                moving = await self._move(await self.hub.room(table), seat)
            except Unavailable:
                await asyncio.sleep(PAUSE_SECONDS)

    async def _move(self, room: Room, seat: int) -> bool:
        """One choice of one bot; whether there may be more to do."""
        bot = room.robots().get(seat)
        if bot is None or not room.leads:
            return False
        table, seq, since = room.terms.id, room.seq(only(seat)), room.match.asked[seat]
        code = room.scripted(seat)
        if code is None:
            view = room.match.state.view(seat)
            code = await self.thinkers.choose(table, room.terms.game, bot, view)
        room = await self.hub.room(table)
        if room.robots().get(seat) != bot or room.match.asked.get(seat) != since:
            return True
        try:
            await self.hub.act(room, seat, seq, [code])
        except Refusal as refusal:
            log.info("bot-overtaken", table=table, why=refusal.message)
        return True
