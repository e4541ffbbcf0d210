"""Spirit: in decline the race does not count against the one race in decline."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import badge, in_play, on_board, picked, tray
from tests.tools.play import conquer, decline, do, finish_turn, pass_to
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = row(**{f"r{i}": "mountain edge" for i in range(8)})


@rules("SW-P-SPIRIT", "SW-DEC-8")
def test_the_spirit_race_declines_beside_another() -> None:
    tribes = [active("elves", "spirit", {"r0": 2, "r1": 1}), fallen("humans", {"r3": 1})]
    state = position(LANDS, tribes, [])
    assert decline(state) == {"SW-COI-1": 3}
    assert on_board(state, "elves") == {"r0": 1, "r1": 1}
    assert on_board(state, "humans") == {"r3": 1}
    assert badge(state, "elves") == "spirit"


@rules("SW-P-SPIRIT", "SW-DEC-3")
def test_without_it_the_older_race_leaves() -> None:
    tribes = [active("elves", "stout", {"r0": 2, "r1": 1}), fallen("humans", {"r3": 1})]
    state = position(LANDS, tribes, [])
    assert decline(state) == {"SW-COI-1": 2}
    assert not in_play(state, "humans")


@rules("SW-P-SPIRIT", "SW-P-SPIRIT-1", "SW-EX-12")
def test_spirits_stay_when_a_second_and_a_third_race_decline() -> None:
    elves = active("elves", "spirit", {"r0": 2})
    others = active("ratmen", "hill", {"r7": 1})
    state = position(LANDS, elves, others, column=[("stout", "orcs"), ("flying", "trolls")])
    assert decline(state) == {"SW-COI-1": 1}
    for race, region in (("orcs", "r1"), ("trolls", "r2")):
        finish_turn(state)
        do(state, "pick", combo=0)
        conquer(state, region)
        finish_turn(state)
        finish_turn(state)
        assert decline(state) == {"SW-COI-1": 2}
        assert on_board(state, race) == {region: 1}
        assert on_board(state, "elves") == {"r0": 1}
    assert not in_play(state, "orcs")


@rules("SW-P-SPIRIT-1")
def test_a_third_decline_removes_the_other_one() -> None:
    tribes = [
        active("orcs", "hill", {"r4": 2}),
        fallen("elves", {"r0": 1}, power="spirit"),
        fallen("humans", {"r2": 1}),
    ]
    state = position(LANDS, tribes, [])
    assert decline(state) == {"SW-COI-1": 2}
    assert not in_play(state, "humans")
    assert tray(state, "humans") == 10
    assert on_board(state, "elves") == {"r0": 1}


@rules("SW-P-SPIRIT", "SW-COI-1")
def test_both_races_in_decline_pay() -> None:
    tribes = [
        active("orcs", "hill", {"r4": 1}),
        fallen("elves", {"r0": 1, "r1": 1}, power="spirit"),
        fallen("humans", {"r2": 1}),
    ]
    assert finish_turn(position(LANDS, tribes, [])) == {"SW-COI-1": 4}


@rules("SW-P-SPIRIT-1", "SW-DEC-4", "SW-DEC-8")
def test_spirits_go_with_their_last_token() -> None:
    spirits = fallen("elves", {"r1": 1}, power="spirit")
    state = position(LANDS, active("ratmen", "stout", {"r0": 9}), [spirits])
    conquer(state, "r1")
    assert not in_play(state, "elves")
    assert tray(state, "elves") == 11
    badges = state.to_json()["badges"]
    assert isinstance(badges, dict)
    assert badges["discarded"] == ["spirit"]


@rules("SW-P-SPIRIT", "SW-LOS-12")
def test_spirits_stay_when_an_empty_race_declines() -> None:
    tribes = [
        active("orcs", "hill"),
        fallen("elves", {"r0": 1}, power="spirit"),
        fallen("humans", {"r2": 1}),
    ]
    state = position(LANDS, tribes, [])
    assert decline(state) == {"SW-COI-1": 1}
    assert on_board(state, "elves") == {"r0": 1}
    assert not in_play(state, "humans")
    assert not in_play(state, "orcs")


@rules("SW-P-SPIRIT", "SW-R-GHOULS-5")
def test_spirit_ghouls_go_on_conquering() -> None:
    tribes = [active("orcs", "hill", {"r5": 2}), fallen("ghouls", {"r0": 4}, power="spirit")]
    state = position(LANDS, tribes, [])
    decline(state)
    pass_to(state, 0)
    do(state, "pick", combo=0)
    conquer(state, "r1")
    assert on_board(state, "ghouls") == {"r0": 1, "r1": 3}


@rules("SW-TRAP-12", "SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "spirit") == (10, 0)
