"""Iron Dwarves: Silver Hammers from mines, spent like tokens."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import (
    args,
    hand,
    holder,
    income_parts,
    on_board,
    picked_below,
    pieces,
    pieces_in_hand,
    price,
)
from tests.tools.play import can, chance, conquer, decline, do, pass_to, refused, settle_down
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(
    shaft="mine edge",
    pit="mine",
    hall="mud",
    crag="black-mountain",
    bank="mystic-crystal",
    nook="mud",
)


@rules("SU-R-IRON-DWARVES")
def test_seven_tokens_and_those_of_the_badge() -> None:
    assert picked_below("iron-dwarves", "wise") == (11, 1)


@rules("SU-R-IRON-DWARVES", "SU-TURN-8")
def test_a_hammer_for_each_mine_at_redeployment() -> None:
    dwarves = active("iron-dwarves", "wise", {"shaft": 2, "hall": 1})
    state = underground(CAVE, dwarves, [])
    conquer(state, "pit", by="die")
    effects = chance(state, "die", value=1)
    assert args(effects, "pieces-gained") == [
        {
            "race": "iron-dwarves",
            "piece": "silver-hammer",
            "count": 2,
            "rule": "SU-R-IRON-DWARVES",
        }
    ]
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 2}


@rules("SU-R-IRON-DWARVES-1", "SU-TRAP-10")
def test_more_each_turn_up_to_seven() -> None:
    dwarves = active("iron-dwarves", "wise", {"shaft": 1, "pit": 1}, spare={"silver-hammer": 4})
    state = underground(CAVE, dwarves, active("ogres", "mining", {"nook": 1}))
    do(state, "stop")
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 6}
    pass_to(state, 0)
    do(state, "stop")
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 7}
    pass_to(state, 0)
    do(state, "stop")
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 7}


@rules("SU-R-IRON-DWARVES", "SU-R-IRON-DWARVES-2", "SU-CLASH-12")
def test_hammers_are_spent_first_beside_one_dwarf() -> None:
    dwarves = active("iron-dwarves", "wise", {"hall": 3}, spare={"silver-hammer": 3})
    state = underground(CAVE, dwarves, [])
    assert price(state, "crag") == 3
    conquer(state, "crag")
    assert on_board(state, "iron-dwarves") == {"hall": 1, "crag": 1}
    assert pieces(state, "crag") == {"silver-hammer": 2}
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 1}
    assert hand(state, "iron-dwarves") == 1


@rules("SU-R-IRON-DWARVES", "SU-TURN-8")
def test_they_are_collected_and_a_token_stays() -> None:
    dwarves = active("iron-dwarves", "wise", {"hall": 2}, spare={"silver-hammer": 3})
    state = underground(CAVE, dwarves, [])
    conquer(state, "crag")
    effects = do(state, "stop")
    assert args(effects, "piece-lifted") == [{"piece": "silver-hammer", "region": "crag"}] * 2
    assert pieces(state, "crag") == {}
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 3}
    assert on_board(state, "iron-dwarves") == {"hall": 1, "crag": 1}


@rules("SU-R-IRON-DWARVES-2")
def test_no_conquest_and_no_attempt_without_a_dwarf() -> None:
    dwarves = active("iron-dwarves", "wise", {"hall": 1}, spare={"silver-hammer": 7})
    state = underground(CAVE, dwarves, [])
    assert refused(state, "conquer", region="crag").rule == "SW-CON-4"
    assert refused(state, "conquer", region="crag", by="die").rule == "SW-CON-4"


@rules("SU-R-IRON-DWARVES-2")
def test_hammers_join_the_last_attempt() -> None:
    enemy = active("ogres", "mining", {"crag": 3})
    dwarves = active("iron-dwarves", "wise", {"hall": 2}, spare={"silver-hammer": 2})
    state = underground(CAVE, dwarves, enemy)
    assert price(state, "crag") == 6
    assert can(state, "conquer", region="crag", by="die")
    conquer(state, "crag", by="die")
    chance(state, "die", value=3)
    assert holder(state, "crag") == "iron-dwarves"
    assert on_board(state, "iron-dwarves") == {"hall": 1, "crag": 1}
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 2}


@rules("SU-R-IRON-DWARVES-2")
def test_the_attempt_may_still_fail() -> None:
    enemy = active("ogres", "mining", {"crag": 3})
    dwarves = active("iron-dwarves", "wise", {"hall": 2}, spare={"silver-hammer": 2})
    state = underground(CAVE, dwarves, enemy)
    conquer(state, "crag", by="die")
    chance(state, "die", value=2)
    assert holder(state, "crag") == "ogres"
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 2}


@rules("SU-R-IRON-DWARVES-2", "SU-TRAP-10")
def test_hammers_defend_nothing_and_frighten_nobody() -> None:
    dwarves = active("iron-dwarves", "frightened", {"hall": 2}, spare={"silver-hammer": 7})
    state = underground(CAVE, dwarves, active("ogres", "mining", {"nook": 9}))
    conquer(state, "crag")
    assert pieces(state, "crag") == {"silver-hammer": 2}
    assert price(state, "crag", seat=1) == 2 + 1 + 1 - 1
    assert income_parts(state, 0) == {"SW-COI-1": 2}
    assert state.board_strength(0) == 2


@rules("SU-R-IRON-DWARVES", "SU-DEC-3")
def test_decline_forfeits_them() -> None:
    dwarves = active("iron-dwarves", "mining", {"shaft": 2}, spare={"silver-hammer": 5})
    state = underground(CAVE, dwarves, [])
    decline(state)
    assert pieces_in_hand(state, "iron-dwarves") == {}


@rules("SU-R-IRON-DWARVES")
def test_not_for_conquests_of_the_turn_that_brings_them() -> None:
    dwarves = active("iron-dwarves", "wise", {"shaft": 1, "pit": 1})
    state = underground(CAVE, dwarves, [])
    assert refused(state, "conquer", region="hall").rule == "SW-CON-4"
    settle_down(state)
    pass_to(state, 0)
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 2}
    assert refused(state, "conquer", region="hall").rule == "SW-CON-4"
