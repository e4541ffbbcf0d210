"""Thieving: a coin from each neighbour."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import args, coins, picked_below
from tests.tools.play import decline, do, finish_turn
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
gate mud edge | hall
hall mine | crag pool
crag black-mountain | bank
bank mud | nook
pool river |
nook mud edge | pool
rift chasm | gate nook
""")


@rules("SU-P-THIEVING")
def test_four_tokens() -> None:
    assert picked_below("ogres", "thieving") == (9, 1)


@rules("SU-P-THIEVING", "SU-P-THIEVING-1", "SU-TURN-10", "SU-TRAP-12")
def test_one_coin_from_each_player_next_door() -> None:
    state = underground(
        CAVE,
        active("ogres", "thieving", {"hall": 1}),
        active("drow", "wise", {"gate": 1, "crag": 1}),
        active("kraken", "mining", {"pool": 1}),
    )
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-P-THIEVING": 2}
    assert (coins(state, 1), coins(state, 2)) == (4, 4)


@rules("SU-P-THIEVING", "SU-TRAP-7")
def test_races_in_decline_give_nothing() -> None:
    state = underground(
        CAVE, active("ogres", "thieving", {"hall": 1}), fallen("drow", {"gate": 1, "crag": 1})
    )
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SU-P-THIEVING-1")
def test_real_borders_only() -> None:
    state = underground(
        CAVE,
        active("spiderines", "thieving", {"gate": 1}),
        active("drow", "wise", {"nook": 1}),
        markers={"great-brass-pipe": "gate"},
    )
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SU-P-THIEVING-1", "SU-HID-4")
def test_who_has_none_gives_none() -> None:
    state = underground(
        CAVE,
        active("ogres", "thieving", {"hall": 1}),
        active("drow", "wise", {"gate": 1}),
        coins=[5, 0],
    )
    assert finish_turn(state) == {"SW-COI-1": 1}
    assert coins(state, 1) == 0


@rules("SU-P-THIEVING", "SU-DEC-1")
def test_not_in_the_turn_of_decline() -> None:
    state = underground(
        CAVE, active("ogres", "thieving", {"hall": 1}), active("drow", "wise", {"gate": 1})
    )
    assert decline(state) == {"SW-COI-1": 1}


@rules("SU-P-THIEVING", "SU-TURN-10")
def test_after_the_coins_of_the_turn() -> None:
    state = underground(
        CAVE, active("ogres", "thieving", {"hall": 1}), active("drow", "wise", {"gate": 1})
    )
    effects = do(state, "stop")
    order = [effect.name for effect in effects]
    assert order.index("income-paid") < order.index("coins-paid")
    assert args(effects, "coins-paid") == [{"seat": 1, "coins": 1, "rule": "SU-P-THIEVING"}]
