"""Immune regions, and what makes a region non-empty."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    barred,
    figure_at,
    holder,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    finish_turn,
    refused,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = board("""
    gate    mud edge                 | hall ford rift
    hall    mine                     | peak den grove
    peak    black-mountain           | den
    den     mystic-crystal monsters  | grove
    grove   mushroom-forest          | ford
    ford    river edge               | isle mouth
    isle    mud                      |
    mouth   river edge               |
    rift    chasm volcano edge       | isle
""")
KEEP = "keep-on-the-motherland"
SOCKS = "stinky-trolls-socks"


@rules("SU-CON-6")
@pytest.mark.parametrize(
    ("figure", "race", "power"),
    [("great-ancient", "cultists", "stone"), ("queen", "mudmen", "royal")],
)
def test_a_figure_keeps_its_region_from_everything(figure: str, race: str, power: str) -> None:
    owner = active(race, power, {"peak": 1, "grove": 1})
    vampire = active("drow", "vampire", {"hall": 9})
    state = underground(
        CAVE,
        vampire,
        owner,
        figures={figure: "peak", "balrog": "den"},
        markers={
            "wickedest-pentacle": "hall",
            "shiny-orb": "hall",
            "flying-doormat": "hall",
            SOCKS: "hall",
        },
    )
    for relic in ("shiny-orb", "flying-doormat", SOCKS):
        do(state, "use", relic=relic)
    for by in ({}, {"by": "die"}, {"by": "vampire"}, {"by": "orb"}):
        assert refused(state, "conquer", region="peak", **by).rule == "SU-CON-6"
    assert refused(state, "place", piece="balrog", region="peak").rule == "SU-CON-6"
    assert can(state, "conquer", region="grove", by="vampire")


@rules("SU-CON-6", "SU-CON-16", "SU-PLC-CRYPT")
def test_the_ghost_shuts_out_the_opponents_of_its_controller() -> None:
    mummies = active("mummies", "mining", {"hall": 9})
    keeper = active("mudmen", "stone", {"grove": 9})
    places = {"crypt-of-the-tomb-raider": "grove"}
    state = underground(CAVE, mummies, keeper, markers=places, figures={"ghost": "peak"})
    assert barred(state, "peak") == "SU-CON-6"
    assert refused(state, "conquer", region="peak").rule == "SU-CON-6"
    places = {"crypt-of-the-tomb-raider": "hall"}
    state = underground(CAVE, mummies, keeper, markers=places, figures={"ghost": "peak"})
    conquer(state, "peak")
    assert holder(state, "peak") == "mummies"
    assert figure_at(state, "ghost") == "peak"


@rules("SU-CON-16", "SU-PLC-PENTACLE-1")
def test_the_balrog_shuts_out_everybody() -> None:
    for seat in (0, 1):
        state = underground(
            CAVE,
            active("mummies", "mining", {"hall": 9}),
            active("drow", "stone", {"grove": 9}),
            turn=seat,
            markers={"wickedest-pentacle": "hall"},
            figures={"balrog": "den"},
            finds=0,
        )
        assert refused(state, "conquer", region="den").rule == "SU-PLC-PENTACLE-1"


@rules("SU-CON-16", "SU-P-ROYAL")
def test_the_owner_of_the_queen_may_take_her_region_from_its_own_decline() -> None:
    buried = fallen("mudmen", {"peak": 1}, power="royal")
    state = underground(
        CAVE, [active("mummies", "mining", {"hall": 9}), buried], [], figures={"queen": "peak"}
    )
    conquer(state, "peak")
    assert holder(state, "peak") == "mummies"
    assert figure_at(state, "queen") is None


@rules("SU-CON-7", "SU-TRAP-16")
def test_mountain_relic_and_place_leave_a_region_empty() -> None:
    state = mixed(
        CAVE,
        active("mudmen", "pillaging", {"hall": 9}),
        [],
        markers={KEEP: "peak", SOCKS: "peak"},
    )
    conquer(state, "peak")
    assert "SW-P-PILLAGING" not in finish_turn(state)
    state = mixed(CAVE, active("mudmen", "pillaging", {"hall": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker=SOCKS)
    assert finish_turn(state)["SW-P-PILLAGING"] == 1


@rules("SU-CON-7")
def test_a_race_token_makes_a_region_non_empty() -> None:
    state = mixed(
        CAVE, active("mudmen", "pillaging", {"hall": 9}), active("drow", "stone", {"grove": 1})
    )
    conquer(state, "grove")
    assert finish_turn(state)["SW-P-PILLAGING"] == 1
