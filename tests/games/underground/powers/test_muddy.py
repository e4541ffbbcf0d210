"""Muddy: a coin for each mud region, in decline too."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import badge, income_parts, picked_below
from tests.tools.play import decline, finish_turn, pass_to
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", bog="mud", pit="mine")


@rules("SU-P-MUDDY")
def test_three_tokens() -> None:
    assert picked_below("ogres", "muddy") == (8, 2)


@rules("SU-P-MUDDY")
def test_a_coin_for_each_mud_region() -> None:
    state = underground(CAVE, active("ogres", "muddy", {"gate": 1, "bog": 1, "pit": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SU-P-MUDDY": 2}


@rules("SU-P-MUDDY", "SU-DEC-1", "SU-TRAP-9")
def test_in_decline_as_well() -> None:
    state = underground(CAVE, active("ogres", "muddy", {"gate": 1, "pit": 1}), [])
    assert decline(state) == {"SW-COI-1": 2, "SU-P-MUDDY": 1}
    assert badge(state, "ogres") == "muddy"
    pass_to(state, 0)
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-MUDDY": 1}
