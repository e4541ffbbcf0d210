"""Who begins may be named: any seat of the table, and nobody else."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.registry import game, titles

TABLES = [
    (title.key, players)
    for title in titles()
    for players in range(title.game().min_players, title.game().max_players + 1)
]


@rules("SW-SET-6", "HDL-SET-9", "DL-SET-12")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_any_seat_of_the_table_may_be_named(key: str, players: int) -> None:
    rules_of = game(key)
    for seat in range(players):
        state = rules_of.new_state(players, {"first": seat})
        rng = Random(seat)
        while state.is_chance():
            assert "first" not in state.action(state.chance_outcomes()[0][0]).verb
            state.apply(CHANCE, state.draw(rng))
        assert state.to_json()["first"] == seat
        assert seat in state.actors()
    for beyond in (-1, players):
        with pytest.raises(InputError, match="first"):
            rules_of.new_state(players, {"first": beyond})
