"""Flames: the Volcano, and the regions that their own regions join to it."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    barred,
    column,
    figure_at,
    finds,
    holder,
    on_board,
    picked_below,
    pieces,
    price_parts,
)
from tests.tools.play import (
    chance,
    conquer,
    decline,
    do,
    legal,
    pass_to,
    refused,
    targets,
    verbs,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

# The Volcano may stand on peak or on cone; pit has no symbol.
CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | den
den mud monsters | nook
nook mystic-crystal | far
far mud edge |
peak chasm volcano | hall crag
cone chasm volcano | far
pit chasm | gate
""")


@rules("SU-R-FLAMES")
def test_four_tokens_and_those_of_the_badge() -> None:
    assert picked_below("flames", "wise") == (8, 1)


@rules("SU-R-FLAMES", "SU-TURN-2")
def test_the_volcano_is_placed_before_the_column_is_filled() -> None:
    state = underground(CAVE, [], [], column=[("wise", "flames")])
    do(state, "pick", combo=0)
    assert [choice.args["region"] for choice in legal(state)] == ["peak", "cone"]
    assert len(column(state)) == 5
    refusal = refused(state, "place", piece="volcano", region="pit")
    assert (refusal.message, refusal.rule) == ("refusal-no-volcano", "SU-R-FLAMES")
    assert refused(state, "place", piece="volcano", region="gate").rule == "SU-R-FLAMES"
    refusal = refused(state, "stop")
    assert (refusal.message, refusal.rule) == ("refusal-volcano-first", "SU-R-FLAMES")
    do(state, "place", piece="volcano", region="peak")
    assert figure_at(state, "volcano") == "peak"
    assert len(column(state)) == 6


@rules("SU-R-FLAMES-1", "SU-CON-14")
def test_they_begin_beside_the_volcano() -> None:
    state = underground(CAVE, active("flames", "wise", hand=8), [], figures={"volcano": "peak"})
    assert targets(state) == {"hall", "crag"}
    assert refused(state, "conquer", region="gate").rule == "SU-R-FLAMES-1"


@rules("SU-R-FLAMES-1")
def test_they_return_beside_the_volcano() -> None:
    flames = active("flames", "wise", {"gate": 3})
    state = underground(CAVE, flames, [], figures={"volcano": "cone"})
    do(state, "abandon", region="gate")
    assert targets(state) == {"far"}


@rules("SU-R-FLAMES", "SU-CON-21")
def test_beside_the_volcano_no_other_race_counts() -> None:
    enemy = active("ogres", "mining", {"hall": 6, "crag": 2})
    state = underground(CAVE, active("flames", "wise", hand=8), enemy, figures={"volcano": "peak"})
    assert price_parts(state, "hall") == {"SW-CON-3": 2}
    assert price_parts(state, "crag") == {"SW-CON-3": 3}
    conquer(state, "hall")
    assert on_board(state, "flames") == {"hall": 2}


@rules("SU-R-FLAMES-2", "SU-CON-21")
def test_monsters_are_disregarded_keep_and_armour_are_not() -> None:
    flames = active("flames", "wise", {"crag": 8})
    figures = {"volcano": "peak"}
    state = underground(CAVE, flames, [], figures=figures)
    assert price_parts(state, "den") == {"SW-CON-3": 2}
    conquer(state, "den")
    assert pieces(state, "den") == {}
    chance(state, "marker", marker="stinky-trolls-socks")
    assert finds(state) == 0
    shield = active("ogres", "shield", {"hall": 2}, pieces={"hall": {"mushroom-armour": 2}})
    state = underground(
        CAVE, flames, shield, figures=figures, markers={"keep-on-the-motherland": "hall"}
    )
    assert price_parts(state, "hall") == {"SW-CON-3": 2, "SU-PLC-KEEP": 1, "SU-P-SHIELD": 2}


@rules("SU-R-FLAMES-3")
def test_an_unbroken_chain_leads_to_the_volcano() -> None:
    enemy = active("ogres", "mining", {"nook": 3})
    figures = {"volcano": "peak"}
    joined = active("flames", "wise", {"crag": 2, "den": 3})
    assert price_parts(underground(CAVE, joined, enemy, figures=figures), "nook") == {"SW-CON-3": 2}
    cut = active("flames", "wise", {"den": 5})
    assert price_parts(underground(CAVE, cut, enemy, figures=figures), "nook") == {"SW-CON-3": 5}


@rules("SU-R-FLAMES-3")
def test_beyond_the_chain_the_usual_price() -> None:
    enemy = active("ogres", "mining", {"gate": 2})
    flames = active("flames", "wise", {"far": 8})
    state = underground(CAVE, flames, enemy, figures={"volcano": "peak"})
    assert price_parts(state, "gate") == {"SW-CON-3": 4}
    assert price_parts(state, "nook") == {"SW-CON-3": 2}


@rules("SU-R-FLAMES")
def test_their_own_tokens_in_decline_do_not_count() -> None:
    seat = [active("flames", "wise", hand=8), fallen("ogres", {"hall": 1})]
    state = underground(CAVE, seat, [], figures={"volcano": "peak"})
    assert price_parts(state, "hall") == {"SW-CON-3": 2}


@rules("SU-R-FLAMES-4", "SU-R-FLAMES-5", "SU-TRAP-1")
def test_decline_is_ordinary_and_takes_the_volcano_off() -> None:
    flames = active("flames", "mining", {"hall": 3, "crag": 2})
    state = underground(CAVE, flames, [], figures={"volcano": "peak"})
    assert decline(state) == {"SW-COI-1": 2}
    assert on_board(state, "flames") == {"hall": 1, "crag": 1}
    assert figure_at(state, "volcano") is None


@rules("SU-R-FLAMES-5")
def test_the_volcano_stays_without_any_region_of_theirs() -> None:
    enemy = active("ogres", "mining", {"crag": 9})
    state = underground(
        CAVE, enemy, active("flames", "wise", {"hall": 1}, hand=3), figures={"volcano": "peak"}
    )
    conquer(state, "hall")
    assert holder(state, "hall") == "ogres"
    assert figure_at(state, "volcano") == "peak"
    do(state, "stop")
    pass_to(state, 1)
    assert targets(state) == {"hall", "crag"}


@rules("SU-R-FLAMES", "SU-CON-4")
@pytest.mark.parametrize("verb", ["conquer", "abandon"])
def test_the_chasm_itself_is_out_of_reach(verb: str) -> None:
    state = underground(CAVE, active("flames", "wise", hand=8), [], figures={"volcano": "peak"})
    refusal = refused(state, verb, region="peak")
    assert (refusal.message, refusal.rule) == ("refusal-chasm", "SU-CON-4")
    assert "place" not in verbs(state)


@rules("SU-R-FLAMES-1", "SU-R-GNOMES-2")
def test_no_entry_against_gnomes() -> None:
    gnomes = active("gnomes", "mining", {"hall": 1, "far": 1})
    state = underground(CAVE, active("flames", "wise", hand=8), gnomes, figures={"volcano": "peak"})
    assert barred(state, "hall") == "SU-R-GNOMES-1"
    assert barred(state, "far") == "SU-R-FLAMES-1"
