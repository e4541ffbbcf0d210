"""Mummies: every conquest takes one token more."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import on_board, picked_below, price_parts
from tests.tools.play import conquer, do
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", pool="river", crag="black-mountain", hall="mine")


@rules("SU-R-MUMMIES", "SU-TRAP-18")
def test_ten_tokens_and_those_of_the_badge() -> None:
    assert picked_below("mummies", "wise") == (14, 1)


@rules("SU-R-MUMMIES")
def test_one_more_for_each_conquest() -> None:
    state = underground(CAVE, active("mummies", "wise", hand=10), [])
    assert price_parts(state, "gate") == {"SW-CON-3": 2, "SU-R-MUMMIES": 1}
    conquer(state, "gate")
    assert on_board(state, "mummies") == {"gate": 3}


@rules("SU-R-MUMMIES-1")
def test_rivers_are_dearer_too() -> None:
    state = underground(CAVE, active("mummies", "wise", {"gate": 9}), [])
    assert price_parts(state, "pool") == {"SU-CON-3": 1, "SU-R-MUMMIES": 1}


@rules("SU-R-MUMMIES-1")
def test_discounts_are_set_off_against_it() -> None:
    enemy = active("ogres", "mining", {"crag": 2})
    mummies = active("mummies", "vengeful", {"hall": 9})
    state = underground(CAVE, mummies, enemy, vengeance=[1])
    assert price_parts(state, "crag") == {"SW-CON-3": 5, "SU-R-MUMMIES": 1, "SU-P-VENGEFUL": -1}
    state = underground(
        CAVE,
        active("mummies", "wise", {"gate": 9}),
        [],
        markers={"sword-of-the-killer-rabbit": "gate"},
    )
    do(state, "use", relic="sword-of-the-killer-rabbit")
    assert price_parts(state, "pool") == {
        "SU-CON-3": 1,
        "SU-R-MUMMIES": 1,
        "SU-REL-SWORD": -2,
        "SW-CON-4": 1,
    }


@rules("SU-R-MUMMIES", "SU-DEC-2")
def test_the_surcharge_is_nobody_elses() -> None:
    state = underground(CAVE, active("drow", "wise", {"pool": 9}), fallen("mummies", {"gate": 1}))
    assert price_parts(state, "gate") == {"SW-CON-3": 3}
