"""Bots as policies of playouts."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.bots.greedy_bot import GreedyBot
from warren.bots.player_policy import greedy_policy
from warren.core.playout import play_out
from warren.core.state import CHANCE
from warren.games.registry import new_state


@pytest.mark.parametrize("game", ["small_world", "heroes"])
def test_greedy_plays_out_as_it_plays(game: str) -> None:
    fast, slow = new_state(game, 2), new_state(game, 2)
    decisions = play_out(fast, Random(4), policy=greedy_policy(game, 2, 7))
    rng, bots = Random(4), [GreedyBot(7, game), GreedyBot(8, game)]
    count = 0
    while not slow.is_over():
        actor = slow.actors()[0]
        if actor == CHANCE:
            slow.apply(CHANCE, int(slow.draw(rng)))
        else:
            slow.apply(actor, bots[actor].choose(slow.view(actor)))
            count += 1
    assert fast.key() == slow.key()
    assert decisions == count


def test_greedy_plays_out_better_than_chance() -> None:
    state = new_state("small_world", 2)
    play_out(state, Random(1), policy=greedy_policy("small_world", 2))
    assert min(state.scores()) > 60
