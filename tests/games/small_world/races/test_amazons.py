"""Amazons: four further tokens fight and leave the board after redeployment."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.boards import row
from tests.tools.look import (
    aside,
    hand,
    on_board,
    picked,
    pieces,
    pieces_in_hand,
    price_parts,
    tray,
)
from tests.tools.play import (
    can,
    conquer,
    decline,
    do,
    finish_turn,
    legal,
    paid,
    pass_to,
    refused,
    settle_down,
    verbs,
)
from tests.tools.position import active, position
from tests.tools.rules import rules

PLAINS = row(
    camp="hill edge", ford="swamp", dale="forest", moor="hill", heath="farmland", rock="hill edge"
)


@rules("SW-R-AMAZONS-1", "SW-TRAP-2", "SW-SET-8")
def test_six_tokens_those_of_the_badge_and_four() -> None:
    assert picked("amazons", "hill") == (14, 1)
    assert picked("amazons", "diplomat") == (15, 0)


@rules("SW-EX-9", "SW-R-AMAZONS")
def test_fourteen_begin_and_ten_stay() -> None:
    state = position(PLAINS, [], [], column=[("hill", "amazons")])
    do(state, "pick", combo=0)
    assert hand(state, "amazons") == 14
    conquer(state, "camp")
    conquer(state, "ford")
    finish_turn(state)
    assert sum(on_board(state, "amazons").values()) == 10
    assert (aside(state, "amazons"), hand(state, "amazons")) == (4, 0)


@rules("SW-R-AMAZONS", "SW-TURN-5")
def test_they_are_taken_up_again_when_readying() -> None:
    state = position(PLAINS, active("amazons", "stout", {"camp": 3}, aside=4), [])
    conquer(state, "ford")
    assert (hand(state, "amazons"), aside(state, "amazons")) == (4, 0)


@rules("SW-R-AMAZONS", "SW-TURN-9")
def test_spare_tokens_leave_before_any_region() -> None:
    state = position(PLAINS, active("amazons", "stout", {"camp": 4, "ford": 1}, aside=4), [])
    settle_down(state, until="deploy")
    assert hand(state, "amazons") == 7
    for _ in range(7):
        do(state, "deploy", region="camp")
    assert refused(state, "withdraw", region="ford").rule == "SW-R-AMAZONS"
    assert verbs(state) == {"withdraw"}
    for _ in range(4):
        do(state, "withdraw", region="camp")
    assert on_board(state, "amazons") == {"camp": 4, "ford": 1}
    assert aside(state, "amazons") == 4


@rules("SW-R-AMAZONS-3")
def test_the_player_chooses_which_tokens_leave() -> None:
    state = position(PLAINS, active("amazons", "stout", {"camp": 1, "ford": 1}, aside=8), [])
    settle_down(state, until="deploy")
    for region in ("camp",) * 5 + ("ford",) * 3:
        do(state, "deploy", region=region)
    assert [choice.args["region"] for choice in legal(state)] == ["camp", "ford"]
    for region in ("ford", "camp", "ford", "ford"):
        assert can(state, "withdraw", region="camp")
        do(state, "withdraw", region=region)
    assert on_board(state, "amazons") == {"camp": 5, "ford": 1}


@rules("SW-R-AMAZONS-2", "SW-TRAP-2")
def test_regions_are_given_up_when_spare_tokens_do_not_make_four() -> None:
    state = position(PLAINS, active("amazons", "stout", {"camp": 1}, aside=4), [])
    conquer(state, "ford")
    conquer(state, "dale")
    do(state, "stop")
    do(state, "done")
    assert on_board(state, "amazons") == {"camp": 1, "ford": 2, "dale": 2}
    for region in ("ford", "dale", "camp"):
        do(state, "withdraw", region=region)
    assert paid(do(state, "withdraw", region="ford"), 0) == {"SW-COI-1": 1}
    assert on_board(state, "amazons") == {"dale": 1}
    assert aside(state, "amazons") == 4


@rules("SW-R-AMAZONS-2", "SW-TRN-6")
def test_a_given_up_region_loses_its_pieces() -> None:
    amazons = active("amazons", "bivouacking", {"camp": 2, "ford": 2})
    state = position(PLAINS, amazons, [])
    settle_down(state, until="place")
    do(state, "place", piece="encampment", region="ford")
    do(state, "place", piece="encampment", region="camp")
    do(state, "done")
    for region in ("camp", "camp", "ford"):
        do(state, "withdraw", region=region)
    assert on_board(state, "amazons") == {"camp": 1}
    assert pieces(state, "ford") == {}
    assert pieces_in_hand(state, "amazons") == {"encampment": 4}


@rules("SW-R-AMAZONS-2")
def test_with_fewer_than_four_none_is_left_on_the_board() -> None:
    state = position(PLAINS, active("amazons", "stout", aside=3), [])
    conquer(state, "camp")
    assert finish_turn(state) == {}
    assert on_board(state, "amazons") == {}
    assert aside(state, "amazons") == 3


@rules("SW-R-AMAZONS-4")
def test_those_aside_neither_defend_nor_retreat() -> None:
    amazons = active("amazons", "stout", {"ford": 2, "dale": 1}, aside=4)
    state = position(PLAINS, active("ratmen", "hill", {"camp": 9}), amazons)
    assert price_parts(state, "ford") == {"SW-CON-3": 4}
    conquer(state, "ford")
    finish_turn(state)
    assert on_board(state, "amazons") == {"dale": 2}
    assert (hand(state, "amazons"), aside(state, "amazons")) == (0, 4)


@rules("SW-R-AMAZONS-4", "SW-END-3")
def test_those_aside_do_not_break_a_tie() -> None:
    amazons = active("amazons", "stout", {"ford": 2}, aside=4)
    state = position(PLAINS, active("ratmen", "hill", {"camp": 3}), amazons)
    assert state.board_strength(i64(1)) == 2
    assert state.winners() == [0]


@rules("SW-R-AMAZONS-4")
def test_those_aside_go_to_the_tray_at_decline() -> None:
    state = position(PLAINS, active("amazons", "hill", {"camp": 3, "ford": 1}, aside=4), [])
    assert decline(state) == {"SW-COI-1": 2}
    assert on_board(state, "amazons") == {"camp": 1, "ford": 1}
    assert (aside(state, "amazons"), tray(state, "amazons")) == (0, 13)


@rules("SW-R-AMAZONS-4", "SW-R-AMAZONS")
def test_they_fight_in_every_turn_of_conquest() -> None:
    state = position(PLAINS, active("amazons", "stout", {"camp": 6}, aside=4), [])
    finish_turn(state)
    pass_to(state, 0)
    conquer(state, "ford")
    assert hand(state, "amazons") == 7
    assert aside(state, "amazons") == 0
