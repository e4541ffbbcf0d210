"""Thinkers with a loop of their own, for tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TypeVar

import psutil

from warren.core.state import View
from warren.games.registry import game
from warren.server.bots.roster import Roster
from warren.server.bots.thinking import Thinkers
from warren.server.nodes.metrics import Metrics

T = TypeVar("T")


class Thinking:
    """One process with these bots; at most so many are kept."""

    def __init__(self, bots: str, seconds: float, most: int = 10) -> None:
        self.loop = asyncio.new_event_loop()
        self.metrics = Metrics()
        self.thinkers = Thinkers(1, seconds, most, Roster(bots), self.metrics)
        self.thinkers.start()
        self.view = opening()

    def run(self, work: Coroutine[object, object, T]) -> T:
        return self.loop.run_until_complete(work)

    async def choosing(self, bot: str, table: str = "table") -> int:
        return await self.thinkers.choose(table, "small_world", bot, self.view)

    def ask(self, bot: str, table: str = "table") -> int:
        return self.run(self.choosing(bot, table))

    def nth(self, bot: str, table: str = "table") -> int:
        """The place of the choice among what is allowed, from 1."""
        return self.view.legal_actions().index(self.ask(bot, table)) + 1

    def late(self, bot: str, table: str) -> int:
        """What is chosen for a bot that no limit would be long enough for."""
        worker = self.thinkers.workers[0]
        usual, worker.seconds = worker.seconds, 1
        try:
            return self.ask(bot, table)
        finally:
            worker.seconds = usual

    def counted(self, bot: str, end: str) -> float:
        found = self.metrics.registry.get_sample_value(
            "warren_bot_choices_total", {"bot": bot, "end": end}
        )
        return found or 0.0

    def close(self) -> None:
        self.run(self.thinkers.stop())
        self.loop.close()


def opening() -> View:
    state = game("small_world").new_state(2, {})
    while state.is_chance():
        state.apply(-1, state.chance_outcomes()[0][0])
    return state.view(state.actors()[0])


def workers() -> list[psutil.Process]:
    children = psutil.Process().children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def killed() -> None:
    """All of them; whose children they are learns that for itself."""
    for process in (found := workers()):
        process.kill()
    while any(map(lives, found)):
        time.sleep(0.01)


def lives(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
