"""Blocks that pay coins."""

from __future__ import annotations

from tests.games.small_world.blocks.conftest import Craft
from tests.tools.boards import row
from tests.tools.look import coins, income_parts, is_active
from tests.tools.play import chance, conquer, decline, do, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

OPTIONS = {"packs": "trial"}
STRIP = row(
    gate="farmland edge", hill="hill mine", wood="forest tribe", fen="swamp", crag="mountain edge"
)
HELD = {"gate": 1, "hill": 3, "wood": 1}


@rules("SW-OWN-1")
def test_coins_for_each_region(craft: Craft) -> None:
    craft([{"block": "region-coins", "coins": 2, "where": {"any": ["hill", "forest"]}}], [])
    state = position(STRIP, active("testers", "tested", HELD), [], options=OPTIONS)
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SW-OWN-1": 4}


def test_coins_for_crowded_and_for_lonely_regions(craft: Craft) -> None:
    craft(
        [{"block": "region-coins", "where": {"garrison": 3}}],
        [{"block": "region-coins", "where": {"alone": True}}],
    )
    mine = active("testers", "tested", HELD)
    state = position(STRIP, mine, active("elves", "forest", {"fen": 1}), options=OPTIONS)
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SW-OWN-1": 1, "SW-OWN-2": 2}


def test_coins_in_decline_only_keep_the_badge(craft: Craft) -> None:
    craft([], [{"block": "region-coins", "where": {"any": ["hill"]}, "when": "decline"}])
    state = position(STRIP, active("testers", "tested", HELD), [], options=OPTIONS)
    assert income_parts(state, 0) == {"SW-COI-1": 3}
    assert decline(state) == {"SW-COI-1": 3, "SW-OWN-2": 1}
    assert not is_active(state, "testers")


def test_coins_always_go_on_in_decline_while_other_blocks_stop(craft: Craft) -> None:
    craft([{"block": "region-coins", "when": "always"}, {"block": "turn-coins", "coins": 4}], [])
    state = position(STRIP, active("testers", "tested", HELD), [], options=OPTIONS)
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SW-OWN-1": 7}
    assert decline(state) == {"SW-COI-1": 3, "SW-OWN-1": 3}


def test_coins_every_turn(craft: Craft) -> None:
    craft(
        [{"block": "turn-coins", "coins": 3, "when": "decline"}],
        [{"block": "turn-coins", "coins": 2}],
    )
    state = position(STRIP, active("testers", "tested", HELD), [], options=OPTIONS)
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SW-OWN-2": 2}
    assert decline(state) == {"SW-COI-1": 3, "SW-OWN-1": 3}


def test_coins_for_conquests_of_non_empty_regions(craft: Craft) -> None:
    craft([{"block": "conquest-coins", "coins": 2}], [{"block": "conquest-coins", "every": 2}])
    mine = active("testers", "tested", {"gate": 10, "hill": 1})
    state = position(STRIP, mine, active("elves", "forest", {"fen": 1}), options=OPTIONS)
    conquer(state, "wood")
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SW-OWN-1": 2}
    conquer(state, "fen")
    assert income_parts(state, 0) == {"SW-COI-1": 4, "SW-OWN-1": 4, "SW-OWN-2": 1}
    conquer(state, "crag")
    assert income_parts(state, 0)["SW-OWN-1"] == 4


def test_coins_for_complete_sets(craft: Craft) -> None:
    craft([{"block": "set-coins", "coins": 3, "size": 2}], [])
    state = position(STRIP, active("testers", "tested", HELD), [], options=OPTIONS)
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SW-OWN-1": 3}


def test_coins_once_when_the_combo_is_taken(craft: Craft) -> None:
    craft([], [{"block": "welcome-coins", "coins": 9}])
    state = position(STRIP, [], [], column=[("tested", "testers")], options=OPTIONS)
    do(state, "pick", combo=0)
    conquer(state, "gate")
    assert finish_turn(state) == {"SW-COI-1": 1, "SW-OWN-2": 9}
    finish_turn(state)
    assert finish_turn(state) == {"SW-COI-1": 1}


def test_coins_for_losses(craft: Craft) -> None:
    craft([], [{"block": "loss-coins", "coins": 2}])
    attacker = active("elves", "forest", {"crag": 6})
    defender = active("testers", "tested", {"fen": 1})
    state = position(STRIP, attacker, defender, options=OPTIONS)
    conquer(state, "fen")
    assert coins(state, 1) == 7


def test_no_coins_for_losses_in_decline(craft: Craft) -> None:
    craft([{"block": "loss-coins"}], [])
    attacker = active("elves", "forest", {"crag": 6})
    state = position(STRIP, attacker, fallen("testers", {"fen": 1}), options=OPTIONS)
    conquer(state, "fen")
    assert coins(state, 1) == 5


def test_a_failed_attack_takes_nothing(craft: Craft) -> None:
    craft([], [{"block": "loss-coins"}])
    attacker = active("elves", "forest", {"crag": 2})
    state = position(STRIP, attacker, active("testers", "tested", {"fen": 1}), options=OPTIONS)
    conquer(state, "fen", by="die")
    chance(state, "die", value=0)
    assert coins(state, 1) == 5
