"""The Sword of the Killer Rabbit saves two tokens."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import marker_at, on_board, price, price_parts
from tests.tools.play import can, chance, conquer, do, pass_to, refused, settle_down
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge         | hall peak
    hall    mine             | nook
    peak    black-mountain   | nook
    nook    mud              |
""")
SWORD = "sword-of-the-killer-rabbit"


@rules("SU-REL-SWORD", "SU-RP-9")
def test_two_tokens_fewer_once_a_turn() -> None:
    drow = active("drow", "mystic", {"peak": 2})
    state = underground(CAVE, active("mudmen", "stone", {"gate": 9}), drow, markers={SWORD: "gate"})
    assert price(state, "peak") == 5
    do(state, "use", relic=SWORD)
    assert price_parts(state, "peak") == {"SW-CON-3": 5, "SU-REL-SWORD": -2}
    conquer(state, "peak")
    assert on_board(state, "mudmen") == {"gate": 1, "peak": 3}
    assert marker_at(state, SWORD) == "peak"
    assert price(state, "hall") == 2
    assert refused(state, "use", relic=SWORD).rule == "SU-RP-9"
    settle_down(state)
    pass_to(state, 0)
    assert can(state, "use", relic=SWORD)


@rules("SU-REL-SWORD")
def test_never_less_than_one() -> None:
    state = underground(CAVE, active("mudmen", "stone", {"gate": 3}), [], markers={SWORD: "gate"})
    do(state, "use", relic=SWORD)
    assert price_parts(state, "hall") == {"SW-CON-3": 2, "SU-REL-SWORD": -2, "SW-CON-4": 1}
    conquer(state, "hall")
    assert on_board(state, "mudmen") == {"gate": 1, "hall": 1}


@rules("SU-REL-SWORD", "SU-RP-10")
def test_it_helps_the_last_attempt_and_stays_when_that_fails() -> None:
    drow = active("drow", "mystic", {"peak": 3})
    state = underground(CAVE, active("mudmen", "stone", {"gate": 3}), drow, markers={SWORD: "gate"})
    assert not can(state, "conquer", region="peak", by="die")
    do(state, "use", relic=SWORD)
    conquer(state, "peak", by="die")
    chance(state, "die", value=1)
    assert marker_at(state, SWORD) == "gate"


@rules("SU-REL-SWORD", "SU-R-GNOMES-1")
def test_it_is_no_help_against_gnomes() -> None:
    gnomes = active("gnomes", "mystic", {"peak": 1})
    state = underground(
        CAVE, active("mudmen", "stone", {"gate": 6}), gnomes, markers={SWORD: "gate"}
    )
    do(state, "use", relic=SWORD)
    assert price_parts(state, "peak") == {"SW-CON-3": 4}


@rules("SU-REL-SWORD", "SU-R-GNOMES-1", "SU-CLASH-9")
def test_a_conquest_from_gnomes_does_not_spend_it() -> None:
    gnomes = active("gnomes", "mystic", {"peak": 1})
    state = underground(
        CAVE, active("mudmen", "stone", {"gate": 8}), gnomes, markers={SWORD: "gate"}
    )
    do(state, "use", relic=SWORD)
    conquer(state, "peak")
    assert marker_at(state, SWORD) == "gate"
    assert price_parts(state, "hall") == {"SW-CON-3": 2, "SU-REL-SWORD": -2, "SW-CON-4": 1}
