"""Bots in seats."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from warren.core.refusal import Refusal
from warren.server.database import Unavailable
from warren.server.hub import Hub
from warren.server.room import Room
from warren.server.thinking import Thinkers

log = structlog.stdlib.get_logger("warren.robots")

PAUSE_SECONDS: Final = 1.0


class Robots:
    """Moves for every seat that a bot plays, as long as one of them has to decide.

    That is done where the room leads; the sweeper takes over from nodes that died.
    """

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub: Final = hub
        self.thinkers: Final = thinkers
        self._playing: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, room: Room) -> None:
        table = room.terms.id
        playing = self._playing.get(table)
        if room.leads and room.robot() is not None and (playing is None or playing.done()):
            task = asyncio.create_task(self._play(table))
            self._playing[table] = task
            task.add_done_callback(lambda ended: self._ended(table, ended))

    async def stop(self) -> None:
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        for task in playing:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(table) is task:
            del self._playing[table]
        if not task.cancelled() and task.exception() is not None:
            log.error("bot-turn-failed", table=table, problem=repr(task.exception()))

    async def _play(self, table: str) -> None:
        """Move until people have to decide, or another node moves."""
        moving = True
        while moving:
            try:
                moving = await self._move(await self.hub.room(table))
            except Unavailable:
                await asyncio.sleep(PAUSE_SECONDS)

    async def _move(self, room: Room) -> bool:
        """One choice of one bot; whether there may be more to do."""
        asked = room.robot()
        if asked is None or not room.leads:
            return False
        seat, bot = asked
        seq, since = room.seq, room.position.asked[seat]
        view = room.position.state.view(seat)
        code = await self.thinkers.choose(room.terms.game, bot, view)
        room = await self.hub.room(room.terms.id)
        if room.robot() != asked or room.position.asked.get(seat) != since:
            return True
        try:
            await self.hub.act(room, seat, seq, [view.action(code)])
        except Refusal as refusal:
            log.info("bot-overtaken", table=room.terms.id, why=refusal.message)
        return True
