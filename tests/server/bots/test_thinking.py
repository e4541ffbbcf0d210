"""Bots think in processes: whatever becomes of them, somebody moves."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest
from tests.server.bots import odd_bots
from tests.server.bots.odd_bots import given
from tests.server.bots.thinking import Thinking, workers

from warren.bots.registry import bot_names
from warren.core.refusal import InputError
from warren.server.bots.roster import Roster

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
BOTS = given(*ODD, odd_bots.Last)


@pytest.fixture(scope="module")
def thinking() -> Iterator[Thinking]:
    """With a limit that nobody reaches who thinks at all."""
    made = Thinking(BOTS, 60)
    yield made
    made.close()


@pytest.fixture(scope="module")
def hasty() -> Iterator[Thinking]:
    made = Thinking(BOTS, 0.5)
    yield made
    made.close()


@pytest.mark.parametrize("bot", ["cub", "squire", "knight"])
def test_opponents_think_there(thinking: Thinking, bot: str) -> None:
    assert thinking.ask(bot) in thinking.view.legal_actions()
    assert thinking.counted(bot, "chosen") == 1


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
        code = await hasty.choosing("endless")
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
            asyncio.create_task(
                thinking.thinkers.choose("table", "small_world", bot, thinking.view)
            )
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
    pool = thinking.thinkers.workers[0]._pool
    assert pool is not None
    pool.stop()
    assert thinking.ask("last") == thinking.view.legal_actions()[-1]
    assert thinking.thinkers.workers[0]._pool is not pool


def test_the_names_on_the_roster() -> None:
    roster = Roster(given(odd_bots.Last, odd_bots.Raises))
    assert roster.names() == [*bot_names(), "last", "raises"]
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
