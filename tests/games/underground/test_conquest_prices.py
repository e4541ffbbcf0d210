"""What a conquest takes, and what replaces a token."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import (
    hand,
    on_board,
    pieces,
    price,
    price_parts,
    tray,
    vengeance,
)
from tests.tools.play import (
    can,
    conquer,
    do,
    refused,
    targets,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

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
