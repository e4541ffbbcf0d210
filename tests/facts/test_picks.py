"""What was picked, and by whom."""

from __future__ import annotations

import pytest

from warren.core.effect import Effect
from warren.core.state import CHANCE
from warren.facts.picks import Facts
from warren.games.registry import title, titles

KEYS = [known.key for known in titles()]


def facts(key: str) -> Facts:
    return title(key).part("facts", Facts)


@pytest.mark.parametrize("key", KEYS)
def test_every_game_counts_choices(key: str) -> None:
    assert facts(key).verbs
    assert facts(key).effects


def test_each_effect_tells_its_seat_and_its_categories() -> None:
    effects = [
        Effect("combo-taken", {"seat": 1, "race": "elves", "power": "flying", "place": 0}),
        Effect("coins-gained", {"seat": 0, "coins": 3}),
        Effect("combo-taken", {"seat": 0, "race": "orcs", "power": "swamp", "place": 2}),
    ]
    fact = facts("small_world")
    assert fact.picks(effects) == [
        (1, ("race", "elves")),
        (1, ("power", "flying")),
        (0, ("race", "orcs")),
        (0, ("power", "swamp")),
    ]


@pytest.mark.parametrize("key", KEYS)
def test_the_verbs_miss_nothing(key: str) -> None:
    """Random play: whatever is picked is picked by one of the verbs that are counted."""
    state = title(key).game().new_state(2, {})
    picked = 0
    for step in range(600):
        if state.is_over():
            break
        seat = state.actors()[0]
        effects: list[Effect] = []
        state.effects = effects
        codes = [code for code, _ in state.chance_outcomes()] or state.legal_actions(seat)
        code = codes[step % len(codes)]
        verb = state.action(code).verb
        state.apply(seat, code)
        for told, _ in facts(key).picks(effects):
            assert 0 <= told < 2
            assert seat != CHANCE
            assert verb in facts(key).verbs
            picked += 1
    assert picked > 0
