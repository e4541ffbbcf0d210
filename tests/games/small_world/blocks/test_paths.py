"""Blocks about entry, adjacency and water."""

from __future__ import annotations

from tests.games.small_world.blocks.conftest import Craft
from tests.tools.boards import board
from tests.tools.look import on_board
from tests.tools.play import decline, do, targets
from tests.tools.position import active, position

OPTIONS = {"packs": "trial"}
LAND = board("""
    gate   farmland edge     | hill
    hill   hill cavern       | wood
    wood   forest            | fen
    fen    swamp cavern      | pond
    pond   lake              | shore
    shore  hill              |
""")


def test_entry_through_regions_of_a_kind(craft: Craft) -> None:
    craft([{"block": "entry", "where": {"any": ["swamp"]}}], [])
    state = position(LAND, active("testers", "tested", hand=9), [], options=OPTIONS)
    assert targets(state) == {"gate", "fen"}


def test_entry_through_these_regions_alone(craft: Craft) -> None:
    craft([{"block": "entry", "where": {"any": ["swamp"]}, "rim": False}], [])
    state = position(LAND, active("testers", "tested", hand=9), [], options=OPTIONS)
    assert targets(state) == {"fen"}


def test_regions_joined_by_a_passage(craft: Craft) -> None:
    craft([], [{"block": "passage", "where": {"any": ["cavern"]}}])
    state = position(LAND, active("testers", "tested", {"hill": 9}), [], options=OPTIONS)
    assert targets(state) == {"gate", "wood", "fen"}
    state = position(LAND, active("testers", "tested", {"gate": 9}), [], options=OPTIONS)
    assert targets(state) == {"hill"}


def test_a_passage_from_anywhere(craft: Craft) -> None:
    craft([], [{"block": "passage", "where": {"any": ["cavern"]}, "from_anywhere": True}])
    state = position(LAND, active("testers", "tested", {"gate": 9}), [], options=OPTIONS)
    assert targets(state) == {"hill", "fen"}


def test_flight_reaches_land_from_everywhere(craft: Craft) -> None:
    craft([{"block": "flight", "where": {"any": ["hill", "lake"]}}], [])
    state = position(LAND, active("testers", "tested", hand=9), [], options=OPTIONS)
    assert targets(state) == {"gate", "hill", "shore"}
    state = position(LAND, active("testers", "tested", {"wood": 9}), [], options=OPTIONS)
    assert targets(state) == {"hill", "fen", "shore"}


def test_water_may_be_taken_and_kept(craft: Craft) -> None:
    craft([{"block": "water"}], [])
    state = position(LAND, active("testers", "tested", {"shore": 9}), [], options=OPTIONS)
    assert targets(state) == {"pond"}
    state = position(LAND, active("testers", "tested", {"pond": 3}), [], options=OPTIONS)
    decline(state)
    assert on_board(state, "testers") == {"pond": 1}


def test_without_water_the_lake_is_closed(craft: Craft) -> None:
    craft([], [])
    state = position(LAND, active("testers", "tested", {"shore": 9}), [], options=OPTIONS)
    assert targets(state) == set()
    do(state, "stop")
