"""Bots think in processes: whatever becomes of them, somebody moves."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator
from typing import TypeVar

import psutil
import pytest
from tests.server.tempo import odd_bots
from tests.server.tempo.odd_bots import given

from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.registry import game
from warren.server.metrics import Metrics
from warren.server.roster import Roster
from warren.server.thinking import Thinkers

T = TypeVar("T")
ODD = (
    odd_bots.Leaves,
    odd_bots.Killed,
    odd_bots.Endless,
    odd_bots.Stubborn,
    odd_bots.Raises,
    odd_bots.Quits,
    odd_bots.Cheats,
    odd_bots.Babbles,
)


class Thinking:
    """Thinkers with a loop of their own."""

    def __init__(self, seconds: float) -> None:
        self.loop = asyncio.new_event_loop()
        self.metrics = Metrics()
        roster = Roster(given(*ODD, odd_bots.Last))
        self.thinkers = Thinkers(1, seconds, roster, self.metrics)
        self.thinkers.start()
        self.view = opening()

    def run(self, work: Coroutine[object, object, T]) -> T:
        return self.loop.run_until_complete(work)

    def ask(self, bot: str) -> int:
        return self.run(self.thinkers.choose("small_world", bot, self.view))

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
    while not state.actors():
        state.apply(-1, state.chance_outcomes()[0][0])
    return state.view(state.actors()[0])


def workers() -> list[psutil.Process]:
    children = psutil.Process().children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


@pytest.fixture(scope="module")
def thinking() -> Iterator[Thinking]:
    """With a limit that nobody reaches who thinks at all."""
    made = Thinking(60)
    yield made
    made.close()


@pytest.fixture(scope="module")
def hasty() -> Iterator[Thinking]:
    made = Thinking(0.5)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("bot", "end"),
    [
        ("leaves", "died"),
        ("killed", "died"),
        ("raises", "failed"),
        ("quits", "failed"),
        ("cheats", "illegal"),
        ("babbles", "failed"),
        ("dismissed", "failed"),
    ],
)
def test_a_weaker_bot_moves_instead(thinking: Thinking, bot: str, end: str) -> None:
    before = thinking.counted("greedy", "chosen")
    assert thinking.ask(bot) in thinking.view.legal_actions()
    assert thinking.counted(bot, end) == 1
    assert thinking.counted("greedy", "chosen") == before + 1


@pytest.mark.parametrize("bot", ["endless", "stubborn"])
def test_a_bot_that_takes_too_long_is_ended(hasty: Thinking, bot: str) -> None:
    assert hasty.ask(bot) in hasty.view.legal_actions()
    assert hasty.counted(bot, "late") == 1
    assert sum(hasty.counted("greedy", end) for end in ("chosen", "late")) > 0


def test_a_bot_of_the_host_moves_by_itself(thinking: Thinking) -> None:
    before = thinking.counted("greedy", "chosen")
    assert thinking.ask("last") == thinking.view.legal_actions()[-1]
    assert thinking.counted("greedy", "chosen") == before


def test_the_weakest_needs_nobody(thinking: Thinking) -> None:
    assert thinking.ask("random") in thinking.view.legal_actions()
    assert thinking.counted("random", "chosen") == 1


def test_the_loop_goes_on_while_a_bot_thinks(hasty: Thinking) -> None:
    ticks = 0

    async def ticking() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    async def both() -> int:
        counting = asyncio.create_task(ticking())
        code = await hasty.thinkers.choose("small_world", "endless", hasty.view)
        counting.cancel()
        return code

    assert hasty.run(both()) in hasty.view.legal_actions()
    assert ticks > 1


def test_the_pool_is_made_anew_when_a_process_dies_idle(thinking: Thinking) -> None:
    thinking.ask("last")
    for process in workers():
        process.send_signal(signal.SIGKILL)
    for _ in range(3):
        assert thinking.ask("last") == thinking.view.legal_actions()[-1]


def test_the_pool_is_made_anew_when_all_die_while_others_wait(thinking: Thinking) -> None:
    async def killing() -> list[int]:
        asked = [
            asyncio.create_task(thinking.thinkers.choose("small_world", bot, thinking.view))
            for bot in ("endless", "last", "last", "last")
        ]
        await asyncio.sleep(0.2)
        for process in workers():
            os.kill(process.pid, signal.SIGKILL)
        return list(await asyncio.gather(*asked))

    legal = thinking.view.legal_actions()
    assert all(code in legal for code in thinking.run(killing()))
    assert thinking.ask("last") == legal[-1]


def test_a_pool_that_was_stopped_from_outside_is_made_anew(thinking: Thinking) -> None:
    pool = thinking.thinkers._pool
    assert pool is not None
    pool.stop()
    assert thinking.ask("last") == thinking.view.legal_actions()[-1]
    assert thinking.thinkers._pool is not pool


def test_the_names_on_the_roster() -> None:
    roster = Roster(given(odd_bots.Last, odd_bots.Raises))
    assert roster.names() == ["random", "greedy", "last", "raises"]
    assert roster.spec("greedy") == "greedy"
    assert roster.spec("last").endswith("odd_bots.py:Last")


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (given(odd_bots.Last, odd_bots.Last), "error-bot-name-taken"),
        ("nowhere.py:Bot", "error-bot-file"),
        (given(odd_bots.OddTroubleError), "error-not-a-bot"),
        ("greedy", "error-bot-name-taken"),
    ],
)
def test_a_roster_that_cannot_be_offered(bots: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        Roster(bots)
    assert error.value.message == message
