"""Seafaring: seas and lakes may be taken, and are kept in decline."""

from __future__ import annotations

import pytest
from tests.tools.boards import row
from tests.tools.look import badge, hand, holder, on_board, picked, price_parts
from tests.tools.play import (
    conquer,
    decline,
    do,
    finish_turn,
    pass_to,
    refused,
    targets,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

COAST = row(
    sea="sea edge",
    beach="hill",
    dale="forest",
    bank="swamp",
    lake="lake",
    gulf="sea",
    port="hill edge",
)


@rules("SW-P-SEAFARING")
def test_waters_are_conquered_like_empty_land() -> None:
    state = position(COAST, active("ratmen", "seafaring", {"beach": 3, "bank": 3}), [])
    assert targets(state) == {"sea", "dale", "lake"}
    conquer(state, "sea")
    conquer(state, "lake")
    assert on_board(state, "ratmen") == {"sea": 2, "beach": 1, "bank": 1, "lake": 2}
    assert finish_turn(state) == {"SW-COI-1": 4}


@rules("SW-P-SEAFARING", "SW-CON-6", "SW-P-SEAFARING-1")
def test_other_races_cannot_take_water() -> None:
    state = position(COAST, active("ratmen", "stout", {"beach": 3, "bank": 6}), [])
    assert refused(state, "conquer", region="sea").rule == "SW-CON-6"
    assert refused(state, "conquer", region="lake").rule == "SW-CON-6"
    sailors = active("humans", "seafaring", {"sea": 1})
    state = position(COAST, active("ratmen", "stout", {"beach": 9}), sailors)
    assert refused(state, "conquer", region="sea").rule == "SW-CON-6"


@rules("SW-P-SEAFARING-1")
@pytest.mark.parametrize(("water", "shore"), [("2-01", "2-02"), ("2-08", "2-07"), ("2-23", "2-22")])
def test_each_water_is_one_region_of_price_two(water: str, shore: str) -> None:
    state = position("smallworld-2", active("ratmen", "seafaring", {shore: 3}), [])
    assert price_parts(state, water) == {"SW-CON-3": 2}
    conquer(state, water)
    assert hand(state, "ratmen") == 0
    assert finish_turn(state) == {"SW-COI-1": 2}


@rules("SW-P-SEAFARING-1", "SW-CON-3")
def test_tokens_on_the_water_raise_its_price() -> None:
    sailors = fallen("humans", {"sea": 1})
    state = position(COAST, active("ratmen", "seafaring", {"beach": 9}), [sailors])
    assert price_parts(state, "sea") == {"SW-CON-3": 3}
    conquer(state, "sea")
    assert on_board(state, "ratmen") == {"sea": 3, "beach": 1}


@rules("SW-P-SEAFARING", "SW-TRAP-3", "SW-DEC-8")
def test_water_is_kept_and_pays_in_decline() -> None:
    state = position(COAST, active("elves", "seafaring", {"sea": 2, "lake": 3, "beach": 1}), [])
    assert decline(state) == {"SW-COI-1": 3}
    assert on_board(state, "elves") == {"sea": 1, "beach": 1, "lake": 1}
    assert badge(state, "elves") == "seafaring"
    pass_to(state, 0)
    assert finish_turn(state)["SW-COI-1"] == 3


@rules("SW-P-SEAFARING-1", "SW-R-GHOULS-3")
def test_new_water_only_while_active() -> None:
    state = position(COAST, active("ghouls", "seafaring", {"sea": 5}), [])
    decline(state)
    pass_to(state, 0)
    do(state, "pick", combo=0)
    assert targets(state) == {"beach"}
    conquer(state, "beach")
    assert holder(state, "sea") == "ghouls"


@rules("SW-P-SEAFARING-2", "SW-CON-14", "SW-CON-1")
def test_an_edge_sea_may_be_the_first_conquest_a_lake_may_not() -> None:
    state = position(COAST, active("ratmen", "seafaring", hand=9), [])
    assert targets(state) == {"sea", "beach", "port"}
    for region in ("lake", "gulf", "bank"):
        assert refused(state, "conquer", region=region).rule == "SW-CON-1"
    conquer(state, "sea")
    assert on_board(state, "ratmen") == {"sea": 2}


@rules("SW-P-SEAFARING-2")
def test_a_lake_beside_an_edge_sea_is_no_entry_either() -> None:
    waters = row(sea="sea edge", lake="lake", bank="swamp edge")
    state = position(waters, active("ratmen", "seafaring", hand=9), [])
    assert targets(state) == {"sea", "bank"}


@rules("SW-P-SEAFARING", "SW-CON-2")
def test_from_the_water_they_reach_its_shores() -> None:
    state = position(COAST, active("ratmen", "seafaring", {"lake": 5}), [])
    assert targets(state) == {"bank", "gulf"}


@rules("SW-CON-1", "SW-P-SEAFARING")
def test_the_shore_of_a_held_sea_is_still_an_entry() -> None:
    sailors = active("humans", "seafaring", {"sea": 1})
    state = position(COAST, active("ratmen", "stout", hand=9), sailors)
    assert targets(state) == {"beach", "port"}


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "seafaring") == (10, 0)
