"""Gnomes: others attack them without the help of any property."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import barred, holder, marker_at, on_board, picked_below, price_parts
from tests.tools.play import can, chance, conquer, decline, do, finish_turn, refused, targets
from tests.tools.position import Tribe, active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = board("""
gate mud edge | hall
hall mine | pool
pool river | bank
bank mystic-crystal | nook
nook mud | den
den mud edge |
rift chasm volcano | gate nook
""")


@rules("SU-R-GNOMES")
def test_six_tokens_and_those_of_the_badge() -> None:
    assert picked_below("gnomes", "wise") == (10, 1)


@rules("SU-R-GNOMES", "SU-R-GNOMES-1")
@pytest.mark.parametrize(
    ("race", "on", "figures", "markers"),
    [
        ("ogres", {"hall": 9}, {}, {}),
        ("cultists", {"hall": 9}, {"great-ancient": "hall"}, {}),
        ("flames", {"nook": 8, "hall": 1}, {"volcano": "rift"}, {}),
    ],
)
def test_no_discount(
    race: str, on: dict[str, int], figures: dict[str, str], markers: dict[str, str]
) -> None:
    gnomes = active("gnomes", "wise", {"gate": 2})
    attacker = active(race, "mining", on)
    state = underground(CAVE, attacker, gnomes, figures=figures, markers=markers)
    assert price_parts(state, "gate") == {"SW-CON-3": 4}


@rules("SU-R-GNOMES-1")
def test_vengeance_does_not_help() -> None:
    gnomes = active("gnomes", "wise", {"gate": 2})
    state = underground(CAVE, active("drow", "vengeful", {"hall": 9}), gnomes, vengeance=[1])
    assert price_parts(state, "gate") == {"SW-CON-3": 4}


@rules("SU-R-GNOMES-1")
def test_the_sword_does_not_help() -> None:
    gnomes = active("gnomes", "wise", {"gate": 2})
    state = underground(
        CAVE,
        active("drow", "mining", {"hall": 9}),
        gnomes,
        markers={"sword-of-the-killer-rabbit": "hall"},
    )
    do(state, "use", relic="sword-of-the-killer-rabbit")
    assert price_parts(state, "gate") == {"SW-CON-3": 4}
    conquer(state, "gate")
    assert on_board(state, "drow") == {"hall": 1, "gate": 4}


@rules("SU-R-GNOMES-1", "SU-CLASH-9")
def test_a_sword_that_did_not_serve_stays_and_is_not_spent() -> None:
    gnomes = active("gnomes", "wise", {"gate": 1})
    state = underground(
        CAVE,
        active("drow", "mining", {"hall": 9}),
        gnomes,
        markers={"sword-of-the-killer-rabbit": "hall"},
    )
    do(state, "use", relic="sword-of-the-killer-rabbit")
    conquer(state, "gate")
    assert marker_at(state, "sword-of-the-killer-rabbit") == "hall"


@rules("SU-R-GNOMES-1")
def test_the_socks_do_not_help() -> None:
    gnomes = active("gnomes", "wise", {"gate": 3, "den": 1})
    state = underground(
        CAVE,
        active("drow", "mining", {"hall": 9}),
        gnomes,
        markers={"stinky-trolls-socks": "hall"},
    )
    do(state, "use", relic="stinky-trolls-socks")
    assert price_parts(state, "gate") == {"SW-CON-3": 5}
    conquer(state, "gate")
    do(state, "stop")
    do(state, "deploy", region="gate")
    do(state, "deploy", region="gate")
    do(state, "deploy", region="gate")
    assert on_board(state, "gnomes") == {"den": 1}
    do(state, "deploy", region="den")
    do(state, "deploy", region="den")
    assert on_board(state, "gnomes") == {"den": 3}


@rules("SU-R-GNOMES-1")
def test_hammers_do_not_help() -> None:
    gnomes = active("gnomes", "wise", {"gate": 1})
    dwarves = active("iron-dwarves", "mining", {"hall": 3}, spare={"silver-hammer": 5})
    state = underground(CAVE, dwarves, gnomes)
    assert refused(state, "conquer", region="gate").rule == "SW-CON-3"
    assert can(state, "conquer", region="gate", by="die")
    state = underground(
        CAVE, active("iron-dwarves", "mining", {"hall": 4}, spare={"silver-hammer": 5}), gnomes
    )
    conquer(state, "gate")
    assert on_board(state, "iron-dwarves") == {"hall": 1, "gate": 3}


@rules("SU-R-GNOMES-1")
@pytest.mark.parametrize(
    ("attacker", "target", "markers"),
    [
        (active("drow", "mining", {"den": 9}), "gate", {"great-brass-pipe": "den"}),
        (active("lizardmen", "mining", {"bank": 9}), "hall", {}),
        (active("spiderines", "mining", {"bank": 9}), "gate", {}),
        (active("spiderines", "mining", hand=9), "nook", {}),
    ],
)
def test_adjacency_and_entry_by_properties_are_shut_out(
    attacker: Tribe, target: str, markers: dict[str, str]
) -> None:
    gnomes = active("gnomes", "wise", {target: 1})
    state = underground(CAVE, attacker, gnomes, markers=markers)
    refusal = refused(state, "conquer", region=target)
    assert (refusal.message, refusal.rule) == ("refusal-warded", "SU-R-GNOMES-1")
    other = active("ogres", "wise", {target: 1})
    assert target in targets(underground(CAVE, attacker, other, markers=markers))


@rules("SU-R-GNOMES-1", "SU-REL-DOORMAT-1")
def test_the_doormat_does_not_reach_them() -> None:
    gnomes = active("gnomes", "wise", {"den": 1})
    state = underground(
        CAVE,
        active("drow", "mining", {"gate": 9}),
        gnomes,
        markers={"flying-doormat": "gate"},
    )
    do(state, "use", relic="flying-doormat")
    assert refused(state, "conquer", region="den").rule == "SU-R-GNOMES-1"


@rules("SU-R-GNOMES-1")
def test_neither_vampire_nor_orb_nor_a_roll_of_the_wisps() -> None:
    gnomes = active("gnomes", "wise", {"bank": 1})
    state = underground(CAVE, active("wisps", "vampire", {"nook": 9}), gnomes)
    assert refused(state, "conquer", region="bank", by="vampire").rule == "SU-R-GNOMES-1"
    assert refused(state, "conquer", region="bank", by="wisps").rule == "SU-R-GNOMES-1"
    state = underground(
        CAVE, active("drow", "mining", {"nook": 9}), gnomes, markers={"shiny-orb": "nook"}
    )
    do(state, "use", relic="shiny-orb")
    assert refused(state, "conquer", region="bank", by="orb").rule == "SU-R-GNOMES-1"


@rules("SU-R-GNOMES-1", "SU-TRAP-5", "SU-PLC-PENTACLE-2")
def test_the_balrog_keeps_away() -> None:
    holder_of_pentacle = active("drow", "mining", {"hall": 9})
    figures = {"balrog": "pool"}
    markers = {"wickedest-pentacle": "hall"}
    gnomes = active("gnomes", "wise", {"bank": 2})
    state = underground(CAVE, holder_of_pentacle, gnomes, figures=figures, markers=markers)
    assert refused(state, "place", piece="balrog", region="bank").rule == "SU-R-GNOMES-1"
    state = underground(
        CAVE, holder_of_pentacle, fallen("gnomes", {"bank": 1}), figures=figures, markers=markers
    )
    do(state, "place", piece="balrog", region="bank")
    assert holder(state, "bank") is None


@rules("SU-R-GNOMES-2")
def test_rim_die_and_taking_coins_stay_open() -> None:
    gnomes = active("gnomes", "wise", {"gate": 2})
    state = underground(CAVE, active("drow", "mining", hand=4), gnomes)
    conquer(state, "gate")
    assert on_board(state, "drow") == {"gate": 4}
    state = underground(CAVE, active("drow", "mining", hand=2), gnomes)
    conquer(state, "gate", by="die")
    chance(state, "die", value=2)
    assert holder(state, "gate") == "drow"
    state = underground(CAVE, active("drow", "thieving", {"hall": 1}), gnomes)
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-P-THIEVING": 1}


@rules("SU-R-GNOMES-2", "SU-R-MUMMIES-1")
def test_mummies_pay_their_one_more() -> None:
    gnomes = active("gnomes", "wise", {"gate": 2})
    state = underground(CAVE, active("mummies", "mining", {"hall": 9}), gnomes)
    assert price_parts(state, "gate") == {"SW-CON-3": 4, "SU-R-MUMMIES": 1}


@rules("SU-R-GNOMES-3", "SU-TRAP-5", "SU-DEC-2")
def test_decline_ends_the_protection() -> None:
    gnomes = fallen("gnomes", {"gate": 1})
    state = underground(CAVE, active("ogres", "mining", {"hall": 9}), gnomes)
    assert price_parts(state, "gate") == {"SW-CON-3": 3, "SU-R-OGRES": -1}
    state = underground(CAVE, active("spiderines", "mining", {"bank": 9}), gnomes)
    assert barred(state, "gate") == ""


@rules("SU-R-GNOMES")
def test_their_owner_is_not_hindered() -> None:
    """Only other players are: here the owner's Ghouls in decline, at the usual price."""
    seat = [active("gnomes", "mining", {"hall": 2}), fallen("ghouls", {"gate": 9})]
    state = mixed(CAVE, seat, [])
    assert price_parts(state, "hall") == {"SW-CON-3": 4}
    assert barred(state, "hall") == ""


@rules("SU-R-GNOMES")
def test_the_gnomes_themselves_decline_into_ordinary_prey() -> None:
    state = underground(
        CAVE,
        active("gnomes", "mining", {"gate": 3}),
        active("ogres", "wise", {"hall": 9}),
    )
    decline(state)
    assert price_parts(state, "gate") == {"SW-CON-3": 3, "SU-R-OGRES": -1}
