"""Blocks about decline and peace."""

from __future__ import annotations

from tests.games.small_world.blocks.conftest import Craft
from tests.tools.boards import row
from tests.tools.look import in_play, is_active, on_board
from tests.tools.play import can, decline, do, pass_to, settle_down, targets
from tests.tools.position import active, fallen, position

OPTIONS = {"packs": "trial"}
STRIP = row(gate="farmland edge", hill="hill", wood="forest", fen="swamp", crag="mountain edge")


def test_the_undying_stay_and_conquer_in_decline(craft: Craft) -> None:
    craft([{"block": "undying"}], [])
    state = position(STRIP, active("testers", "tested", {"gate": 6}), [], options=OPTIONS)
    decline(state)
    assert on_board(state, "testers") == {"gate": 6}
    pass_to(state, 0)
    do(state, "pick", combo=0)
    assert targets(state) == {"hill"}


def test_a_second_race_in_decline(craft: Craft) -> None:
    craft([], [{"block": "second-decline"}])
    tribes = [active("testers", "tested", {"gate": 2}), fallen("humans", {"wood": 1})]
    state = position(STRIP, tribes, [], options=OPTIONS)
    decline(state)
    assert in_play(state, "humans")
    assert not is_active(state, "testers")


def test_without_it_the_older_race_leaves(craft: Craft) -> None:
    craft([], [])
    tribes = [active("testers", "tested", {"gate": 2}), fallen("humans", {"wood": 1})]
    state = position(STRIP, tribes, [], options=OPTIONS)
    decline(state)
    assert not in_play(state, "humans")


def test_a_late_decline_after_the_coins(craft: Craft) -> None:
    craft([{"block": "late-decline"}], [])
    state = position(STRIP, active("testers", "tested", {"gate": 2}), [], options=OPTIONS)
    do(state, "stop")
    settle_down(state, until="decline")
    do(state, "decline")
    assert not is_active(state, "testers")


def test_peace_after_the_coins(craft: Craft) -> None:
    craft([{"block": "peace"}], [])
    mine = active("testers", "tested", {"gate": 2})
    state = position(STRIP, mine, active("elves", "forest", {"hill": 9}), options=OPTIONS)
    do(state, "stop")
    settle_down(state, until="ally")
    do(state, "ally", seat=1)
    assert not can(state, "conquer", region="gate")
