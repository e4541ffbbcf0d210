"""Froggy's Ring takes a coin from the neighbours of its region."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import coins, marker_at, names
from tests.tools.play import can, conquer, do, moved_coins, paid, refused, settle_down
from tests.tools.position import Tribe, active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.games.small_world.state import State

CAVE = board("""
    gate    mud edge         | hall peak
    hall    mine             | grove
    peak    black-mountain   | grove
    grove   mushroom-forest  | nook
    nook    mud              | brink
    brink   mine             |
""")
RING = "froggys-ring"
HOLDER = active("mummies", "mystic", {"gate": 1, "nook": 1})


def at_dusk(*others: Tribe, coins: list[int] | None = None) -> State:
    state = underground(CAVE, HOLDER, *others, coins=coins, markers={RING: "gate"})
    do(state, "stop")
    return state


@rules("SU-REL-RING", "SU-REL-RING-1", "SU-TURN-10")
def test_every_neighbour_gives_one_coin_however_many_regions_border() -> None:
    state = at_dusk(
        active("drow", "stone", {"hall": 1, "peak": 1}), active("ogres", "mining", {"grove": 1})
    )
    effects = do(state, "lay", relic=RING, region="gate")
    assert paid(effects, 0) == {"SW-COI-1": 2}
    assert [moved_coins(effects, seat) for seat in range(3)] == [
        {"SU-REL-RING": 1},
        {"SU-REL-RING": -1},
        {},
    ]
    assert names(effects).index("income-paid") < names(effects).index("coins-paid")
    assert [coins(state, seat) for seat in range(3)] == [8, 4, 5]


@rules("SU-REL-RING", "SU-TURN-9")
def test_it_may_be_laid_in_any_region_of_the_race() -> None:
    state = at_dusk(
        active("drow", "stone", {"hall": 1}), active("ogres", "mining", {"grove": 1, "brink": 1})
    )
    do(state, "lay", relic=RING, region="nook")
    assert marker_at(state, RING) == "nook"
    assert [coins(state, seat) for seat in range(3)] == [8, 5, 4]


@rules("SU-REL-RING", "SU-EX-18")
def test_whoever_has_no_coins_gives_nothing() -> None:
    state = at_dusk(active("drow", "stone", {"hall": 1}), coins=[0, 0])
    effects = do(state, "lay", relic=RING, region="gate")
    assert moved_coins(effects, 0) == {}
    assert [coins(state, seat) for seat in range(2)] == [2, 0]


@rules("SU-REL-RING-1", "SU-TRAP-7")
def test_races_in_decline_give_nothing() -> None:
    state = at_dusk(fallen("drow", {"hall": 1, "peak": 1}))
    effects = do(state, "lay", relic=RING, region="gate")
    assert moved_coins(effects, 0) == {}


@rules("SU-REL-RING", "SU-RP-3")
def test_nobody_has_to_lay_it() -> None:
    state = at_dusk(active("drow", "stone", {"hall": 1}))
    do(state, "done")
    assert coins(state, 1) == 5
    assert marker_at(state, RING) == "gate"


@rules("SU-REL-RING", "SU-RP-9")
def test_once_a_turn() -> None:
    royal = active("mummies", "royal", {"gate": 1, "nook": 1})
    drow = active("drow", "stone", {"hall": 1})
    state = underground(CAVE, royal, drow, markers={RING: "gate"})
    do(state, "stop")
    do(state, "lay", relic=RING, region="gate")
    assert refused(state, "lay", relic=RING, region="nook").rule == "SU-RP-9"


@rules("SU-REL-RING", "SU-RP-11", "SU-TURN-9")
def test_it_is_laid_in_a_region_of_the_race_when_the_turn_ends() -> None:
    state = underground(
        CAVE,
        [active("mummies", "mystic", {"gate": 5}), fallen("ogres", {"nook": 1})],
        active("drow", "stone", {"hall": 1}),
        markers={RING: "gate"},
    )
    assert not can(state, "lay", relic=RING, region="gate")
    conquer(state, "peak")
    do(state, "stop")
    settle_down(state, until="lay")
    for region in ("nook", "hall", "grove"):
        assert refused(state, "lay", relic=RING, region=region).rule == "SW-RED-1"
    effects = do(state, "lay", relic=RING, region="peak")
    assert "relic-moved" in names(effects)
