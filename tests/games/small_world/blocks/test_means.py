"""Blocks that lend special ways to conquer."""

from __future__ import annotations

from tests.games.small_world.blocks.conftest import Craft
from tests.tools.boards import row
from tests.tools.look import holder, on_board, pieces, price_parts, tray
from tests.tools.play import can, chance, conquer, do, refused, targets, verbs
from tests.tools.position import active, position

OPTIONS = {"packs": "trial"}
STRIP = row(gate="farmland edge", hill="hill", wood="forest", fen="swamp magic", crag="mountain")


def test_the_dragon_takes_a_region_once_a_turn(craft: Craft) -> None:
    craft([], [{"block": "dragon"}])
    mine = active("testers", "tested", {"gate": 4})
    state = position(STRIP, mine, active("elves", "forest", {"hill": 6}), options=OPTIONS)
    conquer(state, "hill", by="dragon")
    assert on_board(state, "testers") == {"gate": 1, "hill": 1}
    assert pieces(state, "hill") == {"dragon": 1}
    assert targets(state, by="dragon") == set()


def test_sorcery_replaces_a_lone_token(craft: Craft) -> None:
    craft([], [{"block": "sorcery"}])
    mine = active("testers", "tested", {"gate": 1})
    theirs = active("elves", "forest", {"hill": 1, "wood": 2})
    state = position(STRIP, mine, theirs, options=OPTIONS)
    conquer(state, "hill", by="sorcery")
    assert holder(state, "hill") == "testers"
    assert tray(state, "testers") == 18


def test_a_bite_replaces_a_lone_token(craft: Craft) -> None:
    craft([{"block": "bite"}], [])
    mine = active("testers", "tested", {"gate": 1})
    state = position(STRIP, mine, active("elves", "forest", {"hill": 1}), options=OPTIONS)
    conquer(state, "hill", by="vampire")
    assert on_board(state, "testers") == {"gate": 1, "hill": 1}
    assert tray(state, "testers") == 18


def test_frenzy_rolls_before_a_conquest(craft: Craft) -> None:
    craft([], [{"block": "frenzy"}])
    state = position(STRIP, active("testers", "tested", {"gate": 3}), [], options=OPTIONS)
    assert targets(state, by="die") == set()
    do(state, "roll")
    chance(state, "die", value=1)
    assert price_parts(state, "hill") == {"SW-CON-3": 2, "SW-OWN-2": -1}


def test_a_dare_rolls_for_a_named_region(craft: Craft) -> None:
    craft([{"block": "dare", "where": {"any": ["swamp"]}}], [])
    state = position(STRIP, active("testers", "tested", {"wood": 2}), [], options=OPTIONS)
    assert targets(state, by="wisps") == {"fen"}
    conquer(state, "fen", by="wisps")
    chance(state, "die", value=3)
    assert on_board(state, "testers") == {"wood": 1, "fen": 1}


def test_a_lost_dare_ends_the_conquests(craft: Craft) -> None:
    craft([{"block": "dare", "where": {"any": ["swamp"]}}], [])
    state = position(STRIP, active("testers", "tested", {"wood": 2}), [], options=OPTIONS)
    conquer(state, "fen", by="wisps")
    chance(state, "die", value=0)
    assert "conquer" not in verbs(state)


def test_an_onslaught_counts_no_defenders(craft: Craft) -> None:
    craft([{"block": "onslaught", "where": {"any": ["mountain"]}}], [])
    mine = active("testers", "tested", {"fen": 4})
    state = position(STRIP, mine, active("elves", "forest", {"crag": 5}), options=OPTIONS)
    assert price_parts(state, "crag") == {"SW-CON-3": 3}
    assert can(state, "conquer", region="crag")


def test_without_the_block_there_is_no_such_way(craft: Craft) -> None:
    craft([], [])
    mine = active("testers", "tested", {"gate": 4})
    state = position(STRIP, mine, active("elves", "forest", {"hill": 1}), options=OPTIONS)
    refused(state, "conquer", region="hill", by="dragon")
    refused(state, "conquer", region="hill", by="sorcery")
