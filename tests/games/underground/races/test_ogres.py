"""Ogres: every conquest takes one token less."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import hand, picked_below, price_parts
from tests.tools.play import conquer
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", pool="river", crag="black-mountain", hall="mine")


@rules("SU-R-OGRES")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked_below("ogres", "wise") == (9, 1)


@rules("SU-R-OGRES")
def test_one_less_for_each_conquest() -> None:
    enemy = active("drow", "mining", {"crag": 2})
    state = underground(CAVE, active("ogres", "wise", {"hall": 6}), enemy)
    assert price_parts(state, "crag") == {"SW-CON-3": 5, "SU-R-OGRES": -1}
    conquer(state, "crag")
    assert hand(state, "ogres") == 1


@rules("SU-R-OGRES")
def test_never_less_than_one() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 3}), [])
    assert price_parts(state, "pool") == {"SU-CON-3": 1, "SU-R-OGRES": -1, "SW-CON-4": 1}
    conquer(state, "pool")
    assert hand(state, "ogres") == 1
