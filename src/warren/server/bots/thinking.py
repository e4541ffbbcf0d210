"""Bots think in processes of their own; whatever becomes of them, somebody chooses."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import TimeoutError as Late
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec
import structlog
from pebble import ProcessExpired

from warren.core.state import View
from warren.server.bots.minds import Place
from warren.server.bots.roster import Roster
from warren.server.bots.worker import Worker
from warren.server.nodes.metrics import Metrics

log = structlog.stdlib.get_logger("warren.bots")

STOP_SECONDS: Final = 5
WEAKER: Final = "greedy"
WEAKEST: Final = "random"
MOST_RESTARTS: Final = 3


class Thinkers:
    """The processes; each seat has its own among them, where its bot is kept through the game.

    A bot that crashes or takes too long costs its own move, and the others of its process what
    they remember.
    """

    def __init__(
        self, workers: int, seconds: float, most: int, roster: Roster, metrics: Metrics
    ) -> None:
        self.roster: Final = roster
        self.metrics: Final = metrics
        self.workers: Final = [Worker(seconds, most) for _ in range(workers)]
        self._seats: Final[dict[str, set[int | None]]] = {}

    def start(self) -> None:
        for worker in self.workers:
            worker.start()

    async def stop(self) -> None:
        deadline = time.monotonic() + STOP_SECONDS
        for thread in [worker.end() for worker in self.workers]:
            if thread is not None:
                left = max(0.0, deadline - time.monotonic())
                await asyncio.to_thread(thread.join, left)

    async def choose(self, table: str, title: str, bot: str, view: View) -> int:
        """The choice of a bot; of a weaker one where it fails."""
        for name in dict.fromkeys((bot, WEAKER)) if bot != WEAKEST else (WEAKEST,):
            began = time.monotonic()
            code, end = await self._asked(table, title, name, view)
            self.metrics.bot_choices.labels(name, end).inc()
            self.metrics.bot_seconds.labels(name).observe(time.monotonic() - began)
            if code is not None:
                return code
        return secrets.choice(view.legal_actions())

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        for seat in self._seats.pop(table, ()):
            self.worker(table, seat).forget(table, seat)

    async def _asked(self, table: str, title: str, bot: str, view: View) -> tuple[int | None, str]:
        """What one bot chooses, if it does, and how it ended."""
        self._seats.setdefault(table, set()).add(view.seat)
        worker = self.worker(table, view.seat)
        place = Place(table, view.seat, self.roster.spec(bot))
        shape = msgspec.json.encode(view.to_json())
        for _ in range(MOST_RESTARTS):
            try:
                thought = await worker.thought(place, title, shape)
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
            worker.forget(table, view.seat)
            return None, "illegal"
        return None, "broken"

    def worker(self, table: str, seat: int | None) -> Worker:
        """Always the same for a seat; the seats of a table have different ones if there are."""
        return self.workers[(hash(table) + (seat or 0)) % len(self.workers)]
