"""A bot is kept for its seat through a game, within bounds; losing it costs only its memory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.bots import lasting_bots
from tests.server.bots.lasting_bots import given
from tests.server.bots.thinking import Thinking, killed

from warren.bots.opponent import Lord
from warren.server.bots.minds import Minds, Place
from warren.server.bots.roster import Roster
from warren.server.bots.thinking import Thinkers
from warren.server.nodes.metrics import Metrics

BOTS = given(lasting_bots.Counts, lasting_bots.Trips, lasting_bots.Strays, lasting_bots.Lingers)


@pytest.fixture(scope="module")
def thinking() -> Iterator[Thinking]:
    made = Thinking(BOTS, 60, most=3)
    yield made
    made.close()


def test_a_bot_is_kept_from_one_decision_to_the_next(thinking: Thinking) -> None:
    assert [thinking.nth("counts", "kept") for _ in range(4)] == [1, 2, 3, 4]


def test_every_table_has_its_own(thinking: Thinking) -> None:
    assert [thinking.nth("counts", table) for table in ("one", "two", "one")] == [1, 1, 2]


def test_a_bot_is_let_go(thinking: Thinking) -> None:
    assert [thinking.nth("counts", "left") for _ in range(2)] == [1, 2]
    thinking.thinkers.forget("left")
    assert thinking.nth("counts", "left") == 1


def test_those_not_asked_for_longest_go_first(thinking: Thinking) -> None:
    for table in ("a", "b", "c"):
        assert thinking.nth("counts", table) == 1
    assert thinking.nth("counts", "a") == 2
    assert thinking.nth("counts", "d") == 1
    assert thinking.nth("counts", "a") == 3
    assert thinking.nth("counts", "b") == 1


def test_a_process_that_dies_takes_only_memories_along(thinking: Thinking) -> None:
    assert [thinking.nth("counts", "mortal") for _ in range(2)] == [1, 2]
    killed()
    assert [thinking.nth("counts", "mortal") for _ in range(2)] == [1, 2]
    assert thinking.counted("counts", "died") == 0


@pytest.mark.parametrize(("bot", "end"), [("trips", "failed"), ("strays", "illegal")])
def test_a_bot_that_went_wrong_is_made_anew(thinking: Thinking, bot: str, end: str) -> None:
    assert thinking.nth(bot, end) == 1
    thinking.ask(bot, end)
    assert thinking.counted(bot, end) == 1
    assert thinking.nth(bot, end) == 1


def test_a_bot_that_takes_too_long_costs_the_others_of_its_process_their_memory() -> None:
    thinking = Thinking(BOTS, 60)
    try:
        assert [thinking.nth("counts", "beside") for _ in range(2)] == [1, 2]
        assert thinking.nth("lingers", "slow") == 1
        assert thinking.late("lingers", "slow") in thinking.view.legal_actions()
        assert thinking.counted("lingers", "late") == 1
        assert [thinking.nth("counts", "beside") for _ in range(2)] == [1, 2]
        assert thinking.nth("lingers", "slow") == 1
    finally:
        thinking.close()


def test_the_seats_of_a_table_think_apart() -> None:
    """Each seat has its process, always the same, and the seats of a table different ones."""
    thinkers = Thinkers(3, 5, 10, Roster(""), Metrics())
    for table in ("one", "two"):
        homes = [thinkers.worker(table, seat) for seat in range(3)]
        assert set(homes) == set(thinkers.workers)
        assert homes == [thinkers.worker(table, seat) for seat in range(3)]


def test_a_kept_bot_is_not_made_again() -> None:
    minds = Minds()
    minds.most = 2
    place = Place("table", 0, "random")
    bot = minds.bot(place, "small_world", 1, 5)
    assert minds.bot(place, "small_world", 2, 5) is bot
    assert minds.bot(Place("table", 1, "random"), "small_world", 1, 5) is not bot
    assert minds.bot(Place("table", 0, "greedy"), "small_world", 1, 5) is not bot
    assert minds.bot(place, "small_world", 3, 5) is not bot
    minds.drop("table", 0)
    assert minds.bot(place, "small_world", 1, 5) is not bot


def test_who_thinks_without_a_limit_has_the_one_of_the_table() -> None:
    """An answer has to come before somebody else gives it."""
    bot = Minds().bot(Place("table", 0, "lord"), "small_world", 1, 8)
    assert isinstance(bot, Lord)
    assert bot.budget is not None
    assert 0 < bot.budget < 8


def test_nothing_is_kept_where_nothing_may_be() -> None:
    minds = Minds()
    minds.most = 0
    place = Place("table", 0, "random")
    assert minds.bot(place, "small_world", 1, 5) is not minds.bot(place, "small_world", 1, 5)
