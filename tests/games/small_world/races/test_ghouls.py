"""Ghouls: in decline all of them stay and go on conquering."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import (
    badge,
    hand,
    holder,
    in_play,
    is_active,
    on_board,
    picked,
    pieces,
    price_parts,
    tray,
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
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

MOOR = board("""
    crypt  swamp edge       | barrow mere sea
    barrow hill             | wold village
    wold   forest edge      | village
    village  hill tribe     |
    mere   lake             |
    sea    sea edge         | wold
""")


@rules("SW-R-GHOULS", "SW-DEC-2")
def test_all_tokens_stay_on_the_board_at_decline() -> None:
    state = position(MOOR, active("ghouls", "hill", {"crypt": 3, "barrow": 2}), [])
    assert decline(state) == {"SW-COI-1": 2}
    assert on_board(state, "ghouls") == {"crypt": 3, "barrow": 2}
    assert tray(state, "ghouls") == 5
    assert (is_active(state, "ghouls"), badge(state, "ghouls")) == (False, None)


@rules("SW-R-GHOULS", "SW-R-GHOULS-1", "SW-TURN-4", "SW-TRAP-17")
def test_they_conquer_before_the_active_race() -> None:
    tribes = [active("orcs", "spirit", {"wold": 4}), fallen("ghouls", {"crypt": 4})]
    state = position(MOOR, tribes, [])
    conquer(state, "barrow")
    assert on_board(state, "ghouls") == {"crypt": 1, "barrow": 2}
    do(state, "stop")
    do(state, "deploy", region="crypt")
    conquer(state, "village")
    assert holder(state, "village") == "orcs"
    assert finish_turn(state) == {"SW-COI-1": 4, "SW-R-ORCS": 1}


@rules("SW-R-GHOULS", "SW-DEC-13")
def test_other_races_in_decline_do_nothing() -> None:
    tribes = [active("orcs", "spirit", {"wold": 1}), fallen("trolls", {"crypt": 4})]
    state = position(MOOR, tribes, [])
    assert targets(state) == set()
    do(state, "stop")
    assert state.turn() == 1


@rules("SW-R-GHOULS-1", "SW-DEC-1", "SW-DEC-10")
def test_not_in_the_turn_of_their_decline() -> None:
    state = position(MOOR, active("ghouls", "hill", {"crypt": 5}), [])
    decline(state)
    assert state.turn() == 1
    assert on_board(state, "ghouls") == {"crypt": 5}


@rules("SW-R-GHOULS-1", "SW-TRAP-17")
def test_a_last_attempt_of_their_own() -> None:
    tribes = [active("orcs", "spirit", {"wold": 2}), fallen("ghouls", {"crypt": 2})]
    state = position(MOOR, tribes, [])
    conquer(state, "barrow", by="die")
    chance(state, "die", value=1)
    assert on_board(state, "ghouls") == {"crypt": 1, "barrow": 1}
    conquer(state, "village", by="die")
    chance(state, "die", value=2)
    assert holder(state, "village") == "orcs"


@rules("SW-R-GHOULS-1")
def test_they_may_abandon_and_redeploy() -> None:
    tribes = [active("orcs", "spirit", {"wold": 2}), fallen("ghouls", {"crypt": 2, "barrow": 1})]
    state = position(MOOR, tribes, [])
    do(state, "abandon", region="crypt")
    do(state, "stop")
    do(state, "deploy", region="barrow")
    do(state, "deploy", region="barrow")
    assert on_board(state, "ghouls") == {"barrow": 3}


@rules("SW-R-GHOULS-1", "SW-DEC-12", "SW-TURN-3")
def test_declining_comes_before_their_conquests() -> None:
    tribes = [active("orcs", "spirit", {"wold": 2}), fallen("ghouls", {"crypt": 4})]
    state = position(MOOR, tribes, [])
    assert can(state, "decline")
    conquer(state, "barrow")
    assert refused(state, "decline").rule == "SW-DEC-12"
    do(state, "stop")
    do(state, "deploy", region="crypt")
    assert refused(state, "decline").rule == "SW-DEC-12"


@rules("SW-R-GHOULS-2")
def test_a_combo_is_picked_before_they_act() -> None:
    state = position(MOOR, fallen("ghouls", {"crypt": 4}), [], column=[("hill", "orcs")])
    assert verbs(state) == {"pick"}
    do(state, "pick", combo=0)
    conquer(state, "barrow")
    assert holder(state, "barrow") == "ghouls"
    assert refused(state, "decline").rule == "SW-TURN-2"
    do(state, "stop")
    do(state, "deploy", region="crypt")
    conquer(state, "wold")
    assert holder(state, "wold") == "orcs"


@rules("SW-R-GHOULS-3", "SW-P-COMMANDO")
def test_their_badge_no_longer_helps() -> None:
    state = position(MOOR, active("ghouls", "commando", {"crypt": 5}), [])
    assert price_parts(state, "barrow") == {"SW-CON-3": 2, "SW-P-COMMANDO": -1}
    decline(state)
    pass_to(state, 0)
    do(state, "pick", combo=0)
    assert price_parts(state, "barrow") == {"SW-CON-3": 2}


@rules("SW-R-GHOULS-3", "SW-P-FORTIFIED", "SW-TRAP-1")
def test_fortresses_stay_and_defend_but_none_is_built_and_none_pays() -> None:
    fort = {"crypt": {"fortress": 1}}
    tribes = [
        active("orcs", "spirit", {"wold": 1}),
        fallen("ghouls", {"crypt": 3}, power="fortified", pieces=fort),
    ]
    state = position(MOOR, tribes, active("ratmen", "hill", {"barrow": 9}))
    assert price_parts(state, "crypt", seat=1) == {"SW-CON-3": 5, "SW-P-FORTIFIED": 1}
    do(state, "stop")
    do(state, "deploy", region="crypt")
    do(state, "deploy", region="crypt")
    assert verbs(state) == {"abandon", "stop"}
    assert finish_turn(state) == {"SW-COI-1": 2}


@rules("SW-R-GHOULS-3", "SW-P-SEAFARING", "SW-P-SEAFARING-1")
def test_water_stays_but_no_new_water_is_taken() -> None:
    tribes = [
        active("orcs", "spirit", {"wold": 1}),
        fallen("ghouls", {"crypt": 4, "sea": 1}, power="seafaring"),
    ]
    state = position(MOOR, tribes, [])
    assert refused(state, "conquer", region="mere").rule == "SW-CON-6"
    assert targets(state) == {"barrow", "wold"}
    assert finish_turn(state) == {"SW-COI-1": 3}
    assert "sea" in on_board(state, "ghouls")


@rules("SW-R-GHOULS-4")
def test_attacked_they_lose_one_and_retreat_to_ghoul_regions() -> None:
    tribes = [active("orcs", "spirit", {"wold": 1}), fallen("ghouls", {"crypt": 2, "barrow": 3})]
    state = position(MOOR, active("ratmen", "hill", {"village": 9}), tribes)
    conquer(state, "barrow")
    assert (hand(state, "ghouls"), tray(state, "ghouls")) == (2, 6)
    settle_down(state, until="deploy")
    while state.actors()[0] == 0:
        do(state, "deploy", region="village")
    assert refused(state, "deploy", region="wold").rule == "SW-RED-1"
    do(state, "deploy", region="crypt")
    do(state, "deploy", region="crypt")
    assert on_board(state, "ghouls") == {"crypt": 4}


@rules("SW-R-GHOULS-4")
def test_with_no_region_left_they_wait_and_enter_again() -> None:
    tribes = [active("orcs", "spirit", {"wold": 1}), fallen("ghouls", {"barrow": 4})]
    state = position(MOOR, active("ratmen", "hill", {"village": 9}), tribes)
    conquer(state, "barrow")
    finish_turn(state)
    assert hand(state, "ghouls") == 3
    assert targets(state) == {"crypt", "wold"}
    conquer(state, "crypt")
    assert on_board(state, "ghouls") == {"crypt": 2}


@rules("SW-R-GHOULS-4", "SW-DEC-4")
def test_their_banner_goes_back_with_the_last_of_them() -> None:
    tribes = [active("orcs", "spirit", {"wold": 1}), fallen("ghouls", {"barrow": 1})]
    state = position(MOOR, active("ratmen", "hill", {"village": 9}), tribes)
    conquer(state, "barrow")
    assert not in_play(state, "ghouls")
    assert tray(state, "ghouls") == 10


@rules("SW-R-GHOULS-5", "SW-TRAP-17", "SW-DEC-3")
def test_they_leave_unpaid_when_the_next_race_declines() -> None:
    tribes = [active("orcs", "hill", {"wold": 2}), fallen("ghouls", {"crypt": 3, "barrow": 1})]
    state = position(MOOR, tribes, [])
    assert decline(state) == {"SW-COI-1": 1}
    assert not in_play(state, "ghouls")
    assert tray(state, "ghouls") == 10


@rules("SW-R-GHOULS-5", "SW-P-SPIRIT", "SW-DEC-10")
def test_spirit_ghouls_stay_but_do_not_act_in_a_decline_turn() -> None:
    tribes = [
        active("orcs", "hill", {"wold": 2}),
        fallen("ghouls", {"crypt": 4}, power="spirit"),
    ]
    state = position(MOOR, tribes, [])
    assert decline(state) == {"SW-COI-1": 2}
    assert on_board(state, "ghouls") == {"crypt": 4}
    pass_to(state, 0)
    do(state, "pick", combo=0)
    conquer(state, "barrow")
    assert on_board(state, "ghouls") == {"crypt": 1, "barrow": 2}


@rules("SW-DEC-9", "SW-R-GHOULS-5")
def test_ghouls_waiting_in_hand_leave_too() -> None:
    tribes = [active("orcs", "hill", {"wold": 2}), fallen("ghouls", {}, hand=3)]
    state = position(MOOR, tribes, [])
    decline(state)
    assert tray(state, "ghouls") == 10
    active_ghouls = position(MOOR, active("ghouls", "hill", {"crypt": 2}, hand=3), [])
    decline(active_ghouls)
    assert (hand(active_ghouls, "ghouls"), tray(active_ghouls, "ghouls")) == (0, 8)


@rules("SW-R-GHOULS-6", "SW-R-SORCERERS")
def test_sorcerers_cannot_convert_them_in_decline() -> None:
    sorcerers = active("sorcerers", "hill", {"barrow": 3})
    state = position(MOOR, sorcerers, [fallen("ghouls", {"crypt": 1})])
    assert refused(state, "conquer", region="crypt", by="sorcery").rule == "SW-R-SORCERERS"
    state = position(MOOR, sorcerers, active("ghouls", "stout", {"crypt": 1}))
    assert can(state, "conquer", region="crypt", by="sorcery")


@rules("SW-R-GHOULS-6", "SW-P-DIPLOMAT", "SW-EX-11")
def test_peace_does_not_bind_them() -> None:
    tribes = [active("orcs", "hill", {"wold": 5}), fallen("ghouls", {"crypt": 5})]
    diplomats = active("ratmen", "diplomat", {"barrow": 1})
    state = position(MOOR, tribes, diplomats, peace={1: 0})
    assert can(state, "conquer", region="barrow")
    settle_down(state, until="deploy")
    while hand(state, "ghouls"):
        do(state, "deploy", region="crypt")
    assert refused(state, "conquer", region="barrow").rule == "SW-P-DIPLOMAT"


@rules("SW-R-GHOULS-7", "SW-R-GHOULS")
def test_they_may_attack_the_owners_active_race() -> None:
    tribes = [active("orcs", "spirit", {"wold": 1, "barrow": 3}), fallen("ghouls", {"crypt": 6})]
    state = position(MOOR, tribes, [])
    assert price_parts(state, "barrow") == {"SW-CON-3": 5}
    conquer(state, "barrow")
    assert (hand(state, "orcs"), tray(state, "orcs")) == (2, 7)
    do(state, "stop")
    do(state, "withdraw", region="barrow")
    do(state, "deploy", region="crypt")
    assert can(state, "conquer", region="village", by="die")
    assert hand(state, "orcs") == 2


@rules("SW-R-GHOULS-8", "SW-R-ORCS")
def test_their_conquests_give_the_active_race_no_bonus() -> None:
    tribes = [active("orcs", "pillaging", {"wold": 1}), fallen("ghouls", {"barrow": 4})]
    state = position(MOOR, tribes, [])
    conquer(state, "village")
    assert finish_turn(state) == {"SW-COI-1": 3}


@rules("SW-R-GHOULS-8", "SW-P-DIPLOMAT", "SW-CON-16")
def test_their_attack_is_an_attack_by_their_owner() -> None:
    tribes = [active("orcs", "diplomat", {"wold": 1}), fallen("ghouls", {"crypt": 4})]
    state = position(MOOR, tribes, active("elves", "hill", {"barrow": 1}), [])
    conquer(state, "barrow")
    settle_down(state, until="ally")
    assert refused(state, "ally", seat=1).rule == "SW-P-DIPLOMAT"
    assert can(state, "ally", seat=2)


@rules("SW-LOS-13", "SW-CON-7")
def test_the_own_active_race_drives_them_back_to_ghoul_regions() -> None:
    tribes = [active("orcs", "spirit", {"wold": 8}), fallen("ghouls", {"crypt": 1, "barrow": 3})]
    state = position(MOOR, tribes, [])
    do(state, "stop")
    do(state, "deploy", region="barrow")
    do(state, "deploy", region="barrow")
    conquer(state, "barrow")
    assert (hand(state, "ghouls"), tray(state, "ghouls")) == (2, 7)
    finish_turn(state)
    assert on_board(state, "ghouls") == {"crypt": 3}


@rules("SW-R-GHOULS", "SW-TRAP-3")
def test_their_pieces_go_at_decline_like_any() -> None:
    camps = {"crypt": {"encampment": 3}}
    state = position(MOOR, active("ghouls", "bivouacking", {"crypt": 4}, pieces=camps), [])
    decline(state)
    assert pieces(state, "crypt") == {}


@rules("SW-CMB-4", "SW-SET-8")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked("ghouls", "hill") == (9, 1)
