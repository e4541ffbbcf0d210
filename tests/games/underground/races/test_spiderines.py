"""Spiderines: what borders a chasm is near for them."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import on_board, picked_below, price_parts
from tests.tools.play import conquer, refused, targets
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
gate mud edge | hall
hall mine | den
den black-mountain | nook
nook mud | pool
pool river | far
far mystic-crystal | core
core mud |
rift chasm | den
gulf chasm | pool far
""")


@rules("SU-R-SPIDERINES")
def test_seven_tokens_and_those_of_the_badge() -> None:
    assert picked_below("spiderines", "wise") == (11, 1)


@rules("SU-R-SPIDERINES", "SU-R-SPIDERINES-1", "SU-TRAP-6")
def test_every_region_reaches_the_chasms() -> None:
    state = underground(CAVE, active("spiderines", "wise", {"gate": 9}), [])
    assert targets(state) == {"hall", "den", "pool", "far"}
    assert price_parts(state, "far") == {"SW-CON-3": 2}
    conquer(state, "far")
    assert on_board(state, "spiderines") == {"gate": 1, "far": 2}
    assert "core" in targets(state)


@rules("SU-R-SPIDERINES", "SU-R-SPIDERINES-1", "SU-CON-14")
def test_chasms_and_the_rim_are_ways_in() -> None:
    state = underground(CAVE, active("spiderines", "wise", hand=9), [])
    assert targets(state) == {"gate", "den", "pool", "far"}
    conquer(state, "pool")
    assert on_board(state, "spiderines") == {"pool": 1}


@rules("SU-R-SPIDERINES", "SU-CON-4")
def test_nobody_enters_the_chasm_and_others_do_not_cross_it() -> None:
    state = underground(CAVE, active("spiderines", "wise", {"den": 9}), [])
    assert refused(state, "conquer", region="rift").rule == "SU-CON-4"
    state = underground(CAVE, active("ogres", "wise", {"far": 9}), [])
    assert targets(state) == {"pool", "core"}
    state = underground(CAVE, active("ogres", "wise", hand=9), [])
    assert targets(state) == {"gate"}
