"""Every race of Underground with every power of Underground plays whole games under watch."""

from __future__ import annotations

import os

import pytest
from librt.random import Random
from tests.pairs.deals import new_state, play_dealt
from tests.play.driver import curious
from tests.tools.rules import rules

from warren.games.small_world.underground.powers.catalogue import POWERS
from warren.games.small_world.underground.races.catalogue import RACES

LONG = bool(os.environ.get("WARREN_LONG"))
GAMES = 4 if LONG else 1
SHORT_STEP = 11


def chosen() -> list[tuple[int, int]]:
    """All pairs, or few in which every race and every power comes up."""
    pairs = [(race, power) for race in range(len(RACES)) for power in range(len(POWERS))]
    return pairs if LONG else pairs[::SHORT_STEP]


@rules("SU-SET-2", "SU-SET-9", "SU-MIX-22")
@pytest.mark.parametrize("race", range(len(RACES)), ids=[race.id for race in RACES])
def test_race_with_powers(race: int) -> None:
    for number, (own, power) in enumerate(chosen()):
        if own != race:
            continue
        for round in range(GAMES):
            players = 2 + (number + round) % 4
            options: dict[str, object] = {"first": 0}
            if (number + round) % 5 == 4:
                options["board"] = "underground-6"
            state = new_state("underground", players, options)
            rng = Random(10_000 * round + 100 * race + power)
            play_dealt(state, RACES[race].id, POWERS[power].id, rng, curious)


def test_the_short_selection_has_everybody() -> None:
    assert {race for race, _ in chosen()} == set(range(len(RACES)))
    assert {power for _, power in chosen()} == set(range(len(POWERS)))
