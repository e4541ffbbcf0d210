"""Skeletons: a new token for every two non-empty regions conquered this turn."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import hand, names, on_board, picked, price_parts, tray
from tests.tools.play import (
    chance,
    conquer,
    decline,
    do,
    finish_turn,
    refused,
    settle_down,
    targets,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

GRAVES = board("""
    crypt  forest edge      | ham thorp wick stead ruin peak moor
    ham    hill tribe edge  | field
    thorp  hill tribe       |
    wick   hill tribe       |
    stead  swamp            |
    ruin   swamp            |
    peak   mountain         |
    moor   hill             |
    field  farmland         | tor
    tor    mountain         |
""")


@rules("SW-R-SKELETONS", "SW-R-SKELETONS-1", "SW-R-ORCS-1")
@pytest.mark.parametrize(
    ("conquests", "gained"),
    [
        (["ham"], 0),
        (["ham", "stead"], 1),
        (["ham", "stead", "ruin"], 1),
        (["ham", "thorp", "stead", "ruin"], 2),
        (["peak", "moor", "ham"], 0),
    ],
)
def test_one_token_for_every_two_non_empty_regions(conquests: list[str], gained: int) -> None:
    skeletons = active("skeletons", "stout", {"crypt": 14})
    tribes = [skeletons, fallen("humans", {"ruin": 1})]
    state = position(GRAVES, tribes, active("elves", "forest", {"stead": 1}))
    for region in conquests:
        conquer(state, region)
    before = hand(state, "skeletons")
    assert tray(state, "skeletons") == 6
    do(state, "stop")
    assert hand(state, "skeletons") == before + gained
    assert tray(state, "skeletons") == 6 - gained


@rules("SW-R-SKELETONS-1")
def test_new_tokens_come_after_the_conquests() -> None:
    state = position(GRAVES, active("skeletons", "stout", {"crypt": 7}), [])
    conquer(state, "ham")
    conquer(state, "thorp")
    assert hand(state, "skeletons") == 0
    assert targets(state) == set()
    assert "tokens-gained" in names(do(state, "stop"))
    assert refused(state, "conquer", region="moor").rule == "SW-DIE-4"
    do(state, "deploy", region="crypt")
    assert on_board(state, "skeletons") == {"crypt": 2, "ham": 3, "thorp": 3}


@rules("SW-R-SKELETONS-1", "SW-CMB-8", "SW-SET-8")
def test_no_more_than_the_tray_holds() -> None:
    state = position(GRAVES, active("skeletons", "stout", {"crypt": 19}), [])
    for region in ("ham", "thorp", "wick"):
        conquer(state, region)
    conquer(state, "moor")
    before = hand(state, "skeletons")
    do(state, "stop")
    assert (hand(state, "skeletons"), tray(state, "skeletons")) == (before + 1, 0)

    state = position(GRAVES, active("skeletons", "stout", {"crypt": 20}), [])
    conquer(state, "ham")
    conquer(state, "thorp")
    before = hand(state, "skeletons")
    do(state, "stop")
    assert hand(state, "skeletons") == before


@rules("SW-R-SKELETONS")
def test_declining_brings_none() -> None:
    state = position(GRAVES, active("skeletons", "stout", {"crypt": 3, "ham": 3}), [])
    decline(state)
    assert tray(state, "skeletons") == 18


@rules("SW-EX-1", "SW-CON-1", "SW-CON-3")
def test_they_enter_over_hills_with_a_lost_tribe() -> None:
    state = position(GRAVES, active("skeletons", "merchant", hand=8), [])
    assert price_parts(state, "ham") == {"SW-CON-3": 2, "SW-SET-3": 1}
    conquer(state, "ham")
    assert on_board(state, "skeletons") == {"ham": 3}


@rules("SW-EX-2", "SW-CON-2", "SW-R-ELVES")
def test_they_drive_elves_from_the_farmland() -> None:
    elves = active("elves", "forest", {"field": 2})
    state = position(GRAVES, active("skeletons", "merchant", {"ham": 5}), elves)
    assert price_parts(state, "field") == {"SW-CON-3": 4}
    conquer(state, "field")
    assert (hand(state, "elves"), tray(state, "elves")) == (2, 9)


@rules("SW-EX-3", "SW-DIE-2", "SW-DIE-3", "SW-DIE-4")
@pytest.mark.parametrize(("roll", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_bare_mountain_by_a_lucky_roll(roll: int, taken: bool) -> None:
    state = position(GRAVES, active("skeletons", "merchant", {"ham": 1, "field": 2}), [])
    assert price_parts(state, "tor") == {"SW-CON-3": 3}
    conquer(state, "tor", by="die")
    chance(state, "die", value=roll)
    assert ("tor" in on_board(state, "skeletons")) is taken
    settle_down(state, until="conquer")
    assert state.turn() == 1


@rules("SW-EX-4", "SW-EX-5", "SW-R-SKELETONS", "SW-COI-1", "SW-P-MERCHANT")
def test_merchant_skeletons_gain_one_token_and_six_coins() -> None:
    elves = active("elves", "forest", {"field": 2})
    state = position(GRAVES, active("skeletons", "merchant", hand=8), elves)
    conquer(state, "ham")
    conquer(state, "field")
    conquer(state, "tor", by="die")
    chance(state, "die", value=2)
    assert tray(state, "skeletons") == 11
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-P-MERCHANT": 3}
    assert sum(on_board(state, "skeletons").values()) == 9


@rules("SW-CMB-4", "SW-SET-8")
def test_six_tokens_and_those_of_the_badge() -> None:
    assert picked("skeletons", "hill") == (10, 10)
