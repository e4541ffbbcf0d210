"""Dragon Master: once a turn the dragon takes a region with one token."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import hand, holder, on_board, picked, pieces, pieces_in_hand, tray
from tests.tools.play import (
    can,
    conquer,
    decline,
    do,
    finish_turn,
    pass_to,
    refused,
    targets,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = board("""
    lair   hill edge           | keep peak lake far
    keep   swamp               | deep
    peak   mountain tribe edge |
    lake   lake                |
    far    forest              | deep
    deep   forest              |
""")
DRAGON = {"dragon": 1}


@rules("SW-P-DRAGON-MASTER", "SW-P-DRAGON-MASTER-2")
def test_one_token_takes_any_region() -> None:
    fort = {"keep": {"fortress": 1}}
    humans = active("humans", "fortified", {"keep": 5, "deep": 1}, pieces=fort)
    state = position(LANDS, active("ratmen", "dragon-master", {"lair": 3}), humans)
    conquer(state, "keep", by="dragon")
    assert on_board(state, "ratmen") == {"lair": 1, "keep": 1}
    assert hand(state, "ratmen") == 1
    assert pieces(state, "keep") == DRAGON
    assert (hand(state, "humans"), tray(state, "humans")) == (4, 5)


@rules("SW-P-DRAGON-MASTER")
def test_once_per_turn() -> None:
    state = position(LANDS, active("ratmen", "dragon-master", {"lair": 4}), [])
    conquer(state, "keep", by="dragon")
    assert refused(state, "conquer", region="far", by="dragon").rule == "SW-P-DRAGON-MASTER"
    finish_turn(state)
    pass_to(state, 0)
    assert can(state, "conquer", region="far", by="dragon")


@rules("SW-P-DRAGON-MASTER", "SW-CON-8")
def test_the_dragon_makes_its_region_immune() -> None:
    den = {"keep": DRAGON}
    victims = active("ratmen", "dragon-master", {"keep": 1, "far": 1}, pieces=den)
    state = position(LANDS, active("sorcerers", "hill", {"lair": 8}), victims)
    assert refused(state, "conquer", region="keep").rule == "SW-CON-8"
    assert refused(state, "conquer", region="keep", by="sorcery").rule == "SW-CON-8"
    assert can(state, "conquer", region="far")


@rules("SW-P-DRAGON-MASTER", "SW-TRAP-3", "SW-DEC-7")
def test_it_leaves_at_decline() -> None:
    victims = active("ratmen", "dragon-master", {"keep": 1}, pieces={"keep": DRAGON})
    state = position(LANDS, victims, active("humans", "hill", {"lair": 8}))
    decline(state)
    assert pieces(state, "keep") == {}
    assert can(state, "conquer", region="keep")


@rules("SW-P-DRAGON-MASTER-1", "SW-TRAP-9", "SW-CON-1")
def test_the_first_conquest_may_be_the_dragons() -> None:
    state = position(LANDS, active("ratmen", "dragon-master", hand=5), [])
    assert targets(state, by="dragon") == {"lair", "peak"}
    assert refused(state, "conquer", region="keep", by="dragon").rule == "SW-CON-1"
    conquer(state, "peak", by="dragon")
    assert on_board(state, "ratmen") == {"peak": 1}


@rules("SW-P-DRAGON-MASTER-1", "SW-TRAP-9")
def test_the_dragon_has_the_reach_of_its_race() -> None:
    state = position(LANDS, active("halflings", "dragon-master", hand=5), [])
    assert targets(state, by="dragon") == {"lair", "keep", "peak", "far", "deep"}


@rules("SW-P-DRAGON-MASTER-1", "SW-CON-2", "SW-CON-6", "SW-CON-7", "SW-CON-8")
def test_neither_far_nor_on_water_nor_own_nor_immune() -> None:
    halflings = active("halflings", "hill", {"keep": 1}, pieces={"keep": {"hole": 1}})
    state = position(LANDS, active("ratmen", "dragon-master", {"lair": 5, "peak": 1}), halflings)
    reasons = {
        region: refused(state, "conquer", region=region, by="dragon").rule
        for region in ("deep", "lake", "peak", "keep")
    }
    assert reasons == {
        "deep": "SW-CON-2",
        "lake": "SW-CON-6",
        "peak": "SW-CON-7",
        "keep": "SW-CON-8",
    }


@rules("SW-P-DRAGON-MASTER-2", "SW-CON-4")
def test_a_token_in_hand_is_needed() -> None:
    state = position(LANDS, active("ratmen", "dragon-master", {"lair": 1}), [])
    assert refused(state, "conquer", region="keep", by="dragon").rule == "SW-CON-4"


@rules("SW-P-DRAGON-MASTER-2", "SW-CON-7")
def test_exactly_one_token_also_from_the_own_race_in_decline() -> None:
    tribes = [active("giants", "dragon-master", {"peak": 3}), fallen("humans", {"lair": 1})]
    state = position(LANDS, tribes, [])
    conquer(state, "lair", by="dragon")
    assert on_board(state, "giants") == {"lair": 1, "peak": 1}
    assert hand(state, "giants") == 1
    assert tray(state, "humans") == 10


@rules("SW-P-DRAGON-MASTER-2")
def test_the_dragon_need_not_move() -> None:
    victims = active("ratmen", "dragon-master", {"keep": 3}, pieces={"keep": DRAGON})
    state = position(LANDS, victims, active("humans", "hill", {"lair": 8}))
    conquer(state, "deep")
    finish_turn(state)
    assert pieces(state, "keep") == DRAGON
    assert refused(state, "conquer", region="keep").rule == "SW-CON-8"


@rules("SW-P-DRAGON-MASTER-2")
def test_its_old_region_loses_immunity_when_it_moves() -> None:
    victims = active("ratmen", "dragon-master", {"keep": 3}, pieces={"keep": DRAGON})
    state = position(LANDS, victims, active("humans", "hill", {"lair": 9}))
    conquer(state, "deep", by="dragon")
    assert (pieces(state, "keep"), pieces(state, "deep")) == ({}, DRAGON)
    finish_turn(state)
    assert can(state, "conquer", region="keep")


@rules("SW-TRN-6", "SW-P-DRAGON-MASTER")
def test_an_abandoned_dragon_returns_to_hand() -> None:
    tribe = active("ratmen", "dragon-master", {"keep": 3, "lair": 1}, pieces={"keep": DRAGON})
    state = position(LANDS, tribe, [])
    do(state, "abandon", region="keep")
    assert pieces_in_hand(state, "ratmen") == DRAGON
    conquer(state, "far", by="dragon")
    assert (holder(state, "far"), pieces(state, "far")) == ("ratmen", DRAGON)


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "dragon-master") == (10, 0)
