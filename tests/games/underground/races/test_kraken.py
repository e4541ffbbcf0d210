"""Kraken: rivers are theirs to keep."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import badge, holder, income_parts, on_board, picked_below, price_parts
from tests.tools.play import conquer, decline, finish_turn, pass_to, refused, targets
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(mouth="river edge", ford="river", bank="mud", hall="mine", gate="mud edge")


@rules("SU-R-KRAKEN")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked_below("kraken", "wise") == (9, 1)


@rules("SU-R-KRAKEN", "SU-R-KRAKEN-1")
def test_they_stay_in_rivers_and_are_paid() -> None:
    state = underground(CAVE, active("kraken", "wise", hand=4), [])
    assert price_parts(state, "mouth") == {"SU-CON-3": 1}
    conquer(state, "mouth")
    conquer(state, "ford")
    conquer(state, "bank")
    assert finish_turn(state) == {"SW-COI-1": 3}
    assert on_board(state, "kraken") == {"mouth": 1, "ford": 1, "bank": 2}


@rules("SU-R-KRAKEN", "SU-DEC-2", "SU-DEC-3", "SU-DEC-6")
def test_in_decline_too() -> None:
    kraken = active("kraken", "mining", {"mouth": 3, "bank": 1})
    state = underground(CAVE, kraken, active("ogres", "wise", {"gate": 2}))
    assert decline(state) == {"SW-COI-1": 2}
    assert on_board(state, "kraken") == {"mouth": 1, "bank": 1}
    assert badge(state, "kraken") is None
    pass_to(state, 0)
    assert on_board(state, "kraken") == {"mouth": 1, "bank": 1}
    assert income_parts(state, 0) == {"SW-COI-1": 2}


@rules("SU-R-KRAKEN", "SU-CON-11")
def test_others_conquer_their_river_by_the_ordinary_rules() -> None:
    ogre = active("drow", "mining", {"bank": 5})
    state = underground(CAVE, ogre, active("kraken", "wise", {"ford": 2}))
    assert price_parts(state, "ford") == {"SU-CON-3": 1, "SW-CON-3": 2}
    conquer(state, "ford")
    assert holder(state, "ford") == "drow"
    finish_turn(state)
    assert holder(state, "ford") is None


@rules("SU-R-KRAKEN-1")
def test_nobody_gets_past_them() -> None:
    state = underground(
        CAVE, active("drow", "mining", {"bank": 3}), active("kraken", "wise", {"ford": 5})
    )
    assert targets(state) == {"hall"}
    assert refused(state, "conquer", region="mouth").rule == "SW-CON-2"


@rules("SU-R-KRAKEN", "SU-CON-3")
def test_other_races_do_not_stay() -> None:
    state = underground(CAVE, active("drow", "wise", {"bank": 3}), [])
    conquer(state, "ford")
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-R-DROW": 1}
    assert on_board(state, "drow") == {"bank": 3}


@rules("SU-R-KRAKEN", "SU-DEC-1")
def test_in_decline_without_any_badge_the_river_still_pays() -> None:
    state = underground(CAVE, [fallen("kraken", {"mouth": 1, "ford": 1})], [])
    assert income_parts(state, 0) == {"SW-COI-1": 2}
