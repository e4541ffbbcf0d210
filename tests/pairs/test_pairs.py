"""Every race with every power plays whole games under watch."""

from __future__ import annotations

import os

import pytest
from librt.random import Random
from tests.play.driver import steadfast, watched_game
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.state import State

GAME = SmallWorld()
GAMES = 12 if os.environ.get("WARREN_LONG") else 1


def dealt(race: str, power: str, players: int) -> State:
    """A game in which the first combo is this one."""
    state = GAME.new_state(players, {"first": 0})
    state.apply(CHANCE, state.code(Action("banner", {"race": race})))
    state.apply(CHANCE, state.code(Action("badge", {"power": power})))
    return state


@rules("SW-SET-8", "SW-CMB-9", "SW-HID-1")
@pytest.mark.parametrize("race", [race.id for race in RACES])
def test_race_with_every_power(race: str) -> None:
    for number, power in enumerate(POWERS):
        for game in range(GAMES):
            players = 2 + (number + game) % 4
            state = dealt(race, power.id, players)
            start = state.clone()
            rng = Random(1000 * game + number)
            while state.is_chance():
                code = state.draw(rng)
                state.apply(CHANCE, code)
                start.apply(CHANCE, code)
            pick = state.code(Action("pick", {"combo": 0}))
            state.apply(0, pick)
            start.apply(0, pick)
            for seat, code in watched_game(state, rng, steadfast):
                start.apply(seat, code)
            assert start.key() == state.key()
