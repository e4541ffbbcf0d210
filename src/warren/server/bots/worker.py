"""One process in which bots think, with a hard limit on their time."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from pebble import ProcessPool

from warren.server.bots.minds import GRACE_SECONDS, Place, Thought, forget, prepare, think

LOOK_SECONDS: Final = 1.0


class Worker:
    """A process that is made anew when it dies or is ended; its bots are then made anew too."""

    def __init__(self, seconds: float, most: int) -> None:
        self.seconds = seconds
        self.most: Final = most
        self._pool: ProcessPool | None = None
        self._lock: Final = asyncio.Lock()
        self._finished = time.monotonic()

    def start(self) -> None:
        self._pool = _new_pool(self.most)

    def end(self) -> threading.Thread | None:
        """End it; the thread that waits for that."""
        return None if self._pool is None else _end(self._pool)

    async def thought(self, place: Place, title: str, view: bytes) -> Thought:
        """What the bot of a place thinks; BrokenProcessPool when it was not the bot that failed."""
        pool = await self._working()
        began = time.monotonic()
        try:
            future = pool.schedule(
                think,
                args=[place, title, secrets.randbits(62), view, self.seconds],
                timeout=self.seconds,
            )
        except RuntimeError as error:
            raise BrokenProcessPool("not active") from error
        thought: asyncio.Future[Thought] = asyncio.wrap_future(future)
        try:
            while not thought.done():
                await asyncio.wait((thought,), timeout=LOOK_SECONDS)
                if not thought.done() and self._stuck(pool, began):
                    await self._restart(pool)
                    raise BrokenProcessPool("stuck")
            return thought.result()
        finally:
            self._finished = time.monotonic()
            thought.cancel()

    def forget(self, table: str, seat: int | None) -> None:
        """Let the bots of a seat go, after what is being thought about."""
        if self._pool is not None and self._pool.active:
            with contextlib.suppress(RuntimeError):
                self._pool.schedule(forget, args=[table, seat])

    def _stuck(self, pool: ProcessPool, began: float) -> bool:
        """Whether nothing more will come of a pool: every thought ends within the limit."""
        quiet = time.monotonic() - max(began, self._finished)
        return not pool.active or quiet > self.seconds + GRACE_SECONDS

    async def _working(self) -> ProcessPool:
        """The pool, a new one where the old one is broken."""
        pool = self._pool
        if pool is None or not pool.active:
            await self._restart(pool)
        assert self._pool is not None
        return self._pool

    async def _restart(self, broken: ProcessPool | None) -> None:
        async with self._lock:
            if self._pool is broken:
                self._pool = await asyncio.to_thread(_new_pool, self.most)
                if broken is not None:
                    _end(broken)


def _new_pool(most: int) -> ProcessPool:
    """A pool with its one process on its way."""
    pool = ProcessPool(
        max_workers=1,
        initializer=prepare,
        initargs=[most],
        context=multiprocessing.get_context("spawn"),
    )
    assert pool.active
    return pool


def _end(pool: ProcessPool) -> threading.Thread:
    """End a pool beside everything else: a broken one may never end."""

    def ending() -> None:
        stop: Callable[[], None] = pool.stop
        stop()
        pool.join()

    thread = threading.Thread(target=ending, daemon=True)
    thread.start()
    return thread
