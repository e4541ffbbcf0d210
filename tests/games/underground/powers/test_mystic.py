"""Mystic: a coin for each crystal region."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked_below
from tests.tools.play import decline, finish_turn
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", glow="mystic-crystal", gleam="mystic-crystal")


@rules("SU-P-MYSTIC")
def test_four_tokens() -> None:
    assert picked_below("ogres", "mystic") == (9, 1)


@rules("SU-P-MYSTIC")
def test_a_coin_for_each_crystal_region() -> None:
    tribe = active("ogres", "mystic", {"gate": 1, "glow": 1, "gleam": 1})
    assert finish_turn(underground(CAVE, tribe, [])) == {"SW-COI-1": 3, "SU-P-MYSTIC": 2}


@rules("SU-P-MYSTIC", "SU-TRAP-9", "SU-DEC-1")
def test_not_in_decline() -> None:
    state = underground(CAVE, active("ogres", "mystic", {"glow": 1}), [])
    assert decline(state) == {"SW-COI-1": 1}
