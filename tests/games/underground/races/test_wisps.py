"""Will-o'-Wisps: the die helps at crystals and beside them."""

from __future__ import annotations

import pytest
from tests.tools.boards import row
from tests.tools.look import args, hand, holder, on_board, picked_below
from tests.tools.play import chance, conquer, do, legal, refused, targets
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.games.small_world.state import State

CAVE = row(
    gate="mud edge",
    glow="mystic-crystal edge",
    crag="black-mountain",
    den="mine",
    pool="river",
    gleam="mystic-crystal",
)


def wisps(state: State, region: str, value: int) -> None:
    conquer(state, region, by="wisps")
    chance(state, "die", value=value)


@rules("SU-R-WISPS")
def test_six_tokens_and_those_of_the_badge() -> None:
    assert picked_below("wisps", "mining") == (10, 1)


@rules("SU-R-WISPS", "SU-R-WISPS-1")
def test_a_roll_for_the_crystal_they_enter_by() -> None:
    state = underground(CAVE, active("wisps", "wise", hand=5), [])
    assert targets(state, by="wisps") == {"glow"}
    wisps(state, "glow", 1)
    assert on_board(state, "wisps") == {"glow": 1}
    assert hand(state, "wisps") == 4


@rules("SU-R-WISPS")
def test_with_a_crystal_for_each_region_adjacent_to_it() -> None:
    state = underground(CAVE, active("wisps", "wise", {"glow": 5}), [])
    assert targets(state, by="wisps") == {"gate", "crag"}
    wisps(state, "crag", 2)
    assert on_board(state, "wisps") == {"glow": 1, "crag": 1}
    assert targets(state, by="wisps") == {"gate"}
    assert targets(state) == {"gate", "den"}
    refusal = refused(state, "conquer", region="den", by="wisps")
    assert (refusal.message, refusal.rule) == ("refusal-wisps-target", "SU-R-WISPS")


@rules("SU-R-WISPS")
def test_without_a_crystal_only_crystals() -> None:
    state = underground(CAVE, active("wisps", "wise", {"den": 5}), [])
    assert targets(state, by="wisps") == set()
    state = underground(CAVE, active("wisps", "wise", {"pool": 5}), [])
    assert targets(state, by="wisps") == {"gleam"}


@rules("SU-R-WISPS")
def test_adjacent_by_a_property_will_do() -> None:
    state = underground(
        CAVE,
        active("wisps", "wise", {"glow": 5}),
        [],
        markers={"great-brass-pipe": "glow"},
    )
    assert targets(state, by="wisps") == {"gate", "crag", "gleam"}


@rules("SU-R-WISPS", "SU-R-WISPS-1")
@pytest.mark.parametrize(("value", "spent"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_the_roll_lowers_the_price_to_one_at_least(value: int, spent: int) -> None:
    state = underground(CAVE, active("wisps", "wise", {"glow": 5}), [])
    effects = conquer(state, "crag", by="wisps")
    effects = chance(state, "die", value=value)
    assert args(effects, "die-rolled") == [
        {"seat": 0, "value": value, "region": "crag", "needed": 0, "one_in": 1}
    ]
    assert on_board(state, "wisps")["crag"] == spent
    assert hand(state, "wisps") == 4 - spent
    assert [effect["means"] for effect in args(effects, "region-conquered")] == ["wisps"]


@rules("SU-R-WISPS-1")
def test_a_token_in_hand_and_at_most_three_missing() -> None:
    state = underground(CAVE, active("wisps", "wise", {"glow": 1}), [])
    assert refused(state, "conquer", region="crag", by="wisps").rule == "SW-CON-4"
    four = active("ogres", "mining", {"crag": 2})
    state = underground(CAVE, active("wisps", "wise", {"glow": 2}), four)
    assert refused(state, "conquer", region="crag", by="wisps").rule == "SW-DIE-2"
    three = active("ogres", "mining", {"crag": 1})
    state = underground(CAVE, active("wisps", "wise", {"glow": 2}), three)
    wisps(state, "crag", 3)
    assert holder(state, "crag") == "wisps"


@rules("SU-R-WISPS-2")
def test_falling_short_ends_the_conquests() -> None:
    state = underground(CAVE, active("wisps", "wise", {"glow": 3}), [])
    wisps(state, "crag", 0)
    assert holder(state, "crag") is None
    assert refused(state, "conquer", region="gate").rule == "SW-DIE-4"


@rules("SU-R-WISPS-2")
def test_a_roll_that_suffices_lets_them_go_on() -> None:
    state = underground(CAVE, active("wisps", "wise", {"glow": 6}), [])
    wisps(state, "crag", 3)
    wisps(state, "gate", 3)
    assert on_board(state, "wisps") == {"glow": 1, "crag": 1, "gate": 1}
    assert hand(state, "wisps") == 3


@rules("SU-R-WISPS-3")
def test_nobody_has_to_roll_and_elsewhere_the_last_attempt_is_left() -> None:
    state = underground(CAVE, active("wisps", "wise", {"glow": 5, "den": 1}), [])
    conquer(state, "gate")
    assert hand(state, "wisps") == 2
    assert targets(state, by="die") == {"crag"}
    conquer(state, "pool")
    assert targets(state, by="die") == {"crag", "gleam"}
    conquer(state, "crag", by="die")
    chance(state, "die", value=2)
    assert holder(state, "crag") == "wisps"
    assert "conquer" not in {choice.verb for choice in legal(state)}


@rules("SU-R-WISPS")
def test_others_have_no_such_roll() -> None:
    state = underground(CAVE, active("ogres", "wise", {"glow": 5}), [])
    refusal = refused(state, "conquer", region="crag", by="wisps")
    assert (refusal.message, refusal.rule) == ("refusal-no-wisps", "SU-R-WISPS")


@rules("SU-R-WISPS", "SU-P-VENGEFUL-2")
def test_the_announced_attempt_is_an_attack() -> None:
    enemy = active("ogres", "vengeful", {"crag": 1})
    state = underground(CAVE, active("wisps", "wise", {"glow": 2}), enemy)
    effects = conquer(state, "crag", by="wisps")
    assert args(effects, "vengeance-sworn") == [{"seat": 1, "against": 0}]
    do_nothing = chance(state, "die", value=0)
    assert args(do_nothing, "attack-failed") == [{"region": "crag"}]
    do(state, "deploy", region="glow")
