"""Mining: a coin for each mine region."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import income_parts, picked_below
from tests.tools.play import decline, finish_turn
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", pit="mine", shaft="mine")


@rules("SU-P-MINING")
def test_four_tokens() -> None:
    assert picked_below("ogres", "mining") == (9, 1)


@rules("SU-P-MINING")
def test_a_coin_for_each_mine() -> None:
    tribe = active("ogres", "mining", {"gate": 1, "pit": 1, "shaft": 1})
    state = underground(CAVE, tribe, [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SU-P-MINING": 2}


@rules("SU-P-MINING", "SU-PLC-MINE-1", "SU-TRAP-20")
def test_the_mine_of_the_lost_dwarf_is_none() -> None:
    state = underground(
        CAVE, active("ogres", "mining", {"gate": 1}), [], markers={"mine-of-the-lost-dwarf": "gate"}
    )
    assert income_parts(state, 0) == {"SW-COI-1": 1, "SU-PLC-MINE": 2}


@rules("SU-P-MINING", "SU-TRAP-9", "SU-DEC-1")
def test_not_in_decline() -> None:
    state = underground(CAVE, active("ogres", "mining", {"pit": 1}), [])
    assert decline(state) == {"SW-COI-1": 1}
