"""Bots think in processes of their own, with a hard limit on their time."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import TimeoutError as Late
from typing import Final

import msgspec
import structlog
from pebble import ProcessExpired, ProcessPool

from warren.bots.registry import bot_kind
from warren.core.state import View
from warren.games.registry import game

log = structlog.stdlib.get_logger("warren.bots")

NICE: Final = 15


def think(title: str, bot: str, seed: int, seat: int, view: bytes) -> int:
    """What a bot chooses; runs in a process of the pool and sees nothing but the view."""
    seen = game(title).view_from_json(msgspec.json.decode(view, type=dict[str, object]), seat)
    return int(bot_kind(bot).make(title, seed).choose(seen))


def step_back() -> None:
    """People's moves go first."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)


class Thinkers:
    """The pool; a thinker that crashes or takes too long costs its own move only."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds: Final = seconds
        self.workers: Final = workers
        self._pool: ProcessPool | None = None

    def start(self) -> None:
        self._pool = ProcessPool(
            max_workers=self.workers,
            initializer=step_back,
            context=multiprocessing.get_context("spawn"),
        )

    async def choose(self, title: str, bot: str, view: View) -> int | None:
        """The choice of a bot, or None when it failed."""
        assert self._pool is not None
        assert view.seat is not None
        shape = msgspec.json.encode(view.to_json())
        future = self._pool.schedule(
            think,
            args=[title, bot, secrets.randbits(62), view.seat, shape],
            timeout=self.seconds,
        )
        try:
            code = await asyncio.wrap_future(future)
        except Late:
            log.warning("bot-late", bot=bot, game=title)
        except ProcessExpired as error:
            log.warning("bot-died", bot=bot, game=title, status=error.exitcode)
        except Exception as error:
            log.warning("bot-failed", bot=bot, game=title, problem=repr(error))
        else:
            if code in view.legal_actions():
                return int(code)
            log.warning("bot-illegal", bot=bot, game=title, code=code)
        return None

    async def stop(self) -> None:
        if self._pool is not None:
            stop: Callable[[], None] = self._pool.stop
            stop()
            await asyncio.to_thread(self._pool.join, 5)
