"""How well the greedy player of Heroes of Dark Lands plays, and that it keeps to the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from librt.random import Random

from warren.arena.simulation import simulate
from warren.bots.greedy_bot import GreedyBot
from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.heroes.game import Heroes

OWN_DECK = {
    "deck": "plain",
    "cards": {
        "wardens": {
            "kind": "troop",
            "count": 30,
            "cost": {"warrior": 1, "mage": 1},
            "attack": 3,
            "support": 2,
        },
        "wall": {"kind": "fortification", "count": 10, "cost": {"mage": 1}, "support": 3},
        "brew": {
            "kind": "magic",
            "count": 10,
            "cost": {},
            "magic": "potion-of-strength",
            "after": "discard",
        },
        "mark": {"kind": "magic", "count": 4, "cost": {}, "magic": "claim", "after": "out"},
    },
}


def greedy_game(
    players: int, seed: int, options: Mapping[str, object] | None = None
) -> list[tuple[Action, bool]]:
    """Every choice of a game between greedy bots, and whether it was legal."""
    state = Heroes().new_state(players, options)
    rng = Random(seed)
    bots = [GreedyBot(seed, "heroes") for _ in range(players)]
    choices = []
    while not state.is_over():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.apply(actor, int(state.draw(rng)))
            continue
        code = bots[actor].choose(state.view(actor))
        choices.append((state.action(code), code in state.legal_actions(actor)))
        state.apply(actor, code)
    return choices


@pytest.fixture(scope="module")
def verbs() -> Counter[str]:
    """What greedy bots do in a few games."""
    return Counter(
        f"{action.verb} {action.args.get('card', action.args.get('kind', ''))}".strip()
        for seed in range(12)
        for action, _ in greedy_game(2, seed)
    )


def test_greedy_beats_random_in_both_seats() -> None:
    report = simulate("heroes", ["greedy", "random"], games=40, seed=1)
    assert report.win_share["greedy"] >= 0.95
    for first in (["greedy", "random"], ["random", "greedy"]):
        fixed = simulate("heroes", first, games=8, seed=2, seats="fixed")
        assert fixed.win_share["greedy"] >= 0.9


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_wins_clearly_among_several(players: int) -> None:
    report = simulate("heroes", ["greedy"] + ["random"] * (players - 1), games=6, seed=3)
    assert report.win_share["greedy"] >= 0.8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_choice_is_legal(players: int) -> None:
    assert all(legal for _, legal in greedy_game(players, 7))


@pytest.mark.parametrize(
    ("players", "options"), [(4, {"short": True}), (2, {"deck": OWN_DECK}), (3, {"first": 2})]
)
def test_every_choice_is_legal_with_options(players: int, options: dict[str, object]) -> None:
    assert all(legal for _, legal in greedy_game(players, 8, options))


def test_the_same_view_gets_the_same_answer() -> None:
    assert greedy_game(3, 5) == greedy_game(3, 5)


def test_it_uses_what_the_cards_offer(verbs: Counter[str]) -> None:
    for choice in [
        "hire warrior",
        "hire craftsman",
        "hire mage",
        "capture crossbowmen",
        "fortify fortress",
        "attach potion-of-strength",
        "attach teleportation",
        "attach alliance",
        "attach treasure-map",
        "cast claim",
        "cast clairvoyance",
        "cast runestone",
        "cast relocation",
        "move",
        "discard alchemy",
    ]:
        assert verbs[choice], choice


def test_it_takes_nothing_back(verbs: Counter[str]) -> None:
    assert not verbs["cancel"]
    assert not verbs["keep"]
