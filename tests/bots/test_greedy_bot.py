"""How well the greedy bot plays, and that it keeps to the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from librt.random import Random

from warren.arena.simulation import simulate
from warren.bots.greedy_bot import GreedyBot
from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE


class Decision:
    """One decision of a game between greedy bots."""

    def __init__(self, state: State, seat: int, code: int) -> None:
        tribe = int(state.active_tribe(seat))
        self.action: Action = state.action(code)
        self.rounds_left = int(state.table.board.rounds) - state.rounds()
        self.power = "" if tribe == NONE else state.power(tribe).id
        self.legal = [state.action(other) for other in state.legal_actions(seat)]


def greedy_game(
    players: int, seed: int, options: Mapping[str, object] | None = None
) -> list[Decision]:
    state = SmallWorld().new_state(players, options)
    rng = Random(seed)
    bots = [GreedyBot(seed, "small_world") for _ in range(players)]
    decisions = []
    while not state.is_over():
        actor = state.actors()[0]
        code = int(state.draw(rng)) if actor == CHANCE else bots[actor].choose(state.view(actor))
        if actor != CHANCE:
            decisions.append(Decision(state, actor, code))
        state.apply(actor, code)
    return decisions


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    return [decision for seed in range(60) for decision in greedy_game(2, seed)]


def test_greedy_beats_random_in_both_seats() -> None:
    report = simulate("small_world", ["greedy", "random"], games=240, seed=1)
    assert report.win_share["greedy"] >= 0.95
    assert report.intervals["greedy"][0] >= 0.93
    for first in (["greedy", "random"], ["random", "greedy"]):
        fixed = simulate("small_world", first, games=40, seed=2, seats="fixed")
        assert fixed.win_share["greedy"] >= 0.95


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_wins_clearly_among_several(players: int) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    report = simulate("small_world", bots, games=20, seed=3)
    assert report.win_share["greedy"] >= 0.8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_choice_is_legal(players: int) -> None:
    for seed in range(6):
        for decision in greedy_game(players, seed):
            assert decision.action in decision.legal


@pytest.mark.parametrize(
    "options",
    [
        {"elves_return": True},
        {"without_diplomat": True},
        {"open_coins": True},
        {"auto_retreat": True},
    ],
)
def test_every_choice_is_legal_with_options(options: dict[str, object]) -> None:
    for seed in range(4):
        for decision in greedy_game(2, seed, options):
            assert decision.action in decision.legal


def test_scores_look_like_those_of_people() -> None:
    report = simulate("small_world", ["greedy", "greedy"], games=40, seed=4)
    assert sorted(report.win_share) == ["greedy#1", "greedy#2"]
    assert all(75 <= coins <= 110 for coins in report.mean_coins.values())


def test_races_decline_after_a_few_turns(decisions: list[Decision]) -> None:
    declines = [decision for decision in decisions if decision.action.verb == "decline"]
    picks = sum(1 for decision in decisions if decision.action.verb == "pick")
    assert all(decision.rounds_left >= 2 for decision in declines if decision.power != "stout")
    assert all(decision.rounds_left >= 1 for decision in declines)
    assert 2.5 <= 60 * 2 * 10 / picks <= 5


def test_it_uses_whatever_its_race_and_power_offer(decisions: list[Decision]) -> None:
    used = Counter(
        (decision.action.verb, str(decision.action.args.get("with", "")))
        if decision.action.verb == "conquer"
        else (decision.action.verb, str(decision.action.args.get("piece", "")))
        for decision in decisions
    )
    for kind in [
        ("conquer", "die"),
        ("conquer", "dragon"),
        ("conquer", "sorcery"),
        ("roll", ""),
        ("ally", ""),
        ("place", "fortress"),
        ("place", "encampment"),
        ("place", "hero"),
        ("lift", "hero"),
        ("withdraw", ""),
    ]:
        assert used[kind] > 0, kind


def test_a_free_conversion_is_never_left_lying(decisions: list[Decision]) -> None:
    for decision in decisions:
        if any(action.args.get("with") == "sorcery" for action in decision.legal):
            assert decision.action.verb != "stop"


def test_no_region_is_given_up(decisions: list[Decision]) -> None:
    assert all(decision.action.verb != "abandon" for decision in decisions)


def test_the_same_view_gets_the_same_answer() -> None:
    first = [decision.action for decision in greedy_game(3, 5)]
    assert first == [decision.action for decision in greedy_game(3, 5)]


def test_boldness_changes_what_it_does() -> None:
    usual = simulate("small_world", ["greedy", "random"], games=4, seed=5)
    same = simulate("small_world", ["greedy:boldness=1", "random"], games=4, seed=5)
    meek = simulate("small_world", ["greedy:boldness=0", "random"], games=4, seed=5)
    assert same.mean_coins["random"] == usual.mean_coins["random"]
    assert meek.mean_coins["random"] > usual.mean_coins["random"]
