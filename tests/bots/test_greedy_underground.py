"""How the greedy bot plays Underground, and both games mixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest
from librt.random import Random

from warren.arena.simulation import simulate
from warren.bots.greedy_bot import GreedyBot
from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE

MIXED: dict[str, object] = {"pool": "both", "relics": True}


class Decision:
    """One decision of a game between greedy bots."""

    def __init__(self, state: State, seat: int, code: int) -> None:
        self.seat = seat
        self.action: Action = state.action(code)
        self.legal = [state.action(other) for other in state.legal_actions(seat)]
        self.own = {
            name
            for place, name in enumerate(state.table.board.names[: state.table.board.size])
            if state.holder_of(place) != NONE and state.owner(state.holder_of(place)) == seat
        }


def greedy_game(
    key: str, players: int, seed: int, options: Mapping[str, object] | None = None
) -> list[Decision]:
    state = game(key).new_state(players, options)
    assert isinstance(state, State)
    rng = Random(seed)
    bots = [GreedyBot(seed, key) for _ in range(players)]
    decisions: list[Decision] = []
    while not state.is_over():
        actor = state.actors()[0]
        code = int(state.draw(rng)) if actor == CHANCE else bots[actor].choose(state.view(actor))
        if actor != CHANCE:
            decisions.append(Decision(state, actor, code))
        state.apply(actor, code)
    return decisions


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    games = [greedy_game("underground", 2, seed) for seed in range(36)]
    games += [greedy_game("underground", 4, seed) for seed in range(16)]
    return [decision for played in games for decision in played]


def test_greedy_beats_random() -> None:
    report = simulate("underground", ["greedy", "random"], games=80, seed=1)
    assert report.win_share["greedy"] >= 0.95
    mixed = simulate("small_world", ["greedy", "random"], games=20, seed=1, options=MIXED)
    assert mixed.win_share["greedy"] >= 0.95


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("underground", {}),
        ("underground", {"pool": "both", "board": "underground-6"}),
        ("underground", {"relics": False}),
        ("small_world", MIXED),
        ("small_world", {"pool": "underground"}),
    ],
)
def test_every_choice_is_legal(key: str, options: dict[str, object], players: int) -> None:
    for seed in range(2):
        for decision in greedy_game(key, players, seed, options):
            assert decision.action in decision.legal


def test_it_uses_whatever_the_game_offers(decisions: list[Decision]) -> None:
    used = Counter(
        (decision.action.verb, str(decision.action.args.get(argument, "")))
        for decision in decisions
        for argument in ("with", "piece", "relic")
    )
    for kind in [
        ("conquer", "wisps"),
        ("conquer", "vampire"),
        ("conquer", "orb"),
        ("copy", "stinky-trolls-socks"),
        ("decline", "tomb"),
        ("decline", "vanishing"),
        ("exchange", ""),
        ("lay", "froggys-ring"),
        ("lay", "scepter-of-avarice"),
        ("place", "balrog"),
        ("place", "ghost"),
        ("place", "great-ancient"),
        ("place", "mushroom-armour"),
        ("place", "queen"),
        ("place", "volcano"),
        ("sacrifice", ""),
        ("swap", ""),
        ("use", "flying-doormat"),
        ("use", "shiny-orb"),
        ("use", "stinky-trolls-socks"),
        ("use", "sword-of-the-killer-rabbit"),
    ]:
        assert used[kind] > 0, kind


def test_what_is_made_ready_serves_at_once(decisions: list[Decision]) -> None:
    ready = 0
    for before, after in pairwise(decisions):
        if before.action.verb in ("use", "copy"):
            ready += 1
            assert (after.seat, after.action.verb) == (before.seat, "conquer")
    assert ready > 0


def test_the_balrog_is_not_sent_home(decisions: list[Decision]) -> None:
    sent = [decision for decision in decisions if decision.action.args.get("piece") == "balrog"]
    assert sent
    for decision in sent:
        others = {
            str(choice.args["region"])
            for choice in decision.legal
            if choice.args.get("piece") == "balrog"
        } - decision.own
        assert decision.action.args["region"] not in decision.own or not others
