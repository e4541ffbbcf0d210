"""The Shiny Orb replaces a lone enemy token."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import hand, holder, marker_at, on_board, tray
from tests.tools.play import can, conquer, do, pass_to, refused, settle_down, targets
from tests.tools.position import Tribe, active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.games.small_world.state import State

CAVE = board("""
    gate    mud edge         | hall peak grove
    hall    mine             | nook
    peak    black-mountain   | nook
    grove   mushroom-forest  | nook
    nook    mud              | far
    far     mine             |
""")
ORB = "shiny-orb"
HOLDER = active("ogres", "stone", {"gate": 3})


def with_orb(*others: Tribe, holder: Tribe = HOLDER) -> State:
    state = underground(CAVE, holder, *others, markers={ORB: "gate"})
    do(state, "use", relic=ORB)
    return state


@rules("SU-REL-ORB", "SU-REL-ORB-1", "SU-RP-8")
def test_a_token_of_the_tray_takes_the_place_of_the_lone_one() -> None:
    state = with_orb(active("drow", "mystic", {"peak": 1, "far": 2}))
    before = tray(state, "drow")
    conquer(state, "peak", by="orb")
    assert on_board(state, "ogres") == {"gate": 1, "peak": 1}
    assert (hand(state, "ogres"), tray(state, "ogres")) == (2, 6)
    assert (hand(state, "drow"), tray(state, "drow")) == (0, before + 1)
    assert marker_at(state, ORB) == "peak"


@rules("SU-REL-ORB", "SU-CON-9")
def test_with_an_empty_tray_the_token_comes_from_the_hand() -> None:
    state = with_orb(
        active("drow", "mystic", {"peak": 1}), holder=active("ogres", "stone", {"gate": 10})
    )
    conquer(state, "peak", by="orb")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (8, 0)


@rules("SU-REL-ORB", "SU-RP-9")
def test_one_region_a_turn() -> None:
    state = with_orb(active("drow", "mystic", {"peak": 1, "hall": 1}))
    conquer(state, "peak", by="orb")
    assert refused(state, "conquer", region="hall", by="orb").rule == "SU-REL-ORB"
    assert refused(state, "use", relic=ORB).rule == "SU-RP-9"
    settle_down(state)
    pass_to(state, 0)
    assert can(state, "use", relic=ORB)


@rules("SU-REL-ORB", "SU-REL-ORB-1", "SU-TRAP-7")
def test_only_a_single_active_token_of_an_opponent() -> None:
    state = with_orb(
        active("drow", "mystic", {"peak": 2, "hall": 1}),
        fallen("kraken", {"grove": 1}),
    )
    assert targets(state, by="orb") == {"hall"}
    for region in ("peak", "grove"):
        assert refused(state, "conquer", region=region, by="orb").rule == "SU-P-VAMPIRE-1"
    assert refused(state, "conquer", region="nook", by="orb").rule == "SW-CON-2"


@rules("SU-REL-ORB-1", "SU-P-IMMORTAL-1")
def test_an_immortal_token_is_lost_too() -> None:
    state = with_orb(active("drow", "immortal", {"peak": 1}))
    before = tray(state, "drow")
    conquer(state, "peak", by="orb")
    assert (hand(state, "drow"), tray(state, "drow")) == (0, before + 1)


@rules("SU-REL-ORB-1", "SU-RP-7", "SU-TRAP-13")
def test_marker_mountain_keep_and_armour_leave_a_token_alone() -> None:
    shrooms = active("shrooms", "shield", {"peak": 1}, pieces={"peak": {"mushroom-armour": 3}})
    markers = {ORB: "gate", "keep-on-the-motherland": "peak", "froggys-ring": "peak"}
    state = underground(CAVE, HOLDER, shrooms, markers=markers)
    do(state, "use", relic=ORB)
    conquer(state, "peak", by="orb")
    assert holder(state, "peak") == "ogres"


@rules("SU-REL-ORB-1", "SU-R-GNOMES-1")
def test_a_lone_gnome_is_safe() -> None:
    state = with_orb(active("gnomes", "mystic", {"peak": 1}))
    assert refused(state, "conquer", region="peak", by="orb").rule == "SU-R-GNOMES-1"


@rules("SU-REL-ORB")
def test_without_it_nothing_is_replaced() -> None:
    drow = active("drow", "mystic", {"peak": 1})
    state = underground(CAVE, HOLDER, drow, markers={ORB: "gate"})
    assert refused(state, "conquer", region="peak", by="orb").rule == "SU-REL-ORB"
    state = underground(CAVE, HOLDER, drow, markers={ORB: "peak"})
    assert refused(state, "use", relic=ORB).rule == "SU-RP-1"
