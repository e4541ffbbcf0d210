"""Every Relic, every Place and every badge on Stonehedge is found in whole games under watch."""

from __future__ import annotations

import os

import pytest
from librt.random import Random
from tests.pairs.deals import MIXED_BELOW, MIXED_ON_BASE, new_state
from tests.play.driver import Choice, curious, fate, watched_game
from tests.tools.rules import rules

from warren.core.action import Action
from warren.games.small_world import frames
from warren.games.small_world.powers.catalogue import POWERS as BASE_POWERS
from warren.games.small_world.state import State
from warren.games.small_world.underground.markers import LIST, STONEHEDGE
from warren.games.small_world.underground.powers.catalogue import POWERS as DEEP_POWERS

LONG = bool(os.environ.get("WARREN_LONG"))
GAMES = 8 if LONG else 1
BADGES = [power.id for power in (*BASE_POWERS, *DEEP_POWERS)]
WITH_MORE_THAN_COINS = [
    "bivouacking",
    "diplomat",
    "dragon-master",
    "fortified",
    "heroic",
    "magic",
    "reborn",
    "royal",
    "seafaring",
    "shield",
    "spirit",
    "stout",
    "tomb",
    "vampire",
    "vanishing",
    "vengeful",
]


def finding(marker: str, power: str = "") -> Choice:
    """Chance that turns this marker up as soon as it can, and lends this badge."""

    def luck(state: State, codes: list[int], rng: Random) -> int:
        wanted = [Action("marker", {"marker": marker})]
        if power and frames.step(state) == frames.LOAN:
            wanted.append(Action("badge", {"power": power}))
        for action in wanted:
            if state.code(action) in codes:
                return state.code(action)
        return fate(state, codes, rng)

    return luck


@rules("SU-CON-5", "SU-RP-1", "SU-SET-4")
@pytest.mark.parametrize("marker", range(len(LIST)), ids=[marker.id for marker in LIST])
def test_games_with_a_marker_found_first(marker: int) -> None:
    for number in range(GAMES):
        players = 2 + (marker + number) % 4
        options = (MIXED_ON_BASE, MIXED_BELOW)[(marker + number) % 2]
        key = ("small_world", "underground")[(marker + number) % 2]
        state = new_state(key, players, options)
        luck = finding(LIST[marker].id)
        watched_game(state, Random(1000 * number + marker), curious, luck)
        assert state.marker_at(marker) >= 0


@rules("SU-PLC-STONEHEDGE", "SU-MIX-21")
@pytest.mark.parametrize("power", BADGES if LONG else WITH_MORE_THAN_COINS)
def test_games_with_a_badge_on_stonehedge(power: str) -> None:
    on_base = power in ("hill", "mounted", "underworld")
    for number in range(GAMES):
        players = 2 + number % 4
        above = on_base or number % 2 == 1
        state = new_state(
            "small_world" if above else "underground",
            players,
            MIXED_ON_BASE if above else MIXED_BELOW,
        )
        luck = finding(LIST[STONEHEDGE].id, power)
        watched_game(state, Random(100 * number + len(power)), curious, luck)
        assert state.marker_at(STONEHEDGE) >= 0
