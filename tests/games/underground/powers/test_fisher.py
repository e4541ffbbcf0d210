"""Fisher: a coin for every two regions on a river."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import income_parts, picked_below
from tests.tools.play import finish_turn
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
gate mud edge | ford
hall mine | ford
bank mud | ford gate
quay mystic-crystal | ford
ford river edge | pool
pool river |
nook mud | bank
""")


@rules("SU-P-FISHER")
def test_four_tokens() -> None:
    assert picked_below("ogres", "fisher") == (9, 1)


@rules("SU-P-FISHER", "SU-P-FISHER-1")
@pytest.mark.parametrize(
    ("regions", "bonus"),
    [
        ("gate", 0),
        ("gate nook", 0),
        ("gate hall", 1),
        ("gate hall bank", 1),
        ("gate hall bank quay", 2),
    ],
)
def test_full_pairs_on_the_river_pay(regions: str, bonus: int) -> None:
    held = dict.fromkeys(regions.split(), 1)
    state = underground(CAVE, active("ogres", "fisher", held), [])
    coins = finish_turn(state)
    assert coins.get("SU-P-FISHER", 0) == bonus
    assert coins["SW-COI-1"] == len(held)


@rules("SU-P-FISHER-1")
def test_river_regions_are_not_counted() -> None:
    state = underground(CAVE, active("kraken", "fisher", {"ford": 1, "pool": 1, "gate": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 3}


@rules("SU-P-FISHER", "SU-DEC-1")
def test_not_in_decline() -> None:
    state = underground(CAVE, fallen("ogres", {"gate": 1, "hall": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 2}
