"""Mudmen: new tokens from mud at redeployment."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, hand, picked_below, tray
from tests.tools.play import conquer, decline, do
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", bog="mud", hall="mine", mire="mud")


@rules("SU-R-MUDMEN", "SU-SET-9")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked_below("mudmen", "wise") == (9, 3)


@rules("SU-R-MUDMEN", "SU-TURN-8")
def test_a_token_for_each_mud_region() -> None:
    state = underground(CAVE, active("mudmen", "wise", {"gate": 3, "hall": 1}), [])
    conquer(state, "bog")
    effects = do(state, "stop")
    assert args(effects, "tokens-gained") == [
        {"race": "mudmen", "tokens": 2, "rule": "SU-R-MUDMEN"}
    ]
    assert hand(state, "mudmen") == 2


@rules("SU-R-MUDMEN-1")
def test_only_the_tray_supplies_them() -> None:
    state = underground(CAVE, active("mudmen", "wise", {"gate": 6, "bog": 5}), [])
    do(state, "stop")
    assert (hand(state, "mudmen"), tray(state, "mudmen")) == (10, 0)
    state = underground(CAVE, active("mudmen", "wise", {"gate": 6, "bog": 6}), [])
    effects = do(state, "stop")
    assert args(effects, "tokens-gained") == []


@rules("SU-R-MUDMEN-1")
def test_mud_given_up_before_redeployment_does_not_count() -> None:
    state = underground(CAVE, active("mudmen", "wise", {"gate": 2, "bog": 1}), [])
    do(state, "abandon", region="bog")
    effects = do(state, "stop")
    assert args(effects, "tokens-gained") == [
        {"race": "mudmen", "tokens": 1, "rule": "SU-R-MUDMEN"}
    ]


@rules("SU-R-MUDMEN")
def test_none_in_the_turn_of_decline() -> None:
    state = underground(CAVE, active("mudmen", "wise", {"gate": 2, "bog": 1}), [])
    decline(state)
    assert tray(state, "mudmen") == 10
