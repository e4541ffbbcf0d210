"""How many ways lead how deep from known positions: any change of what is legal shows."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.core.state import CHANCE, State
from warren.games.registry import game

TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "small_world": ("small_world", {}),
    "heroes": ("heroes", {}),
    "heroes-1": ("heroes", {"hire_after_cancel": False}),
    "underground": ("underground", {}),
    "underground-6": ("underground", {"board": "underground-6"}),
    "mixed-above": ("small_world", {"pool": "both", "relics": True}),
    "mixed-below": ("underground", {"pool": "both"}),
}


def perft(state: State, depth: int) -> int:
    """Leaves of the tree of actions and chance outcomes."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    actor = state.actors()[0]
    for code in state.codes(state.actors()[0]):
        child = state.clone()
        child.apply(actor, code)
        total += perft(child, depth - 1)
    return total


def position(table: str, players: int, decisions: int) -> State:
    key, options = TABLES[table]
    rng = Random(players)
    state = game(key).new_state(players, options)
    while decisions:
        if state.is_chance():
            state.apply(CHANCE, state.draw(rng))
            continue
        codes = list(state.codes(state.actors()[0]))
        state.apply(state.actors()[0], codes[rng.randrange(len(codes))])
        decisions -= 1
    return state


@pytest.mark.parametrize(
    ("table", "players", "decisions", "counts"),
    [
        ("small_world", 2, 0, [2, 28, 560]),
        ("small_world", 2, 40, [6, 27, 108]),
        ("small_world", 3, 60, [5, 27, 156]),
        ("small_world", 4, 80, [15, 157, 1237]),
        ("small_world", 5, 100, [6, 48, 290]),
        ("underground", 2, 0, [2, 30, 630]),
        ("underground", 2, 45, [4, 45, 180]),
        ("underground", 4, 90, [5, 55, 1155]),
        ("underground", 5, 110, [9, 66, 235]),
        ("underground-6", 4, 80, [1, 7, 43]),
        ("mixed-above", 3, 60, [6, 36, 216]),
        ("mixed-above", 5, 100, [7, 74, 545]),
        ("mixed-below", 3, 75, [7, 53, 285]),
        ("mixed-below", 4, 95, [4, 12, 155]),
        ("heroes", 2, 20, [25, 189]),
        ("heroes", 3, 40, [27, 724]),
        ("heroes", 4, 60, [4, 44]),
        ("heroes-1", 4, 60, [1, 23]),
        ("heroes", 5, 80, [2, 22]),
    ],
)
def test_counts(table: str, players: int, decisions: int, counts: list[int]) -> None:
    state = position(table, players, decisions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
