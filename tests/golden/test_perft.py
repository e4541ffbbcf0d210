"""How many ways lead how deep from known positions: any change of what is legal shows."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.core.state import CHANCE, State
from warren.games.registry import game


def perft(state: State, depth: int) -> int:
    """Leaves of the tree of actions and chance outcomes."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    actor = state.actor()
    for code in state.codes():
        child = state.clone()
        child.apply(actor, code)
        total += perft(child, depth - 1)
    return total


def position(key: str, players: int, decisions: int) -> State:
    rng = Random(players)
    state = game(key).new_state(players)
    while decisions:
        if state.actor() == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        codes = list(state.codes())
        state.apply(state.actor(), codes[rng.randrange(len(codes))])
        decisions -= 1
    return state


@pytest.mark.parametrize(
    ("key", "players", "decisions", "counts"),
    [
        ("small_world", 2, 0, [2, 28, 560]),
        ("small_world", 2, 40, [6, 27, 108]),
        ("small_world", 3, 60, [5, 27, 156]),
        ("small_world", 4, 80, [15, 157, 1237]),
        ("small_world", 5, 100, [6, 48, 290]),
        ("heroes", 2, 20, [25, 189]),
        ("heroes", 3, 40, [27, 724]),
        ("heroes", 4, 60, [1, 23]),
        ("heroes", 5, 80, [2, 22]),
    ],
)
def test_counts(key: str, players: int, decisions: int, counts: list[int]) -> None:
    state = position(key, players, decisions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
