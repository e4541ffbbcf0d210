"""Entering, rivers, chasms, and what conquests turn up."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
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
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.games.small_world.explanation import explain_conquest

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
    told = explain_conquest(state, 0, state.table.board.index["rift"])
    assert (told.refusal, told.rule) == ("refusal-chasm", "SU-CON-4")
    assert "rift" not in targets(state) | targets(state, by="die")


@rules("SU-CON-5")
def test_monsters_go_and_a_marker_is_turned_up() -> None:
    state = underground(CAVE, active("drow", "mining", {"hall": 8}), FAR)
    assert finds(state) == 1
    conquer(state, "den")
    assert state.actors()[0] < 0
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


@rules("SU-CON-13", "SU-TRAP-11")
def test_a_race_with_rivers_only_is_in_hand_again() -> None:
    state = underground(CAVE, active("ogres", "mining", hand=1), FAR)
    conquer(state, "mouth")
    assert finish_turn(state) == {}
    assert (on_board(state, "ogres"), hand(state, "ogres")) == ({}, 1)
    pass_to(state, 0)
    assert targets(state) == {"gate", "ford", "mouth"}


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
