"""Berserk: the die may be rolled before every conquest."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import hand, on_board, picked, price, price_parts
from tests.tools.play import (
    can,
    chance,
    conquer,
    decline,
    do,
    pass_to,
    refused,
    settle_down,
    targets,
    verbs,
)
from tests.tools.position import active, position
from tests.tools.rules import rules

from warren.games.small_world.state import State

MARCHES = board("""
    camp     forest edge     | village moor peak keep
    village  hill tribe      |
    moor     hill            |
    peak     mountain tribe  |
    keep     swamp           |
""")


def rolled(tokens: int, value: int) -> State:
    """Berserk Ratmen with this many tokens in hand have rolled this value."""
    state = position(MARCHES, active("ratmen", "berserk", {"camp": tokens + 1}), [])
    do(state, "roll")
    chance(state, "die", value=value)
    return state


@rules("SW-P-BERSERK")
def test_the_roll_lowers_the_price_of_any_region() -> None:
    state = rolled(4, 2)
    assert price_parts(state, "peak") == {"SW-CON-3": 3, "SW-SET-3": 1, "SW-P-BERSERK": -2}
    assert price_parts(state, "village") == {"SW-CON-3": 2, "SW-SET-3": 1, "SW-P-BERSERK": -2}
    conquer(state, "peak")
    assert on_board(state, "ratmen") == {"camp": 1, "peak": 2}
    assert hand(state, "ratmen") == 2


@rules("SW-P-BERSERK", "SW-CON-4")
def test_at_least_one_token_is_paid() -> None:
    state = rolled(1, 3)
    assert price_parts(state, "moor") == {"SW-CON-3": 2, "SW-P-BERSERK": -3, "SW-CON-4": 2}
    conquer(state, "moor")
    assert on_board(state, "ratmen") == {"camp": 1, "moor": 1}


@rules("SW-P-BERSERK", "SW-TRAP-6")
def test_the_region_is_chosen_after_the_roll() -> None:
    assert targets(rolled(1, 1)) == {"moor", "keep"}
    assert targets(rolled(1, 2)) == {"moor", "keep", "village"}
    assert targets(rolled(1, 3)) == {"moor", "keep", "village", "peak"}


@rules("SW-P-BERSERK", "SW-P-BERSERK-3")
def test_too_few_for_any_region_ends_the_conquests() -> None:
    state = rolled(1, 0)
    assert "conquer" not in verbs(state)
    assert refused(state, "conquer", region="moor").rule == "SW-DIE-4"
    assert hand(state, "ratmen") == 1
    do(state, "deploy", region="camp")
    assert on_board(state, "ratmen") == {"camp": 2}


@rules("SW-P-BERSERK-1")
def test_rolling_is_optional_each_time() -> None:
    state = position(MARCHES, active("ratmen", "berserk", {"camp": 8}), [])
    conquer(state, "moor")
    assert hand(state, "ratmen") == 5
    do(state, "roll")
    chance(state, "die", value=1)
    conquer(state, "keep")
    assert hand(state, "ratmen") == 4
    conquer(state, "village")
    assert hand(state, "ratmen") == 1
    assert can(state, "roll")


@rules("SW-P-BERSERK-1", "SW-CON-4")
def test_a_token_in_hand_is_needed_to_roll() -> None:
    state = position(MARCHES, active("ratmen", "berserk", {"camp": 1}), [])
    assert refused(state, "roll").rule == "SW-CON-4"


@rules("SW-P-BERSERK-2")
def test_no_second_roll_for_the_same_conquest() -> None:
    state = rolled(4, 0)
    assert refused(state, "roll").rule == "SW-P-BERSERK-2"
    assert "roll" not in verbs(state)


@rules("SW-P-BERSERK-2")
def test_a_roll_is_spent_on_the_next_conquest() -> None:
    state = rolled(6, 3)
    assert price(state, "peak") == 1
    conquer(state, "moor")
    assert price_parts(state, "peak") == {"SW-CON-3": 3, "SW-SET-3": 1}


@rules("SW-P-BERSERK-2")
def test_or_the_conquests_end() -> None:
    state = rolled(2, 3)
    do(state, "stop")
    assert refused(state, "conquer", region="moor").rule == "SW-DIE-4"
    assert price_parts(state, "moor") == {"SW-CON-3": 2}
    settle_down(state)
    pass_to(state, 0)
    assert price(state, "village") == 3


@rules("SW-P-BERSERK-2")
def test_no_conversion_in_between() -> None:
    sorcerers = active("sorcerers", "berserk", {"camp": 5})
    state = position(MARCHES, sorcerers, active("humans", "hill", {"keep": 1}))
    assert can(state, "conquer", region="keep", by="sorcery")
    do(state, "roll")
    chance(state, "die", value=0)
    assert refused(state, "conquer", region="keep", by="sorcery").rule == "SW-P-BERSERK-2"
    conquer(state, "moor")
    assert can(state, "conquer", region="keep", by="sorcery")


@rules("SW-P-BERSERK-3", "SW-TRAP-6")
@pytest.mark.parametrize("tokens", [1, 2])
def test_a_berserk_race_never_names_first(tokens: int) -> None:
    state = position(MARCHES, active("ratmen", "berserk", {"camp": tokens + 1}), [])
    assert refused(state, "conquer", region="peak", by="die").rule == "SW-P-BERSERK-3"


@rules("SW-P-BERSERK", "SW-TRAP-6")
def test_other_races_name_first_and_never_roll_before() -> None:
    state = position(MARCHES, active("ratmen", "hill", {"camp": 3}), [])
    assert "roll" not in verbs(state)
    assert targets(state, by="die") == {"village", "peak"}


@rules("SW-R-GHOULS-3", "SW-P-BERSERK-3")
def test_ghouls_in_decline_have_the_last_attempt_again() -> None:
    state = position(MARCHES, active("ghouls", "berserk", {"camp": 3}), [])
    decline(state)
    pass_to(state, 0)
    do(state, "pick", combo=0)
    assert "roll" not in verbs(state)
    assert targets(state, by="die") == {"village", "peak"}


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "berserk") == (9, 1)
