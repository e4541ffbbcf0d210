"""Blocks that bring tokens."""

from __future__ import annotations

from tests.games.small_world.blocks.conftest import Craft
from tests.tools.boards import row
from tests.tools.look import aside, hand, on_board, tray
from tests.tools.play import conquer, do, settle_down
from tests.tools.position import active, position
from tests.tools.rules import rules

OPTIONS = {"packs": "trial"}
STRIP = row(gate="farmland edge", hill="hill", down="hill", wood="forest tribe", fen="swamp tribe")


def test_new_tokens_every_turn(craft: Craft) -> None:
    craft([], [{"block": "turn-tokens", "tokens": 2}])
    state = position(STRIP, active("testers", "tested", {"gate": 3}), [], options=OPTIONS)
    do(state, "stop")
    assert (hand(state, "testers"), tray(state, "testers")) == (4, 15)


def test_new_tokens_for_regions_held(craft: Craft) -> None:
    craft([{"block": "region-tokens", "where": {"any": ["hill"]}}], [])
    held = {"gate": 1, "hill": 1, "down": 1}
    state = position(STRIP, active("testers", "tested", held), [], options=OPTIONS)
    do(state, "stop")
    assert hand(state, "testers") == 2


def test_new_tokens_for_every_three_regions(craft: Craft) -> None:
    craft([], [{"block": "region-tokens", "tokens": 2, "every": 3}])
    held = {"gate": 1, "hill": 1, "down": 1}
    state = position(STRIP, active("testers", "tested", held), [], options=OPTIONS)
    do(state, "stop")
    assert hand(state, "testers") == 2


def test_new_tokens_for_conquests(craft: Craft) -> None:
    craft([{"block": "conquest-tokens", "every": 2}], [])
    state = position(STRIP, active("testers", "tested", {"down": 9}), [], options=OPTIONS)
    conquer(state, "wood")
    conquer(state, "fen")
    conquer(state, "hill")
    do(state, "stop")
    assert tray(state, "testers") == 10


def test_the_tray_is_the_limit(craft: Craft) -> None:
    craft([{"block": "turn-tokens", "tokens": 3}], [])
    state = position(STRIP, active("testers", "tested", {"gate": 19}), [], options=OPTIONS)
    do(state, "stop")
    assert tray(state, "testers") == 0


@rules("SW-OWN-1")
def test_battle_tokens_leave_after_redeployment(craft: Craft) -> None:
    craft([{"block": "battle-tokens", "tokens": 3}], [])
    state = position(STRIP, [], [], column=[("tested", "testers")], options=OPTIONS)
    do(state, "pick", combo=0)
    assert hand(state, "testers") == 12
    conquer(state, "gate")
    settle_down(state)
    assert sum(on_board(state, "testers").values()) == 9
    assert aside(state, "testers") == 3
