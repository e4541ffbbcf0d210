"""Stout: the race may decline after the coins of a turn of conquest."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import badge, in_play, is_active, on_board, picked, tray
from tests.tools.play import conquer, decline, do, paid, pass_to, settle_down, verbs
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

from warren.games.small_world.state import State

LANDS = row(hall="farmland edge", yard="farmland", moor="hill", ruin="swamp edge")


def after_coins(state: State) -> None:
    """Play on to the moment after the coins."""
    do(state, "stop")
    settle_down(state, until="decline")


@rules("SW-P-STOUT", "SW-P-STOUT-1", "SW-TURN-11")
def test_decline_after_a_turn_of_conquests_with_full_coins_once() -> None:
    state = position(LANDS, active("humans", "stout", {"hall": 5}), [])
    conquer(state, "yard")
    after_coins(state)
    assert state.coins(0) == 5 + 2 + 2
    assert verbs(state) == {"decline", "done"}
    effects = do(state, "decline")
    assert paid(effects, 0) == {}
    assert state.coins(0) == 9
    assert on_board(state, "humans") == {"hall": 1, "yard": 1}
    assert tray(state, "humans") == 8
    assert (is_active(state, "humans"), badge(state, "humans")) == (False, None)
    assert state.turn() == 1


@rules("SW-P-STOUT")
def test_the_race_may_also_go_on() -> None:
    state = position(LANDS, active("humans", "stout", {"hall": 1}), [])
    after_coins(state)
    do(state, "done")
    assert is_active(state, "humans")
    assert state.turn() == 1


@rules("SW-P-STOUT-1", "SW-TRAP-13", "SW-DEC-3")
def test_the_older_race_in_decline_is_paid_and_then_goes() -> None:
    tribes = [active("elves", "stout", {"hall": 1}), fallen("orcs", {"ruin": 1, "moor": 1})]
    state = position(LANDS, tribes, [])
    assert paid(do(state, "stop"), 0) == {"SW-COI-1": 3}
    do(state, "decline")
    assert not in_play(state, "orcs")
    assert on_board(state, "elves") == {"hall": 1}


@rules("SW-P-STOUT-1", "SW-DEC-11", "SW-TRAP-15")
def test_the_new_combo_comes_next_turn() -> None:
    state = position(LANDS, active("elves", "stout", {"hall": 1}), [])
    after_coins(state)
    do(state, "decline")
    assert state.turn() == 1
    pass_to(state, 0)
    assert verbs(state) == {"pick"}


@rules("SW-P-STOUT-1")
def test_the_ordinary_decline_stays_possible() -> None:
    tribes = [active("humans", "stout", {"hall": 2}), fallen("orcs", {"ruin": 1})]
    state = position(LANDS, tribes, [])
    assert decline(state) == {"SW-COI-1": 1}
    assert state.turn() == 1
    assert not in_play(state, "orcs")


@rules("SW-P-STOUT", "SW-TURN-2")
def test_also_in_the_turn_of_the_pick() -> None:
    state = position(LANDS, [], [], column=[("stout", "elves")])
    do(state, "pick", combo=0)
    conquer(state, "hall")
    after_coins(state)
    do(state, "decline")
    assert on_board(state, "elves") == {"hall": 1}
    assert not is_active(state, "elves")


@rules("SW-P-STOUT-2", "SW-LOS-11", "SW-TRAP-14")
def test_also_with_no_token_left() -> None:
    tribes = [active("elves", "stout"), fallen("orcs", {"ruin": 1})]
    state = position(LANDS, tribes, [])
    assert paid(do(state, "stop"), 0) == {"SW-COI-1": 1}
    assert verbs(state) == {"decline", "done"}
    do(state, "decline")
    assert not in_play(state, "elves")
    assert not in_play(state, "orcs")
    assert state.turn() == 1


@rules("SW-P-STOUT-1", "SW-LOS-13")
def test_ghouls_driven_off_that_turn_leave_too() -> None:
    tribes = [active("orcs", "stout", {"hall": 8}), fallen("ghouls", {"yard": 3, "ruin": 1})]
    state = position(LANDS, tribes, [])
    do(state, "stop")
    do(state, "deploy", region="yard")
    do(state, "deploy", region="yard")
    conquer(state, "yard")
    after_coins(state)
    do(state, "decline")
    assert not in_play(state, "ghouls")
    assert tray(state, "ghouls") == 10
    assert on_board(state, "orcs") == {"hall": 1, "yard": 1}
    assert state.turn() == 1


@rules("SW-P-STOUT", "SW-DEC-6")
def test_other_races_cannot_decline_late() -> None:
    state = position(LANDS, active("elves", "hill", {"hall": 1}), [])
    do(state, "stop")
    assert state.turn() == 1


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "stout") == (9, 1)
