"""The Scepter of Avarice doubles what one region pays."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import income_parts, marker_at, names
from tests.tools.play import do, finish_turn, moved_coins, paid, refused, settle_down
from tests.tools.position import Tribe, active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge         | hall peak
    hall    mine             | grove
    peak    black-mountain   | grove
    grove   mushroom-forest  | nook
    nook    mystic-crystal   | ford
    ford    river            | shore
    shore   mushroom-forest  |
""")
SCEPTER = "scepter-of-avarice"


def doubled(holder: Tribe, region: str, places: dict[str, str] | None = None) -> int:
    """What the Scepter in the region adds to the coins of the turn."""
    start = next(iter(holder.on))
    state = underground(CAVE, holder, [], markers={SCEPTER: start, **(places or {})})
    do(state, "stop")
    settle_down(state, until="lay")
    effects = do(state, "lay", relic=SCEPTER, region=region)
    return paid(effects, 0).get("SU-REL-SCEPTER", 0)


@rules("SU-REL-SCEPTER", "SU-REL-SCEPTER-1", "SU-TRAP-8")
def test_it_is_laid_before_the_coins_and_its_region_pays_twice() -> None:
    mummies = active("mummies", "stone", {"gate": 1, "peak": 1})
    state = underground(CAVE, mummies, [], markers={SCEPTER: "gate"})
    do(state, "stop")
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-STONE": 1}
    effects = do(state, "lay", relic=SCEPTER, region="peak")
    assert names(effects).index("relic-moved") < names(effects).index("income-paid")
    assert paid(effects, 0) == {"SW-COI-1": 2, "SU-P-STONE": 1, "SU-REL-SCEPTER": 2}
    assert marker_at(state, SCEPTER) == "peak"


@rules("SU-REL-SCEPTER", "SU-RP-3")
def test_where_it_only_lies_it_does_nothing() -> None:
    mummies = active("mummies", "stone", {"gate": 1, "peak": 1})
    state = underground(CAVE, mummies, [], markers={SCEPTER: "peak"})
    do(state, "stop")
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-P-STONE": 1}


@rules("SU-REL-SCEPTER", "SU-PLC-MINE")
def test_it_does_nothing_where_the_mine_of_the_lost_dwarf_is() -> None:
    mummies = active("mummies", "stone", {"peak": 1, "gate": 1})
    assert doubled(mummies, "peak", {"mine-of-the-lost-dwarf": "peak"}) == 0
    assert doubled(mummies, "peak", {"mine-of-the-lost-dwarf": "gate"}) == 2


@rules("SU-REL-SCEPTER")
def test_coins_from_players_are_not_doubled() -> None:
    thieves = active("mummies", "thieving", {"gate": 1})
    drow = active("drow", "stone", {"hall": 1})
    places = {SCEPTER: "gate", "froggys-ring": "gate"}
    state = underground(CAVE, thieves, drow, markers=places)
    do(state, "stop")
    do(state, "lay", relic=SCEPTER, region="gate")
    effects = do(state, "lay", relic="froggys-ring", region="gate")
    assert paid(effects, 0) == {"SW-COI-1": 1, "SU-REL-SCEPTER": 1}
    assert moved_coins(effects, 0) == {"SU-P-THIEVING": 1, "SU-REL-RING": 1}


@rules("SU-REL-SCEPTER-2")
@pytest.mark.parametrize(
    ("holder", "region", "places", "coins"),
    [
        (active("mummies", "mystic", {"gate": 1, "nook": 1}), "gate", {}, 1),
        (active("mummies", "mystic", {"gate": 1, "nook": 1}), "nook", {}, 2),
        (active("shrooms", "stone", {"gate": 1, "grove": 1}), "grove", {}, 2),
        (active("drow", "stone", {"gate": 1, "peak": 1}), "peak", {}, 3),
        (active("mummies", "frightened", {"gate": 3}), "gate", {}, 2),
        (active("mummies", "adventurous", {"gate": 1}), "gate", {"great-brass-pipe": "gate"}, 2),
        (active("mummies", "stone", {"gate": 1}), "gate", {"keep-on-the-motherland": "gate"}, 2),
        (
            active("mummies", "stone", {"grove": 1, "shore": 1}),
            "shore",
            {"diamond-fields": "grove"},
            2,
        ),
        (
            active("mummies", "stone", {"grove": 1, "gate": 1}),
            "gate",
            {"diamond-fields": "grove"},
            1,
        ),
        (active("mummies", "flocking", {"gate": 1, "hall": 1}), "gate", {}, 1),
        (active("mummies", "quarreling", {"gate": 1}), "gate", {}, 1),
        (active("mummies", "fisher", {"nook": 1, "shore": 1}), "nook", {}, 1),
    ],
)
def test_what_belongs_to_the_region_counts_twice(
    holder: Tribe, region: str, places: dict[str, str], coins: int
) -> None:
    assert doubled(holder, region, places) == coins


@rules("SU-REL-SCEPTER-2")
def test_neither_the_wise_in_decline_nor_the_altar_is_doubled() -> None:
    state = underground(
        CAVE,
        [active("mummies", "stone", {"gate": 1}), fallen("ogres", {"grove": 1}, power="wise")],
        [],
        markers={SCEPTER: "gate", "altar-of-souls": "gate"},
    )
    do(state, "stop")
    effects = do(state, "lay", relic=SCEPTER, region="gate")
    assert paid(effects, 0) == {"SW-COI-1": 2, "SU-REL-SCEPTER": 1, "SU-P-WISE": 2}
    do(state, "sacrifice", region="grove")
    assert state.coins(0) == 5 + 5 + 3


@rules("SU-REL-SCEPTER", "SU-RP-11", "SU-RP-9")
def test_only_into_a_region_of_the_active_race_and_once() -> None:
    state = underground(
        CAVE,
        [active("mummies", "royal", {"gate": 1, "peak": 1}), fallen("ogres", {"grove": 1})],
        [],
        markers={SCEPTER: "gate"},
    )
    do(state, "stop")
    assert refused(state, "lay", relic=SCEPTER, region="grove").rule == "SW-RED-1"
    do(state, "lay", relic=SCEPTER, region="gate")
    assert refused(state, "lay", relic=SCEPTER, region="peak").rule == "SU-RP-9"
