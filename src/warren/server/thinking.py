"""Bots think in processes of their own, with a hard limit on their time."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import TimeoutError as Late
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec
import structlog
from pebble import ProcessExpired, ProcessPool

from warren.bots.registry import bot_kind
from warren.core.state import View
from warren.games.registry import game
from warren.server.metrics import Metrics
from warren.server.roster import Roster

log = structlog.stdlib.get_logger("warren.bots")

NICE: Final = 15
GRACE_SECONDS: Final = 15
LOOK_SECONDS: Final = 1.0
STOP_SECONDS: Final = 5
WEAKER: Final = "greedy"
WEAKEST: Final = "random"
MOST_RESTARTS: Final = 3


class Thought(msgspec.Struct):
    """What came of thinking, as plain data: a code, or what went wrong."""

    code: int | None
    problem: str = ""


def think(title: str, bot: str, seed: int, seat: int, view: bytes, seconds: float) -> Thought:
    """What a bot chooses; runs in a process of the pool and sees nothing but the view.

    The alarm ends a process whose server died while its bot was thinking.
    """
    signal.alarm(int(seconds + GRACE_SECONDS))
    try:
        seen = game(title).view_from_json(msgspec.json.decode(view, type=dict[str, object]), seat)
        return Thought(int(bot_kind(bot).make(title, seed).choose(seen)))
    except BaseException as error:
        return Thought(None, f"{type(error).__name__}: {error}"[:500])
    finally:
        signal.alarm(0)


def step_back() -> None:
    """People's moves go first; a process that is told to end does so whatever it is doing."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICE)


class Thinkers:
    """The pool; a thinker that crashes or takes too long costs its own move only."""

    def __init__(self, workers: int, seconds: float, roster: Roster, metrics: Metrics) -> None:
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.roster: Final = roster
        self.metrics: Final = metrics
        self._pool: ProcessPool | None = None
        self._lock: Final = asyncio.Lock()
        self._finished = time.monotonic()

    def start(self) -> None:
        self._pool = _new_pool(self.workers)

    async def stop(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(_end(self._pool).join, STOP_SECONDS)

    async def choose(self, title: str, bot: str, view: View) -> int:
        """The choice of a bot; of a weaker one where it fails."""
        for name in dict.fromkeys((bot, WEAKER)) if bot != WEAKEST else (WEAKEST,):
            began = time.monotonic()
            code, end = await self._asked(title, name, view)
            self.metrics.bot_choices.labels(name, end).inc()
            self.metrics.bot_seconds.labels(name).observe(time.monotonic() - began)
            if code is not None:
                return code
        return secrets.choice(view.legal_actions())

    async def _asked(self, title: str, bot: str, view: View) -> tuple[int | None, str]:
        """What one bot chooses, if it does, and how it ended."""
        shape = msgspec.json.encode(view.to_json())
        for _ in range(MOST_RESTARTS):
            try:
                thought = await self._thought(title, bot, view.seat, shape)
            except BrokenProcessPool as error:
                log.warning("pool-broken", problem=str(error))
                continue
            except Late:
                log.warning("bot-late", bot=bot, game=title)
                return None, "late"
            except ProcessExpired as error:
                log.warning("bot-died", bot=bot, game=title, status=error.exitcode)
                return None, "died"
            if thought.code in view.legal_actions():
                return thought.code, "chosen"
            if thought.code is None:
                log.warning("bot-failed", bot=bot, game=title, problem=thought.problem)
                return None, "failed"
            log.warning("bot-illegal", bot=bot, game=title, code=thought.code)
            return None, "illegal"
        return None, "broken"

    async def _thought(self, title: str, bot: str, seat: int | None, shape: bytes) -> Thought:
        """Think in the pool; BrokenProcessPool when it is the pool that failed."""
        pool = await self._working()
        began = time.monotonic()
        spec, seed = self.roster.spec(bot), secrets.randbits(62)
        try:
            future = pool.schedule(
                think,
                args=[title, spec, seed, seat, shape, self.seconds],
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
                self._pool = await asyncio.to_thread(_new_pool, self.workers)
                if broken is not None:
                    _end(broken)


def _new_pool(workers: int) -> ProcessPool:
    """A pool with its processes on their way."""
    pool = ProcessPool(
        max_workers=workers,
        initializer=step_back,
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
