"""Redeployment and the placing of pieces."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import hand, on_board, pieces, pieces_in_hand
from tests.tools.play import conquer, do, refused, verbs
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

ROW = row(a="hill edge", b="forest", c="swamp", d="farmland", e="hill", f="forest edge")


@rules("SW-RED-1", "SW-RED-2", "SW-RED-3", "SW-RED-5", "SW-LOS-8")
def test_tokens_move_freely_but_each_region_keeps_one() -> None:
    state = position(ROW, active("orcs", "hill", {"a": 2, "b": 3, "f": 1}), [])
    conquer(state, "c")
    assert hand(state, "orcs") == 1
    do(state, "stop")
    assert refused(state, "done").rule == "SW-RED-2"
    do(state, "withdraw", region="c")
    assert refused(state, "withdraw", region="c").rule == "SW-RED-5"
    do(state, "deploy", region="f")
    assert refused(state, "withdraw", region="f").rule == "SW-TURN-8"
    assert refused(state, "deploy", region="d").rule == "SW-RED-1"
    do(state, "deploy", region="f")
    assert on_board(state, "orcs") == {"a": 1, "b": 1, "c": 1, "f": 3}


@rules("SW-RED-2")
def test_nothing_to_deploy_is_said() -> None:
    state = position(ROW, active("orcs", "hill", {"a": 3}), [])
    conquer(state, "b")
    do(state, "stop")
    assert refused(state, "deploy", region="a").rule == "SW-RED-2"
    assert verbs(state) == {"withdraw", "done"}


@rules("SW-RED-4")
def test_active_tokens_do_not_join_those_in_decline() -> None:
    state = position(ROW, [active("orcs", "hill", {"a": 3}), fallen("elves", {"c": 1})], [])
    do(state, "stop")
    assert refused(state, "deploy", region="c").rule == "SW-RED-1"


@rules("SW-RED-6")
def test_who_conquered_nothing_redeploys_too() -> None:
    state = position(ROW, active("orcs", "hill", {"a": 3, "b": 1}), [])
    do(state, "stop")
    do(state, "deploy", region="b")
    do(state, "deploy", region="b")
    assert on_board(state, "orcs") == {"a": 1, "b": 3}


@rules("SW-P-HEROIC", "SW-TURN-9")
def test_refusals_while_placing_heroes() -> None:
    state = position(
        ROW, active("orcs", "heroic", {"a": 1, "b": 1, "c": 1}, pieces={"a": {"hero": 1}}), []
    )
    do(state, "stop")
    assert refused(state, "done").rule == "SW-P-HEROIC"
    assert refused(state, "place", piece="hero", region="a").rule == "SW-P-HEROIC"
    assert refused(state, "place", piece="hero", region="f").rule == "SW-RED-1"
    assert refused(state, "lift", piece="hero", region="b").rule == "SW-SET-7"
    assert refused(state, "place", piece="fortress", region="b").rule == "CORE-TURN"
    assert refused(state, "deploy", region="b").rule == "CORE-TURN"
    do(state, "lift", piece="hero", region="a")
    assert pieces_in_hand(state, "orcs") == {"hero": 2}
    do(state, "place", piece="hero", region="c")
    assert refused(state, "lift", piece="hero", region="c").rule == "SW-TURN-8"
    do(state, "place", piece="hero", region="b")
    assert [pieces(state, region) for region in "abc"] == [{}, {"hero": 1}, {"hero": 1}]


@rules("SW-P-BIVOUACKING")
def test_encampments_in_hand_run_out() -> None:
    state = position(ROW, active("orcs", "bivouacking", {"a": 1, "b": 1}), [])
    do(state, "stop")
    for _ in range(5):
        do(state, "place", piece="encampment", region="a")
    assert pieces(state, "a") == {"encampment": 5}
    assert state.turn() == 1


@rules("SW-R-AMAZONS")
def test_refusals_while_amazons_leave() -> None:
    state = position(ROW, active("amazons", "hill", {"a": 7, "b": 1}), [])
    do(state, "stop")
    for _ in range(6):
        do(state, "deploy", region="a")
    assert refused(state, "withdraw", region="b").rule == "SW-R-AMAZONS"
    assert refused(state, "withdraw", region="f").rule == "SW-RED-1"
    assert refused(state, "done").rule == "CORE-TURN"


def test_refusals_after_the_coins() -> None:
    state = position(ROW, active("orcs", "stout", {"a": 1}), active("elves", "hill", {"f": 1}))
    do(state, "stop")
    assert verbs(state) == {"decline", "done"}
    assert refused(state, "ally", seat=1).rule == "SW-P-DIPLOMAT"
    assert refused(state, "stop").rule == "CORE-TURN"
    peace = position(ROW, active("orcs", "diplomat", {"a": 1}), active("elves", "hill", {"f": 1}))
    do(peace, "stop")
    assert refused(peace, "ally", seat=0).rule == "SW-P-DIPLOMAT"
    assert refused(peace, "decline").rule == "SW-DEC-12"
