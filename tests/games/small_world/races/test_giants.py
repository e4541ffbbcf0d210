"""Giants: a region bordering a mountain they hold costs one token less."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import hand, on_board, picked, price, price_parts
from tests.tools.play import conquer, do, targets
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

ALPS = board("""
    peak   mountain edge cavern | slope crag
    crag   mountain edge        | slope
    slope  hill tribe           | vale
    vale   forest               | grot
    grot   swamp cavern         |
""")


@rules("SW-R-GIANTS")
def test_next_to_their_mountain_a_region_costs_one_less() -> None:
    state = position(ALPS, active("giants", "forest", {"peak": 5}), [])
    assert price_parts(state, "slope") == {"SW-CON-3": 2, "SW-SET-3": 1, "SW-R-GIANTS": -1}
    assert price_parts(state, "crag") == {"SW-CON-3": 3, "SW-R-GIANTS": -1}
    conquer(state, "slope")
    assert on_board(state, "giants") == {"peak": 1, "slope": 2}
    assert hand(state, "giants") == 2


@rules("SW-R-GIANTS")
def test_elsewhere_they_pay_the_full_price() -> None:
    state = position(ALPS, active("giants", "forest", {"peak": 1, "slope": 5}), [])
    assert price_parts(state, "vale") == {"SW-CON-3": 2}


@rules("SW-R-GIANTS", "SW-CON-4", "SW-CON-10", "SW-TRAP-11")
def test_one_token_is_always_needed() -> None:
    bare = board("""
        peak   mountain edge | slope
        slope  hill          |
    """)
    state = position(bare, active("giants", "commando", {"peak": 3}), [])
    assert price_parts(state, "slope") == {
        "SW-CON-3": 2,
        "SW-R-GIANTS": -1,
        "SW-P-COMMANDO": -1,
        "SW-CON-4": 1,
    }


@rules("SW-R-GIANTS-1")
def test_two_mountains_give_one_reduction() -> None:
    state = position(ALPS, active("giants", "forest", {"peak": 3, "crag": 2}), [])
    assert price_parts(state, "slope") == {"SW-CON-3": 2, "SW-SET-3": 1, "SW-R-GIANTS": -1}


@rules("SW-R-GIANTS-1", "SW-TRAP-8")
def test_a_mountain_they_do_not_hold_gives_nothing() -> None:
    state = position(ALPS, active("giants", "forest", {"vale": 4}), [])
    assert price_parts(state, "slope") == {"SW-CON-3": 2, "SW-SET-3": 1}


@rules("SW-R-GIANTS-1", "SW-CON-18")
def test_a_mountain_of_the_own_race_in_decline_gives_nothing() -> None:
    tribes = [active("giants", "forest", {"vale": 4}), fallen("humans", {"peak": 1})]
    state = position(ALPS, tribes, [])
    assert price_parts(state, "slope") == {"SW-CON-3": 2, "SW-SET-3": 1}


@rules("SW-R-GIANTS-1")
def test_the_mountain_must_be_held_at_that_moment() -> None:
    state = position(ALPS, active("giants", "forest", {"peak": 3, "vale": 4}), [])
    assert price(state, "slope") == 2
    do(state, "abandon", region="peak")
    assert price(state, "slope") == 3
    conquer(state, "slope")
    conquer(state, "peak")
    assert price(state, "crag") == 2


@rules("SW-R-GIANTS-1", "SW-P-UNDERWORLD-1")
def test_a_cavern_link_is_no_border_for_giants() -> None:
    state = position(ALPS, active("giants", "underworld", {"peak": 4}), [])
    assert "grot" in targets(state)
    assert price_parts(state, "grot") == {"SW-CON-3": 2, "SW-P-UNDERWORLD": -1}


@rules("SW-CMB-4", "SW-SET-8")
def test_six_tokens_and_those_of_the_badge() -> None:
    assert picked("giants", "hill") == (10, 1)
