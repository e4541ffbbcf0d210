"""A match: what bots get to see, and what is counted."""

from __future__ import annotations

import pytest

from warren.arena.facts import Watch
from warren.arena.match import Match
from warren.bots.bot import Bot
from warren.bots.registry import BotKind
from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.layout import HIDDEN
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
        state.seats[0] = 1000
        state.apply(view.seat, code)
        return code


def test_other_purses_are_hidden_and_the_table_is_out_of_reach() -> None:
    Spy.purses.clear()
    match = Match(SmallWorld(), {}, [BotKind(Spy, "spy")] * 3, seed=1)
    outcome = match.play(Watch("small_world"))
    assert {seat for seat, _ in Spy.purses} == {0, 1, 2}
    for seat, coins in Spy.purses:
        assert coins[seat] != HIDDEN
        assert all(coins[other] == HIDDEN for other in range(3) if other != seat)
    assert max(outcome.scores) < 500


def test_open_purses_are_seen() -> None:
    Spy.purses.clear()
    Match(SmallWorld(), {"open_coins": True}, [BotKind(Spy, "spy")] * 2, seed=1).play(
        Watch("small_world")
    )
    assert all(HIDDEN not in coins for _, coins in Spy.purses)


def test_picks_are_counted_for_whoever_picked() -> None:
    match = Match(SmallWorld(), {"first": 1}, [BotKind(Spy, "spy")] * 2, seed=5)
    outcome = match.play(Watch("small_world"))
    for picks in outcome.picks:
        races = [name for category, name in picks if category == "race"]
        powers = [name for category, name in picks if category == "power"]
        assert len(races) == len(powers) >= 1
    assert outcome.decisions >= 2 * 10


def test_a_game_without_facts_counts_no_picks() -> None:
    outcome = Match(SmallWorld(), {}, [BotKind(Spy, "spy")] * 2, seed=5).play(Watch("other"))
    assert outcome.picks == [[], []]


class Shouter(Bot):
    """Names a code that no game has."""

    name = "shouter"

    def choose(self, view: View) -> int:
        return 10**30


def test_a_code_beyond_all_numbers_is_illegal() -> None:
    match = Match(SmallWorld(), {}, [BotKind(Shouter, "shouter")] * 2, seed=5)
    with pytest.raises(InputError) as caught:
        match.play(Watch("other"))
    assert caught.value.message == "error-bot-illegal"
    assert caught.value.details["bot"] == "shouter"
    assert caught.value.rule == "CORE-ACTION"
