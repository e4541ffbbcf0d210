"""What all Relics and Places have in common."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    args,
    figure_at,
    hand,
    holder,
    income_parts,
    marker_at,
    names,
    on_board,
    price,
    price_parts,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    decline,
    do,
    finish_turn,
    pass_to,
    refused,
    settle_down,
    targets,
    verbs,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = board("""
    gate    mud edge                 | hall peak ford
    hall    mine                     | nook
    peak    black-mountain           | nook
    nook    mud edge                 | far
    far     mine                     | shore
    ford    river edge               | shore
    shore   mystic-crystal           |
""")
DOORMAT = "flying-doormat"
KEEP = "keep-on-the-motherland"
ORB = "shiny-orb"
RING = "froggys-ring"
SCEPTER = "scepter-of-avarice"
SOCKS = "stinky-trolls-socks"
SWORD = "sword-of-the-killer-rabbit"
FOR_CONQUEST = (DOORMAT, ORB, SOCKS, SWORD)


@rules("SU-RP-1")
def test_a_place_works_for_the_holder_of_its_region_and_stays_put() -> None:
    ogres = active("ogres", "stone", {"hall": 7})
    state = underground(
        CAVE, ogres, active("liches", "mystic", {"gate": 1}), markers={KEEP: "gate"}
    )
    assert income_parts(state, 1) == {"SW-COI-1": 1, "SU-PLC-KEEP": 1}
    conquer(state, "gate")
    assert marker_at(state, KEEP) == "gate"
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-PLC-KEEP": 1}


@rules("SU-RP-1")
def test_a_relic_is_the_property_of_whoever_holds_its_region() -> None:
    ogres = active("ogres", "stone", {"hall": 7})
    state = underground(
        CAVE, ogres, active("liches", "mystic", {"gate": 1}), markers={SWORD: "gate"}
    )
    assert refused(state, "use", relic=SWORD).rule == "SU-RP-1"
    conquer(state, "gate")
    assert can(state, "use", relic=SWORD)
    assert refused(state, "use", relic=RING).rule == "SU-RP-1"


@rules("SU-RP-2", "SU-RP-6")
def test_in_an_empty_region_they_wait_for_the_next_conqueror() -> None:
    liches = active("liches", "mystic", {"gate": 1, "hall": 5})
    state = underground(
        CAVE, liches, active("ogres", "stone", {"peak": 6}), markers={SWORD: "gate", KEEP: "gate"}
    )
    do(state, "abandon", region="gate")
    assert (marker_at(state, SWORD), marker_at(state, KEEP)) == ("gate", "gate")
    assert refused(state, "use", relic=SWORD).rule == "SU-RP-1"
    settle_down(state)
    conquer(state, "gate")
    assert can(state, "use", relic=SWORD)
    assert finish_turn(state)["SU-PLC-KEEP"] == 1


@rules("SU-RP-3")
def test_nobody_is_forced_to_use_one() -> None:
    markers = dict.fromkeys((*FOR_CONQUEST, RING, SCEPTER), "gate")
    state = underground(CAVE, active("liches", "mystic", {"gate": 5}), [], markers=markers)
    conquer(state, "hall")
    do(state, "stop")
    settle_down(state)
    assert all(marker_at(state, relic) == "gate" for relic in markers)


@rules("SU-RP-3", "SU-RP-12", "SU-DEC-4")
@pytest.mark.parametrize("relic", FOR_CONQUEST)
def test_a_relic_of_a_race_in_decline_serves_nobody(relic: str) -> None:
    both = [active("ogres", "stone", {"hall": 5}), fallen("liches", {"gate": 1})]
    state = underground(CAVE, both, [], markers={relic: "gate"})
    assert refused(state, "use", relic=relic).rule == "SU-RP-1"
    conquer(state, "gate")
    assert can(state, "use", relic=relic)


@rules("SU-RP-3", "SU-RP-12")
@pytest.mark.parametrize("relic", [RING, SCEPTER])
def test_a_relic_for_the_end_of_the_turn_does_not_work_in_decline(relic: str) -> None:
    both = [active("ogres", "royal", {"hall": 1}), fallen("liches", {"gate": 1})]
    state = underground(CAVE, both, [], markers={relic: "gate"})
    do(state, "stop")
    assert refused(state, "lay", relic=relic, region="hall").rule == "SU-RP-1"


@rules("SU-RP-3", "SU-TRAP-16")
@pytest.mark.parametrize(
    "marker",
    [*FOR_CONQUEST, RING, SCEPTER, "altar-of-souls", "diamond-fields", "fountain-of-youth"],
)
def test_they_do_not_defend(marker: str) -> None:
    liches = active("liches", "mystic", {"gate": 1})
    state = underground(
        CAVE, active("mummies", "stone", {"hall": 5}), liches, markers={marker: "gate"}
    )
    assert price_parts(state, "gate") == {"SW-CON-3": 3, "SU-R-MUMMIES": 1}


@rules("SU-RP-4", "SU-RP-8")
def test_a_relic_stays_where_it_did_its_work() -> None:
    state = underground(CAVE, active("liches", "mystic", {"gate": 5}), [], markers={SWORD: "gate"})
    do(state, "use", relic=SWORD)
    effects = conquer(state, "hall")
    assert args(effects, "relic-moved") == [{"relic": SWORD, "region": "hall"}]
    assert marker_at(state, SWORD) == "hall"
    conquer(state, "nook")
    settle_down(state)
    assert marker_at(state, SWORD) == "hall"


@rules("SU-RP-5", "SU-CON-6")
def test_none_helps_against_an_immune_region() -> None:
    royal = active("mummies", "royal", {"far": 1})
    markers = dict.fromkeys(FOR_CONQUEST, "gate")
    state = underground(
        CAVE,
        active("liches", "mystic", {"gate": 9}),
        royal,
        markers=markers,
        figures={"queen": "far"},
    )
    for relic in FOR_CONQUEST:
        do(state, "use", relic=relic)
    assert refused(state, "conquer", region="far").rule == "SU-CON-6"
    assert refused(state, "conquer", region="far", by="orb").rule == "SU-CON-6"
    assert "far" not in targets(state) | targets(state, by="orb") | targets(state, by="die")


@rules("SU-RP-6")
@pytest.mark.parametrize("relic", [DOORMAT, SWORD, SOCKS])
def test_a_relic_made_ready_is_not_carried_away_from_an_abandoned_region(relic: str) -> None:
    liches = active("liches", "mystic", {"gate": 1, "hall": 5})
    state = underground(CAVE, liches, [], markers={relic: "gate"})
    do(state, "use", relic=relic)
    do(state, "abandon", region="gate")
    conquer(state, "nook")
    assert marker_at(state, relic) == "gate"


@rules("SU-RP-6")
def test_a_sword_left_behind_makes_nothing_cheaper() -> None:
    liches = active("liches", "mystic", {"gate": 1, "hall": 5})
    state = underground(CAVE, liches, [], markers={SWORD: "gate"})
    do(state, "use", relic=SWORD)
    do(state, "abandon", region="gate")
    assert price(state, "nook") == 2


@rules("SU-RP-7", "SU-TRAP-13")
def test_a_token_beside_markers_is_still_alone() -> None:
    liches = active("liches", "mystic", {"gate": 1})
    state = underground(
        CAVE, active("ogres", "vampire", {"hall": 1}), liches, markers={SWORD: "gate", KEEP: "gate"}
    )
    conquer(state, "gate", by="vampire")
    assert holder(state, "gate") == "ogres"


@rules("SU-RP-8", "SU-CON-3")
def test_a_relic_that_served_on_a_river_lies_there_for_nobody() -> None:
    state = underground(
        CAVE,
        active("liches", "mystic", {"gate": 5}),
        active("ogres", "stone"),
        markers={SWORD: "gate"},
    )
    do(state, "use", relic=SWORD)
    conquer(state, "ford")
    assert marker_at(state, SWORD) == "ford"
    settle_down(state)
    assert (holder(state, "ford"), marker_at(state, SWORD)) == (None, "ford")
    pass_to(state, 0)
    assert refused(state, "use", relic=SWORD).rule == "SU-RP-1"
    conquer(state, "ford")
    assert can(state, "use", relic=SWORD)


@rules("SU-RP-9")
def test_one_conquest_may_be_helped_by_several() -> None:
    mummies = active("mummies", "stone", {"far": 3})
    state = underground(
        CAVE,
        active("liches", "mystic", {"gate": 9}),
        mummies,
        markers={DOORMAT: "gate", SWORD: "gate"},
    )
    do(state, "use", relic=DOORMAT)
    do(state, "use", relic=SWORD)
    assert price(state, "far") == 3
    conquer(state, "far")
    assert (marker_at(state, DOORMAT), marker_at(state, SWORD)) == ("far", "far")
    for relic in (DOORMAT, SWORD):
        assert refused(state, "use", relic=relic).rule == "SU-RP-9"


@rules("SU-RP-10", "SU-REL-DOORMAT")
def test_a_failed_attempt_leaves_it_in_place_and_used_up() -> None:
    mummies = active("mummies", "stone", {"far": 1})
    markers = {DOORMAT: "gate", SWORD: "gate"}
    state = underground(
        CAVE, active("liches", "mystic", {"gate": 1}, hand=1), mummies, markers=markers
    )
    do(state, "use", relic=DOORMAT)
    conquer(state, "far", by="die")
    effects = chance(state, "die", value=0)
    assert "attack-failed" in names(effects)
    assert marker_at(state, DOORMAT) == "gate"


@rules("SU-RP-10", "SU-R-WISPS-2")
def test_a_failed_roll_of_the_wisps_uses_it_up_as_well() -> None:
    mummies = active("mummies", "stone", {"shore": 4})
    wisps = active("wisps", "mystic", {"far": 3})
    state = underground(CAVE, wisps, mummies, markers={SWORD: "far"})
    do(state, "use", relic=SWORD)
    conquer(state, "shore", by="wisps")
    chance(state, "die", value=0)
    assert marker_at(state, SWORD) == "far"
    assert hand(state, "wisps") == 2
    assert not can(state, "use", relic=SWORD)


@rules("SU-RP-11")
def test_ring_and_scepter_go_into_a_region_of_the_race_that_controls_them() -> None:
    both = [active("ogres", "royal", {"hall": 1, "nook": 1}), fallen("liches", {"gate": 1})]
    state = underground(CAVE, both, [], markers={RING: "hall", SCEPTER: "nook"})
    do(state, "stop")
    for relic in (RING, SCEPTER):
        assert refused(state, "lay", relic=relic, region="gate").rule == "SW-RED-1"
        assert refused(state, "lay", relic=relic, region="far").rule == "SW-RED-1"
        assert can(state, "lay", relic=relic, region="hall")
        assert can(state, "lay", relic=relic, region="nook")


@rules("SU-RP-12")
def test_the_five_places_that_work_in_decline() -> None:
    liches = active("liches", "mystic", {"gate": 1, "hall": 1, "nook": 1})
    markers = {
        KEEP: "gate",
        "diamond-fields": "gate",
        "mine-of-the-lost-dwarf": "hall",
        "altar-of-souls": "nook",
        "crypt-of-the-tomb-raider": "nook",
    }
    state = underground(CAVE, liches, [], markers=markers, figures={"ghost": "far"})
    do(state, "decline")
    assert can(state, "sacrifice", region="hall")
    do(state, "done")
    assert state.coins(0) == 5 + 3 + 1 + 2 + 2
    assert figure_at(state, "ghost") == "far"


@rules("SU-RP-12", "SU-PLC-STONEHEDGE-2")
def test_the_other_places_do_not_work_in_decline() -> None:
    both = [active("ogres", "stone", {"far": 3}), fallen("liches", {"gate": 1, "nook": 1})]
    markers = {
        "great-brass-pipe": "nook",
        "fountain-of-youth": "gate",
        "stonehedge": "gate",
        "wickedest-pentacle": "nook",
    }
    state = underground(CAVE, both, [], markers=markers, figures={"balrog": "hall"}, lent="mining")
    assert "place" not in verbs(state)
    assert hand(state, "ogres") == 0
    do(state, "stop")
    assert finish_turn(state) == {"SW-COI-1": 3}


@rules("SU-RP-12", "SU-MIX-19")
def test_no_relic_works_for_ghouls_in_decline() -> None:
    both = [active("ogres", "stone", {"far": 3}), fallen("ghouls", {"gate": 5})]
    state = mixed(CAVE, both, [], markers={SWORD: "gate", DOORMAT: "gate"})
    assert refused(state, "use", relic=SWORD).rule == "SU-RP-1"
    conquer(state, "hall")
    assert on_board(state, "ghouls") == {"gate": 1, "hall": 2}


@rules("SU-RP-12")
def test_a_decline_pays_for_its_places() -> None:
    state = underground(CAVE, active("liches", "mystic", {"gate": 3}), [], markers={KEEP: "gate"})
    assert decline(state) == {"SW-COI-1": 1, "SU-PLC-KEEP": 1}
