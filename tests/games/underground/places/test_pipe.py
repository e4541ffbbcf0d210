"""The Great Brass Pipe joins all regions of its terrain."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import coins, price, price_parts
from tests.tools.play import can, conquer, do, finish_turn, moved_coins, refused, settle_down
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = board("""
    gate    mud edge         | hall
    hall    mine             | peak
    peak    black-mountain   | nook
    nook    mud              | shaft
    shaft   mine             | bog
    bog     mud              |
""")
PIPE = "great-brass-pipe"


@rules("SU-PLC-PIPE", "SU-RP-1")
def test_regions_of_its_terrain_are_in_reach_from_any_of_them() -> None:
    state = underground(CAVE, active("mummies", "stone", {"gate": 9}), [], markers={PIPE: "gate"})
    assert can(state, "conquer", region="nook")
    assert can(state, "conquer", region="bog")
    assert refused(state, "conquer", region="shaft").rule == "SW-CON-2"
    conquer(state, "bog")
    assert can(state, "conquer", region="shaft")


@rules("SU-PLC-PIPE", "SU-RP-3")
def test_only_for_its_active_holder() -> None:
    state = underground(
        CAVE,
        [active("mummies", "stone", {"bog": 9}), fallen("drow", {"gate": 1})],
        [],
        markers={PIPE: "gate"},
    )
    assert refused(state, "conquer", region="nook").rule == "SW-CON-2"


@rules("SU-PLC-PIPE")
def test_a_holder_off_its_terrain_gains_no_reach_from_elsewhere() -> None:
    mummies = active("mummies", "stone", {"gate": 9, "peak": 1})
    state = underground(CAVE, mummies, [], markers={PIPE: "peak"})
    assert refused(state, "conquer", region="bog").rule == "SW-CON-2"


@rules("SU-PLC-PIPE-1", "SU-R-CULTISTS")
def test_the_great_ancient_makes_use_of_it() -> None:
    cultists = active("cultists", "stone", {"gate": 5})
    figures = {"great-ancient": "gate"}
    state = underground(CAVE, cultists, [], markers={PIPE: "gate"}, figures=figures)
    assert price_parts(state, "bog") == {"SW-CON-3": 2, "SU-R-CULTISTS": -1}
    state = underground(CAVE, cultists, [], figures=figures)
    assert price(state, "bog") == 2


@rules("SU-PLC-PIPE-1", "SU-P-FLOCKING", "SU-P-QUARRELING-1")
def test_flocking_makes_use_of_it_and_quarreling_does_not() -> None:
    apart = {"gate": 1, "bog": 1}
    state = underground(CAVE, active("mummies", "flocking", apart), [], markers={PIPE: "gate"})
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-P-FLOCKING": 2}
    state = underground(CAVE, active("mummies", "flocking", apart), [])
    assert finish_turn(state) == {"SW-COI-1": 2}
    state = underground(CAVE, active("mummies", "quarreling", apart), [], markers={PIPE: "gate"})
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-P-QUARRELING": 2}


@rules("SU-PLC-PIPE-1", "SU-R-DROW-1", "SU-P-THIEVING-1", "SU-REL-RING")
def test_bordering_stays_bordering() -> None:
    thieves = active("drow", "thieving", {"gate": 1})
    mummies = active("mummies", "stone", {"bog": 1})
    markers = {PIPE: "gate", "froggys-ring": "gate"}
    state = underground(CAVE, thieves, mummies, markers=markers)
    do(state, "stop")
    effects = do(state, "lay", relic="froggys-ring", region="gate")
    assert moved_coins(effects, 0) == {}
    assert coins(state, 0) == 5 + 1 + 1


@rules("SU-PLC-PIPE-1", "SU-PLC-PENTACLE")
def test_the_balrog_does_not_walk_through_it() -> None:
    mummies = active("mummies", "stone", {"gate": 1, "hall": 1})
    markers = {PIPE: "gate", "wickedest-pentacle": "hall"}
    state = underground(CAVE, mummies, [], markers=markers, figures={"balrog": "nook"})
    assert refused(state, "place", piece="balrog", region="bog").rule == "SU-PLC-PENTACLE-2"
    assert can(state, "place", piece="balrog", region="peak")


@rules("SU-PLC-PIPE", "SU-TRAP-20")
def test_the_terrain_under_it_counts_whatever_else_lies_there() -> None:
    mummies = active("mummies", "stone", {"hall": 9})
    markers = {PIPE: "hall", "mine-of-the-lost-dwarf": "bog"}
    state = underground(CAVE, mummies, [], markers=markers)
    assert can(state, "conquer", region="shaft")
    assert not can(state, "conquer", region="bog")


@rules("SU-PLC-PIPE", "SU-MIX-20")
def test_on_a_base_board_it_looks_at_the_terrain_and_not_at_symbols() -> None:
    ground = board("""
        gate  hill edge mine  | hall
        hall  forest          | far
        far   farmland mine   | knoll
        knoll hill            |
    """)
    state = mixed(ground, active("orcs", "commando", {"gate": 9}), [], markers={PIPE: "gate"})
    settle_down(state, until="conquer")
    assert can(state, "conquer", region="knoll")
    assert not can(state, "conquer", region="far")
