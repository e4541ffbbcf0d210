"""Entering, prices, rivers, chasms and immune regions."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    barred,
    figure_at,
    finds,
    hand,
    holder,
    marker_at,
    names,
    on_board,
    pieces,
    price,
    price_parts,
    tray,
    vengeance,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    finish_turn,
    paid,
    pass_to,
    refused,
    settle_down,
    targets,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = board("""
    gate    mud edge                 | hall ford rift
    hall    mine                     | peak den grove
    peak    black-mountain           | den
    den     mystic-crystal monsters  | grove
    grove   mushroom-forest          | ford
    ford    river edge               | isle mouth
    isle    mud                      |
    mouth   river edge               |
    rift    chasm volcano edge       | isle
""")
KEEP = "keep-on-the-motherland"
SOCKS = "stinky-trolls-socks"
SWORD = "sword-of-the-killer-rabbit"
FAR = active("shrooms", "mystic", {"isle": 2})


@rules("SU-CON-1", "SU-CON-14", "SU-TRAP-19")
def test_the_rim_is_the_way_in_with_its_rivers() -> None:
    state = underground(CAVE, active("ogres", "mining", hand=8), [])
    assert targets(state) == {"gate", "ford", "mouth"}
    assert refused(state, "conquer", region="hall").rule == "SW-CON-1"
    conquer(state, "mouth")
    assert holder(state, "mouth") == "ogres"


@rules("SU-CON-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_rivers_of_every_board_are_at_the_rim(players: int) -> None:
    ogres = active("ogres", "mining", hand=9)
    state = underground(f"underground-{players}", ogres, *[[]] * (players - 1))
    ground = state.table.board
    ways = [region for region in targets(state) if ground.river >> ground.index[region] & 1]
    assert len(ways) == 2


@rules("SU-CON-14", "SU-CON-4", "SU-TRAP-19")
def test_neither_a_chasm_at_the_rim_nor_a_river_bank_lets_in() -> None:
    state = underground(CAVE, active("ogres", "mining", hand=8), [])
    assert refused(state, "conquer", region="rift").rule == "SU-CON-4"
    assert refused(state, "conquer", region="isle").rule == "SW-CON-1"


@rules("SU-CON-2")
def test_what_stands_in_the_way_makes_it_dearer() -> None:
    armoured = {"peak": {"mushroom-armour": 2}}
    shrooms = active("shrooms", "shield", {"peak": 3}, pieces=armoured)
    state = underground(
        CAVE, active("drow", "mining", {"hall": 9}), shrooms, markers={KEEP: "peak"}
    )
    assert price_parts(state, "peak") == {"SW-CON-3": 6, "SU-PLC-KEEP": 1, "SU-P-SHIELD": 2}
    assert price_parts(state, "den") == {"SW-CON-3": 2, "SU-CON-2": 2}
    assert price_parts(state, "grove") == {"SW-CON-3": 2}
    assert refused(state, "conquer", region="peak").rule == "SW-CON-3"
    conquer(state, "den")
    assert on_board(state, "drow") == {"hall": 1, "den": 4}


@rules("SU-CON-3", "SU-TRAP-11")
def test_a_river_takes_one_token_which_leaves_again() -> None:
    state = underground(CAVE, active("ogres", "mining", {"gate": 3}), FAR)
    state.effects = []
    assert price_parts(state, "ford") == {"SU-CON-3": 1, "SU-R-OGRES": -1, "SW-CON-4": 1}
    conquer(state, "ford")
    assert on_board(state, "ogres") == {"gate": 1, "ford": 1}
    effects = do(state, "stop")
    assert "river-left" in names(effects)
    assert on_board(state, "ogres") == {"gate": 1}
    assert hand(state, "ogres") == 2
    assert finish_turn(state) == {"SW-COI-1": 1}
    assert holder(state, "ford") is None


@rules("SU-CON-3", "SU-CON-12")
def test_a_plain_race_pays_one_for_a_river_and_goes_on_from_it() -> None:
    state = underground(CAVE, active("mudmen", "mining", {"gate": 4}), [])
    assert price_parts(state, "ford") == {"SU-CON-3": 1}
    assert refused(state, "conquer", region="isle").rule == "SW-CON-2"
    conquer(state, "ford")
    conquer(state, "isle")
    assert on_board(state, "mudmen") == {"gate": 1, "ford": 1, "isle": 2}


@rules("SU-CON-4", "SU-TRAP-19")
def test_nothing_crosses_a_chasm() -> None:
    state = underground(CAVE, active("drow", "mining", {"gate": 9}), FAR)
    assert refused(state, "conquer", region="isle").rule == "SW-CON-2"
    assert refused(state, "conquer", region="rift").rule == "SU-CON-4"
    assert refused(state, "conquer", region="rift", by="die").rule == "SU-CON-4"
    assert "rift" not in targets(state) | targets(state, by="die")


@rules("SU-CON-5")
def test_monsters_go_and_a_marker_is_turned_up() -> None:
    state = underground(CAVE, active("drow", "mining", {"hall": 8}), FAR)
    assert finds(state) == 1
    conquer(state, "den")
    assert state.actor() < 0
    effects = chance(state, "marker", marker=SWORD)
    assert names(effects) == ["marker-opened"]
    assert (marker_at(state, SWORD), finds(state)) == ("den", 0)
    assert pieces(state, "den") == {}
    do(state, "use", relic=SWORD)
    assert price(state, "peak") == 1


@rules("SU-CON-5")
def test_a_place_serves_the_finder_in_the_same_turn() -> None:
    state = underground(CAVE, active("drow", "stone", {"hall": 5}), [])
    conquer(state, "den")
    chance(state, "marker", marker="mine-of-the-lost-dwarf")
    assert finish_turn(state)["SU-PLC-MINE"] == 2


@rules("SU-CON-5", "SU-SET-3")
def test_the_monsters_never_return() -> None:
    state = underground(CAVE, active("drow", "stone", {"hall": 5}), FAR)
    conquer(state, "den")
    chance(state, "marker", marker=KEEP)
    do(state, "stop")
    settle_down(state)
    pass_to(state, 0)
    do(state, "abandon", region="den")
    assert pieces(state, "den") == {}
    assert price_parts(state, "den") == {"SW-CON-3": 2, "SU-PLC-KEEP": 1}


@rules("SU-CON-6")
@pytest.mark.parametrize(
    ("figure", "race", "power"),
    [("great-ancient", "cultists", "stone"), ("queen", "mudmen", "royal")],
)
def test_a_figure_keeps_its_region_from_everything(figure: str, race: str, power: str) -> None:
    owner = active(race, power, {"peak": 1, "grove": 1})
    vampire = active("drow", "vampire", {"hall": 9})
    state = underground(
        CAVE,
        vampire,
        owner,
        figures={figure: "peak", "balrog": "den"},
        markers={
            "wickedest-pentacle": "hall",
            "shiny-orb": "hall",
            "flying-doormat": "hall",
            SOCKS: "hall",
        },
    )
    for relic in ("shiny-orb", "flying-doormat", SOCKS):
        do(state, "use", relic=relic)
    for by in ({}, {"by": "die"}, {"by": "vampire"}, {"by": "orb"}):
        assert refused(state, "conquer", region="peak", **by).rule == "SU-CON-6"
    assert refused(state, "place", piece="balrog", region="peak").rule == "SU-CON-6"
    assert can(state, "conquer", region="grove", by="vampire")


@rules("SU-CON-6", "SU-CON-16", "SU-PLC-CRYPT")
def test_the_ghost_shuts_out_the_opponents_of_its_controller() -> None:
    mummies = active("mummies", "mining", {"hall": 9})
    keeper = active("mudmen", "stone", {"grove": 9})
    places = {"crypt-of-the-tomb-raider": "grove"}
    state = underground(CAVE, mummies, keeper, markers=places, figures={"ghost": "peak"})
    assert barred(state, "peak") == "SU-CON-6"
    assert refused(state, "conquer", region="peak").rule == "SU-CON-6"
    places = {"crypt-of-the-tomb-raider": "hall"}
    state = underground(CAVE, mummies, keeper, markers=places, figures={"ghost": "peak"})
    conquer(state, "peak")
    assert holder(state, "peak") == "mummies"
    assert figure_at(state, "ghost") == "peak"


@rules("SU-CON-16", "SU-PLC-PENTACLE-1")
def test_the_balrog_shuts_out_everybody() -> None:
    for seat in (0, 1):
        state = underground(
            CAVE,
            active("mummies", "mining", {"hall": 9}),
            active("drow", "stone", {"grove": 9}),
            turn=seat,
            markers={"wickedest-pentacle": "hall"},
            figures={"balrog": "den"},
            finds=0,
        )
        assert refused(state, "conquer", region="den").rule == "SU-PLC-PENTACLE-1"


@rules("SU-CON-16", "SU-P-ROYAL")
def test_the_owner_of_the_queen_may_take_her_region_from_its_own_decline() -> None:
    buried = fallen("mudmen", {"peak": 1}, power="royal")
    state = underground(
        CAVE, [active("mummies", "mining", {"hall": 9}), buried], [], figures={"queen": "peak"}
    )
    conquer(state, "peak")
    assert holder(state, "peak") == "mummies"
    assert figure_at(state, "queen") is None


@rules("SU-CON-7", "SU-TRAP-16")
def test_mountain_relic_and_place_leave_a_region_empty() -> None:
    state = mixed(
        CAVE,
        active("mudmen", "pillaging", {"hall": 9}),
        [],
        markers={KEEP: "peak", SOCKS: "peak"},
    )
    conquer(state, "peak")
    assert "SW-P-PILLAGING" not in finish_turn(state)
    state = mixed(CAVE, active("mudmen", "pillaging", {"hall": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker=SOCKS)
    assert finish_turn(state)["SW-P-PILLAGING"] == 1


@rules("SU-CON-7")
def test_a_race_token_makes_a_region_non_empty() -> None:
    state = mixed(
        CAVE, active("mudmen", "pillaging", {"hall": 9}), active("drow", "stone", {"grove": 1})
    )
    conquer(state, "grove")
    assert finish_turn(state)["SW-P-PILLAGING"] == 1


@rules("SU-CON-8", "SU-TRAP-21")
def test_the_loser_loses_one_token_and_moves_the_others() -> None:
    state = underground(
        CAVE,
        active("mudmen", "mining", {"hall": 7}),
        active("drow", "stone", {"grove": 3, "isle": 1}),
    )
    conquer(state, "grove")
    assert (tray(state, "drow"), hand(state, "drow")) == (6, 2)
    do(state, "stop")
    settle_down(state)
    assert on_board(state, "drow") == {"isle": 3}


@rules("SU-CON-8")
def test_the_last_attempt_makes_up_for_three_tokens_at_most() -> None:
    drow = active("drow", "stone", {"grove": 3})
    state = underground(CAVE, active("mudmen", "mining", {"hall": 2}), drow)
    assert refused(state, "conquer", region="grove", by="die").rule == "SW-DIE-2"
    state = underground(CAVE, active("mudmen", "mining", {"hall": 3}), drow)
    conquer(state, "grove", by="die")
    chance(state, "die", value=3)
    assert holder(state, "grove") == "mudmen"
    assert not can(state, "conquer", region="peak")


@rules("SU-CON-8")
def test_a_region_may_be_abandoned_before_the_first_conquest() -> None:
    state = underground(CAVE, active("mudmen", "mining", {"hall": 5, "gate": 1}), [])
    do(state, "abandon", region="gate")
    assert (holder(state, "gate"), hand(state, "mudmen")) == (None, 5)
    conquer(state, "grove")
    assert refused(state, "abandon", region="hall").rule == "SW-TRN-5"


@rules("SU-CON-9", "SU-P-VAMPIRE")
def test_a_token_that_replaces_comes_from_the_tray_or_else_from_the_hand() -> None:
    drow = active("drow", "stone", {"grove": 1})
    state = underground(CAVE, active("ogres", "vampire", {"hall": 3}), drow)
    conquer(state, "grove", by="vampire")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (2, 6)
    state = underground(CAVE, active("ogres", "vampire", {"hall": 10}), drow)
    conquer(state, "grove", by="vampire")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (8, 0)


@rules("SU-CON-9", "SU-PLC-FOUNTAIN-1", "SU-R-MUDMEN-1")
def test_fountain_and_mudmen_have_nothing_when_the_tray_is_empty() -> None:
    all_of_them = active("mudmen", "stone", {"gate": 12})
    state = underground(CAVE, all_of_them, [], markers={"fountain-of-youth": "gate"})
    do(state, "stop")
    assert hand(state, "mudmen") + sum(on_board(state, "mudmen").values()) == 12
    one_left = active("mudmen", "stone", {"gate": 11})
    state = underground(CAVE, one_left, [], markers={"fountain-of-youth": "gate"})
    assert (hand(state, "mudmen"), tray(state, "mudmen")) == (1, 0)


@rules("SU-CON-10")
def test_tokens_of_the_own_race_in_decline_count_too() -> None:
    state = underground(
        CAVE, [active("mudmen", "mining", {"hall": 5}), fallen("drow", {"grove": 1})], []
    )
    assert price(state, "grove") == 3
    conquer(state, "grove")
    assert on_board(state, "mudmen") == {"hall": 1, "grove": 3}


@rules("SU-CON-11", "SU-R-KRAKEN-1")
def test_an_occupied_river_costs_one_and_its_defenders() -> None:
    kraken = active("kraken", "shield", {"ford": 2}, pieces={"ford": {"mushroom-armour": 1}})
    state = underground(CAVE, active("mudmen", "mining", {"gate": 9}), kraken)
    assert price_parts(state, "ford") == {"SU-CON-3": 1, "SW-CON-3": 2, "SU-P-SHIELD": 1}
    conquer(state, "ford")
    assert on_board(state, "mudmen") == {"gate": 1, "ford": 4}


@rules("SU-CON-13", "SU-TRAP-11")
def test_a_race_with_rivers_only_is_in_hand_again() -> None:
    state = underground(CAVE, active("ogres", "mining", hand=1), FAR)
    conquer(state, "mouth")
    assert finish_turn(state) == {}
    assert (on_board(state, "ogres"), hand(state, "ogres")) == ({}, 1)
    pass_to(state, 0)
    assert targets(state) == {"gate", "ford", "mouth"}


@rules("SU-CON-15", "SU-PLC-KEEP")
def test_the_keep_makes_its_region_dearer_empty_or_not() -> None:
    mudmen = active("mudmen", "mining", {"hall": 7})
    state = underground(CAVE, mudmen, [], markers={KEEP: "grove"})
    assert price_parts(state, "grove") == {"SW-CON-3": 2, "SU-PLC-KEEP": 1}
    drow = active("drow", "stone", {"grove": 1})
    state = underground(CAVE, mudmen, drow, markers={KEEP: "grove"})
    assert price_parts(state, "grove") == {"SW-CON-3": 3, "SU-PLC-KEEP": 1}


@rules("SU-CON-17")
def test_everything_is_added_up_and_the_minimum_comes_last() -> None:
    ogres = active("ogres", "vengeful", {"hall": 4})
    drow = active("drow", "stone", {"grove": 1})
    state = underground(CAVE, ogres, drow, markers={SWORD: "hall"}, vengeance=[1])
    do(state, "use", relic=SWORD)
    assert price_parts(state, "grove") == {
        "SW-CON-3": 3,
        "SU-R-OGRES": -1,
        "SU-P-VENGEFUL": -1,
        "SU-REL-SWORD": -2,
        "SW-CON-4": 2,
    }
    assert price_parts(state, "peak") == {
        "SW-CON-3": 3,
        "SU-R-OGRES": -1,
        "SU-REL-SWORD": -2,
        "SW-CON-4": 1,
    }
    conquer(state, "grove")
    assert on_board(state, "ogres") == {"hall": 1, "grove": 1}


@rules("SU-CON-17", "SU-R-MUMMIES-1")
def test_a_surcharge_is_set_off_before_the_minimum() -> None:
    state = underground(CAVE, active("mummies", "mining", {"hall": 4}), [], markers={SWORD: "hall"})
    do(state, "use", relic=SWORD)
    assert price(state, "peak") == 2
    assert price(state, "grove") == 1


@rules("SU-CON-18", "SU-EX-16", "SU-TRAP-13")
def test_replacing_has_no_price() -> None:
    armoured = {"peak": {"mushroom-armour": 8}}
    shrooms = active("shrooms", "shield", {"peak": 1, "isle": 1}, pieces=armoured)
    vampire = active("mummies", "vampire", {"hall": 1})
    state = underground(CAVE, vampire, shrooms, markers={KEEP: "peak"})
    assert refused(state, "conquer", region="peak").rule == "SW-CON-4"
    conquer(state, "peak", by="vampire")
    assert on_board(state, "mummies") == {"hall": 1, "peak": 1}
    assert pieces(state, "peak") == {}


@rules("SU-CON-18")
def test_replacing_needs_a_token_in_tray_or_hand() -> None:
    kraken = active("kraken", "vampire", {"hall": 8, "gate": 1, "peak": 1})
    state = underground(CAVE, kraken, active("drow", "stone", {"grove": 1, "isle": 3}))
    assert can(state, "conquer", region="grove", by="vampire")
    for region in ("ford", "mouth", "isle"):
        conquer(state, region)
    assert (hand(state, "kraken"), tray(state, "kraken")) == (0, 0)
    assert refused(state, "conquer", region="grove", by="vampire").rule == "SU-CON-18"


@rules("SU-CON-19", "SU-P-VENGEFUL-1")
def test_a_replacement_needs_the_common_reach_and_is_an_attack() -> None:
    drow = active("drow", "vengeful", {"isle": 1, "gate": 1})
    state = underground(CAVE, active("ogres", "vampire", {"hall": 2}), drow)
    assert refused(state, "conquer", region="isle", by="vampire").rule == "SW-CON-2"
    conquer(state, "gate", by="vampire")
    assert vengeance(state) == {0}


@rules("SU-CON-19", "SU-CON-1")
def test_a_first_conquest_by_replacing_is_made_at_an_entry() -> None:
    drow = active("drow", "stone", {"isle": 1, "gate": 1})
    state = underground(CAVE, active("ogres", "vampire", hand=2), drow)
    assert targets(state, by="vampire") == {"gate"}
    assert refused(state, "conquer", region="isle", by="vampire").rule == "SW-CON-1"


@rules("SU-CON-20", "SU-RP-3")
def test_a_relic_found_by_the_last_attempt_waits_for_the_next_turn() -> None:
    state = underground(CAVE, active("drow", "stone", {"hall": 3}), active("ogres", "mining"))
    conquer(state, "den", by="die")
    chance(state, "die", value=2)
    chance(state, "marker", marker=SWORD)
    assert marker_at(state, SWORD) == "den"
    assert refused(state, "use", relic=SWORD).rule == "SW-DIE-4"
    finish_turn(state)
    pass_to(state, 0)
    assert can(state, "use", relic=SWORD)


@rules("SU-CON-20", "SU-PLC-PENTACLE")
def test_a_pentacle_found_by_the_last_attempt_brings_the_balrog_at_once() -> None:
    state = underground(CAVE, active("drow", "stone", {"hall": 2}), active("ogres", "mining"))
    conquer(state, "den", by="die")
    chance(state, "die", value=3)
    chance(state, "marker", marker="wickedest-pentacle")
    do(state, "place", piece="balrog", region="peak")
    assert figure_at(state, "balrog") == "peak"


@rules("SU-CON-20", "SU-PLC-STONEHEDGE")
def test_stonehedge_found_by_the_last_attempt_gets_its_badge_at_once() -> None:
    state = underground(CAVE, active("drow", "stone", {"hall": 2}), active("ogres", "mining"))
    conquer(state, "den", by="die")
    chance(state, "die", value=3)
    chance(state, "marker", marker="stonehedge")
    effects = chance(state, "badge", power="mystic")
    assert paid(effects, 0)["SU-P-MYSTIC"] == 1


@rules("SU-CON-21", "SU-TRAP-2", "SU-REL-SOCKS")
def test_as_if_empty_leaves_mountain_keep_and_armour_in_the_price() -> None:
    armoured = {"peak": {"mushroom-armour": 1}}
    shrooms = active("shrooms", "shield", {"peak": 5}, pieces=armoured)
    state = underground(
        CAVE,
        active("mudmen", "mining", {"hall": 8}),
        shrooms,
        markers={SOCKS: "hall", KEEP: "peak"},
    )
    do(state, "use", relic=SOCKS)
    assert price_parts(state, "peak") == {"SW-CON-3": 3, "SU-PLC-KEEP": 1, "SU-P-SHIELD": 1}
    assert price_parts(state, "den") == {"SW-CON-3": 2}
