"""Blocks that change prices."""

from __future__ import annotations

import pytest
from tests.games.small_world.blocks.conftest import Craft
from tests.tools.boards import board, row
from tests.tools.look import price, price_parts
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

OPTIONS = {"packs": "trial"}
LAND = board("""
    gate    farmland edge     | hill pond crag
    hill    hill mine tribe   | crag pond
    crag    mountain cavern   | fen pond
    fen     swamp magic       | grove
    grove   forest edge       |
    pond    lake              |
""")


@rules("SW-OWN-1")
@pytest.mark.parametrize(
    ("where", "cheaper"),
    [
        (None, {"hill", "crag", "fen", "grove"}),
        ({"any": ["hill", "swamp"]}, {"hill", "fen"}),
        ({"any": ["mine"]}, {"hill"}),
        ({"beside": ["forest"]}, {"fen"}),
        ({"beside_own": ["farmland"]}, {"hill", "crag"}),
        ({"edge": True}, {"grove"}),
        ({"edge": False}, {"hill", "crag", "fen"}),
        ({"coast": True}, {"hill", "crag"}),
        ({"coast": False}, {"fen", "grove"}),
        ({"occupants": ["nobody"]}, {"crag", "fen"}),
        ({"occupants": ["natives"]}, {"hill"}),
        ({"occupants": ["declined"]}, {"grove"}),
        ({"occupants": ["natives", "declined"]}, {"hill", "grove"}),
        ({"garrison": 1}, {"grove"}),
        ({"alone": True}, {"hill", "grove"}),
        ({"coast": True, "any": ["mountain"]}, {"crag"}),
    ],
)
def test_a_discount_holds_where_it_says(
    craft: Craft, where: dict[str, object] | None, cheaper: set[str]
) -> None:
    block = {"block": "discount", "tokens": 1}
    craft([block if where is None else {**block, "where": where}], [])
    tribes = active("testers", "tested", {"gate": 2}), fallen("elves", {"grove": 1})
    state = position(LAND, *tribes, options=OPTIONS)
    regions = {"hill", "crag", "fen", "grove"}
    found = {region for region in regions if price_parts(state, region).get("SW-OWN-1") == -1}
    assert found == cheaper


@rules("SW-OWN-2", "SW-CON-4")
def test_discounts_add_up_and_one_token_is_always_needed(craft: Craft) -> None:
    craft([{"block": "discount", "tokens": 2}], [{"block": "discount", "tokens": 1}])
    plain = row(gate="farmland edge", meadow="farmland")
    state = position(plain, active("testers", "tested", {"gate": 3}), [], options=OPTIONS)
    assert price_parts(state, "meadow") == {
        "SW-CON-3": 2,
        "SW-OWN-1": -2,
        "SW-OWN-2": -1,
        "SW-CON-4": 2,
    }


def test_a_surcharge_makes_regions_dearer(craft: Craft) -> None:
    craft([], [{"block": "surcharge", "tokens": 2, "where": {"any": ["hill"]}}])
    state = position(LAND, active("testers", "tested", {"gate": 3}), [], options=OPTIONS)
    assert price(state, "hill") == 5
    assert price(state, "crag") == 3
