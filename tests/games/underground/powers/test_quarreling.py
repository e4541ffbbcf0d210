"""Quarreling: a coin for each group of regions."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import income_parts, picked_below
from tests.tools.play import finish_turn
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | bank
bank mystic-crystal | nook
nook mud |
rift chasm | gate nook
""")


@rules("SU-P-QUARRELING", "SU-TRAP-18")
def test_three_tokens() -> None:
    assert picked_below("ogres", "quarreling") == (8, 2)


@rules("SU-P-QUARRELING")
@pytest.mark.parametrize(
    ("regions", "groups"),
    [("", 0), ("gate", 1), ("gate hall crag", 1), ("gate crag", 2), ("gate crag bank nook", 2)],
)
def test_a_coin_for_each_group(regions: str, groups: int) -> None:
    held = dict.fromkeys(regions.split(), 1)
    state = underground(CAVE, active("ogres", "quarreling", held, hand=0 if held else 1), [])
    assert finish_turn(state).get("SU-P-QUARRELING", 0) == groups


@rules("SU-P-QUARRELING-1", "SU-PLC-PIPE-1")
def test_neither_pipe_nor_chasm_makes_one_of_two() -> None:
    tribe = active("spiderines", "quarreling", {"gate": 1, "nook": 1})
    state = underground(CAVE, tribe, [], markers={"great-brass-pipe": "gate"})
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-QUARRELING": 2}
