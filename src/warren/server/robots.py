"""Bots in seats."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

import structlog

from warren.core.refusal import Refusal
from warren.server.hub import Hub, Unavailable
from warren.server.room import Room
from warren.server.thinking import Thinkers

log = structlog.stdlib.get_logger("warren.robots")


class Robots:
    """Moves for every seat that a bot plays, as long as one of them has to decide."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub: Final = hub
        self.thinkers: Final = thinkers
        self._playing: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, room: Room) -> None:
        playing = self._playing.get(room.terms.id)
        if room.robot() is not None and (playing is None or playing.done()):
            task = asyncio.create_task(self._play(room))
            self._playing[room.terms.id] = task
            task.add_done_callback(lambda ended: self._ended(room, ended))

    async def stop(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        for task in list(self._playing.values()):
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        if self._playing.get(room.terms.id) is task:
            del self._playing[room.terms.id]
        if not task.cancelled() and task.exception() is not None:
            log.error("bot-turn-failed", table=room.terms.id, problem=repr(task.exception()))

    async def _play(self, room: Room) -> None:
        while True:
            asked = room.robot()
            if asked is None:
                return
            seat, bot = asked
            seq = room.seq
            view = room.position.state.view(seat)
            code = await self.thinkers.choose(room.terms.game, bot, view)
            if room.robot() != asked:
                continue
            if code is None:
                code = secrets.choice(view.legal_actions())
            try:
                await self.hub.act(room, seat, seq, [view.action(code)])
            except Refusal as refusal:
                log.info("bot-overtaken", table=room.terms.id, why=refusal.message)
                await self.hub.catch_up(room)
            except Unavailable:
                await asyncio.sleep(1)
                with contextlib.suppress(Exception):
                    await self.hub.catch_up(room)
