"""Bots as policies of playouts."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.bots.greedy_bot import GreedyBot
from warren.bots.greedy_policy import GreedyPolicy
from warren.bots.player_policy import PlayerPolicy
from warren.core.playout import play_out
from warren.core.state import CHANCE
from warren.games.registry import new_state


@pytest.mark.parametrize("game", ["small_world", "heroes"])
def test_greedy_plays_out_as_it_plays(game: str) -> None:
    fast, plain, slow = (new_state(game, 2) for _ in range(3))
    decisions = play_out(fast, Random(4), policy=GreedyPolicy(game, 2, 7))
    seated = [GreedyBot(7, game), GreedyBot(8, game)]
    assert play_out(plain, Random(4), policy=PlayerPolicy(seated)) == decisions
    rng, bots = Random(4), [GreedyBot(7, game), GreedyBot(8, game)]
    count = 0
    while not slow.is_over():
        actor = slow.actors()[0]
        if actor == CHANCE:
            slow.apply(CHANCE, int(slow.draw(rng)))
        else:
            slow.apply(actor, bots[actor].choose(slow.view(actor)))
            count += 1
    assert fast.key() == plain.key() == slow.key()
    assert decisions == count


def test_greedy_plays_out_better_than_chance() -> None:
    state = new_state("small_world", 2)
    play_out(state, Random(1), policy=GreedyPolicy("small_world", 2))
    assert min(state.scores()) > 60
