"""Wealthy: seven coins once."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import coins, picked
from tests.tools.play import conquer, decline, do, finish_turn, pass_to
from tests.tools.position import active, position
from tests.tools.rules import rules

from warren.games.small_world.game import SmallWorld
from warren.games.small_world.state import State

LANDS = row(gate="hill edge", yard="swamp", back="forest edge")


def wealthy_pick() -> State:
    return position(LANDS, [], [], column=[("wealthy", "orcs")])


@rules("SW-P-WEALTHY", "SW-TRAP-5")
def test_seven_coins_with_those_of_the_first_turn() -> None:
    state = wealthy_pick()
    do(state, "pick", combo=0)
    assert coins(state, 0) == 5
    conquer(state, "gate")
    assert finish_turn(state) == {"SW-COI-1": 1, "SW-P-WEALTHY": 7}
    assert coins(state, 0) == 13


@rules("SW-P-WEALTHY", "SW-TRAP-5")
def test_only_once() -> None:
    state = wealthy_pick()
    finish_turn(state)
    pass_to(state, 0)
    assert finish_turn(state) == {}
    pass_to(state, 0)
    assert decline(state) == {}


@rules("SW-P-WEALTHY-1")
def test_also_when_nothing_was_conquered() -> None:
    state = wealthy_pick()
    do(state, "pick", combo=0)
    assert finish_turn(state) == {"SW-P-WEALTHY": 7}


@rules("SW-P-WEALTHY")
def test_not_in_a_later_turn_of_the_race() -> None:
    state = position(LANDS, active("orcs", "wealthy", {"gate": 2}), [])
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SW-P-WEALTHY-1")
def test_a_later_owner_of_the_badge_gets_it_again() -> None:
    state = wealthy_pick()
    assert finish_turn(state) == {"SW-P-WEALTHY": 7}
    pass_to(state, 0)
    decline(state)
    data = state.to_json()
    badges = data["badges"]
    assert isinstance(badges, dict)
    assert badges["discarded"] == ["wealthy"]
    data["badges"] = {"unknown": ["wealthy"], "discarded": badges["unknown"]}
    state = SmallWorld().state_from_json(data)
    state.effects = []
    do(state, "decline")
    do(state, "pick", combo=0)
    finish_turn(state)
    do(state, "pick", combo=5)
    assert finish_turn(state) == {"SW-P-WEALTHY": 7}


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "wealthy") == (9, 1)
