"""A game of bots: what bots get to see, and what is counted."""

from __future__ import annotations

import pytest

from warren.arena.contest import Contest
from warren.arena.facts import Watch
from warren.bots.bot import Bot
from warren.bots.registry import BotKind
from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.layout import COINS
from warren.games.small_world.state import State


class Spy(Bot):
    """Remembers what it saw, spoils its view, and plays at random."""

    name = "spy"
    purses: list[tuple[int, list[int]]] = []  # noqa: RUF012

    def choose(self, view: View) -> int:
        state = view.state
        assert isinstance(state, State)
        assert view.seat is not None
        assert view.legal_actions() == state.clone().legal_actions(view.seat)
        Spy.purses.append((view.seat, state.scores()))
        code = self.any_of(view.legal_actions())
        state.numbers[COINS] = 1000
        state.apply(view.seat, code)
        return code


def contest(
    players: int, seed: int, options: dict[str, object], watch: Watch, bot: type[Bot] = Spy
) -> Contest:
    seated = [BotKind(bot, bot.name)] * players
    return Contest(SmallWorld(), options, seated, seed, 0, watch)


def test_purses_are_counted_and_the_table_is_out_of_reach() -> None:
    Spy.purses.clear()
    contested = contest(3, 1, {}, Watch("small_world"))
    outcome = contested.play()
    assert {seat for seat, _ in Spy.purses} == {0, 1, 2}
    assert Spy.purses[0][1] == [5, 5, 5]
    assert all(min(coins) >= 0 for _, coins in Spy.purses)
    assert len({coins[other] for seat, coins in Spy.purses for other in {0, 1, 2} - {seat}}) > 5
    assert max(outcome.scores) < 500


def test_picks_are_counted_for_whoever_picked() -> None:
    contested = contest(2, 5, {"first": 1}, Watch("small_world"))
    outcome = contested.play()
    for picks in outcome.picks:
        races = [name for category, name in picks if category == "race"]
        powers = [name for category, name in picks if category == "power"]
        assert len(races) == len(powers) >= 1
    assert outcome.decisions >= 2 * 10


def test_a_game_without_facts_counts_no_picks() -> None:
    outcome = contest(2, 5, {}, Watch()).play()
    assert outcome.picks == [[], []]


class Shouter(Bot):
    """Names a code that no game has."""

    name = "shouter"

    def choose(self, view: View) -> int:
        return 10**30


def test_a_code_beyond_all_numbers_is_illegal() -> None:
    contested = contest(2, 5, {}, Watch(), Shouter)
    with pytest.raises(InputError) as caught:
        contested.play()
    assert caught.value.message == "error-bot-illegal"
    assert caught.value.details["bot"] == "shouter"
    assert caught.value.rule == "CORE-ACTION"
