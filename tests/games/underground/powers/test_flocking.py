"""Flocking: two coins when all regions hang together."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import income_parts, picked_below
from tests.tools.play import finish_turn
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | bank
bank mystic-crystal | pool nook
pool river | far
far mud |
nook mud |
rift chasm | gate
gulf chasm | bank
""")


@rules("SU-P-FLOCKING")
def test_five_tokens() -> None:
    assert picked_below("ogres", "flocking") == (10, 0)


@rules("SU-P-FLOCKING", "SU-P-FLOCKING-1")
@pytest.mark.parametrize(
    ("regions", "bonus"),
    [("", 0), ("gate", 2), ("gate hall crag", 2), ("gate crag", 0), ("hall crag nook", 0)],
)
def test_two_coins_when_all_hang_together(regions: str, bonus: int) -> None:
    held = dict.fromkeys(regions.split(), 1)
    state = underground(CAVE, active("ogres", "flocking", held, hand=0 if held else 1), [])
    assert finish_turn(state).get("SU-P-FLOCKING", 0) == bonus


@rules("SU-P-FLOCKING", "SU-P-FLOCKING-1")
def test_chasms_join_for_spiderines_alone() -> None:
    held = {"gate": 1, "bank": 1}
    state = underground(CAVE, active("spiderines", "flocking", held), [])
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-FLOCKING": 2}
    state = underground(CAVE, active("spiderines", "flocking", {"gate": 1, "nook": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 2}
    state = underground(CAVE, active("ogres", "flocking", held), [])
    assert income_parts(state, 0) == {"SW-COI-1": 2}


@rules("SU-P-FLOCKING", "SU-PLC-PIPE-1")
def test_pipe_and_river_join_whom_they_serve() -> None:
    held = {"gate": 1, "nook": 1}
    markers = {"great-brass-pipe": "gate"}
    state = underground(CAVE, active("ogres", "flocking", held), [], markers=markers)
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-FLOCKING": 2}
    state = underground(CAVE, active("lizardmen", "flocking", {"bank": 1, "far": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-FLOCKING": 2}


@rules("SU-CLASH-4")
def test_flight_joins_nothing() -> None:
    state = mixed(
        CAVE,
        active("ogres", "flocking", {"gate": 1, "nook": 1}),
        [],
        markers={"stonehedge": "gate"},
        lent="flying",
    )
    assert income_parts(state, 0) == {"SW-COI-1": 2}
