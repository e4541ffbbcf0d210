"""Every race of both games with every power of both plays whole games under watch."""

from __future__ import annotations

import os

import pytest
from librt.random import Random
from tests.pairs.deals import play_dealt, table_of
from tests.play.driver import curious
from tests.tools.rules import rules

from warren.games.small_world.powers.catalogue import POWERS as BASE_POWERS
from warren.games.small_world.races.catalogue import RACES as BASE_RACES
from warren.games.small_world.underground.powers.catalogue import POWERS as DEEP_POWERS
from warren.games.small_world.underground.races.catalogue import RACES as DEEP_RACES

LONG = bool(os.environ.get("WARREN_LONG"))
GAMES = 2 if LONG else 1
SHORT_STEP = 28
RACES = [race.id for race in (*BASE_RACES, *DEEP_RACES)]
POWERS = [power.id for power in (*BASE_POWERS, *DEEP_POWERS)]
CLASHES = [
    ("wisps", "berserk"),
    ("ghouls", "vanishing"),
    ("ghouls", "tomb"),
    ("spiderines", "flying"),
    ("cultists", "flying"),
    ("flames", "flying"),
    ("sorcerers", "vampire"),
    ("ghouls", "seafaring"),
]


def chosen() -> list[tuple[str, str]]:
    """All pairs, or those that collide and few in which every race and every power comes up."""
    pairs = [(race, power) for race in RACES for power in POWERS]
    return pairs if LONG else pairs[::SHORT_STEP] + CLASHES


@rules("SU-MIX-1", "SU-MIX-8", "SU-MIX-22")
@pytest.mark.parametrize("race", RACES)
def test_race_with_powers(race: str) -> None:
    for number, (own, power) in enumerate(chosen()):
        if own != race:
            continue
        for round in range(GAMES):
            players = 2 + (number // 2 + round) % 4
            state = table_of(number + round, players, race, power)
            play_dealt(state, race, power, Random(10_000 * round + number), curious)


@rules("SU-MIX-6", "SU-MIX-7")
@pytest.mark.parametrize(
    ("race", "power"),
    [(race, power) for race in ("flames", "spiderines") for power in ("hill", "underworld")],
)
def test_pairs_that_no_shipped_board_has_room_for(race: str, power: str) -> None:
    state = table_of(0, 3, race, power)
    assert state.table.board.id == "own"
    play_dealt(state, race, power, Random(len(race) + len(power)), curious)


def test_the_short_selection_has_everybody() -> None:
    assert {race for race, _ in chosen()} == set(RACES)
    assert {power for _, power in chosen()} == set(POWERS)
