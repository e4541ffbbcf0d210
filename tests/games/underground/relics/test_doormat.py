"""The Flying Doormat carries one attack a turn anywhere."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import barred, holder, marker_at, names, on_board, price, price_parts
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    finish_turn,
    pass_to,
    refused,
    settle_down,
    targets,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge                 | hall
    hall    mine                     | peak
    peak    black-mountain           | den
    den     mystic-crystal monsters  | isle
    isle    mud                      | ford rift far
    ford    river edge               |
    rift    chasm volcano            |
    far     mine                     |
""")
DOORMAT = "flying-doormat"
FLIER = active("mudmen", "stone", {"gate": 7})
ELSEWHERE = active("drow", "mystic", {"isle": 2, "far": 1})


@rules("SU-REL-DOORMAT", "SU-RP-4")
def test_it_flies_to_any_region_and_stays_there() -> None:
    state = underground(CAVE, FLIER, ELSEWHERE, markers={DOORMAT: "gate"})
    assert refused(state, "conquer", region="isle").rule == "SW-CON-2"
    effects = do(state, "use", relic=DOORMAT)
    assert names(effects)[-1] == "relic-used"
    assert targets(state) == {"hall", "peak", "den", "isle", "far", "ford"}
    effects = conquer(state, "isle")
    assert "relic-moved" in names(effects)
    assert holder(state, "isle") == "mudmen"
    assert marker_at(state, DOORMAT) == "isle"
    finish_turn(state)
    assert marker_at(state, DOORMAT) == "isle"


@rules("SU-REL-DOORMAT", "SU-RP-9")
def test_once_a_turn() -> None:
    state = underground(CAVE, FLIER, [], markers={DOORMAT: "gate"})
    do(state, "use", relic=DOORMAT)
    conquer(state, "far")
    assert refused(state, "use", relic=DOORMAT).rule == "SU-RP-9"
    assert targets(state) == {"hall", "isle"}
    settle_down(state)
    pass_to(state, 0)
    assert can(state, "use", relic=DOORMAT)


@rules("SU-REL-DOORMAT", "SU-RP-10")
def test_it_comes_back_when_the_attack_fails() -> None:
    flier = active("mudmen", "stone", {"gate": 3})
    state = underground(CAVE, flier, ELSEWHERE, markers={DOORMAT: "gate"})
    do(state, "use", relic=DOORMAT)
    conquer(state, "isle", by="die")
    effects = chance(state, "die", value=0)
    assert "attack-failed" in names(effects)
    assert marker_at(state, DOORMAT) == "gate"
    assert holder(state, "isle") == "drow"


@rules("SU-REL-DOORMAT-1")
def test_the_price_is_the_ordinary_one() -> None:
    state = underground(CAVE, FLIER, ELSEWHERE, markers={DOORMAT: "gate"})
    before = price_parts(state, "isle")
    do(state, "use", relic=DOORMAT)
    assert price_parts(state, "isle") == before == {"SW-CON-3": 4}
    assert (price(state, "den"), price(state, "peak"), price(state, "ford")) == (4, 3, 1)
    conquer(state, "isle")
    assert on_board(state, "mudmen") == {"gate": 1, "isle": 4}


@rules("SU-REL-DOORMAT-1", "SU-R-GNOMES-1", "SU-CON-4", "SU-RP-5")
def test_chasms_immune_regions_and_gnomes_are_beyond_it() -> None:
    gnomes = active("gnomes", "royal", {"far": 1})
    mummies = active("mummies", "mystic", {"isle": 1, "den": 1})
    state = underground(CAVE, FLIER, gnomes, mummies, markers={DOORMAT: "gate"})
    do(state, "use", relic=DOORMAT)
    assert refused(state, "conquer", region="rift").rule == "SU-CON-4"
    assert refused(state, "conquer", region="far").rule == "SU-R-GNOMES-1"
    royal = active("mummies", "royal", {"isle": 1, "den": 1})
    state = underground(CAVE, FLIER, royal, markers={DOORMAT: "gate"}, figures={"queen": "isle"})
    do(state, "use", relic=DOORMAT)
    assert barred(state, "isle") == "SU-CON-6"
    assert can(state, "conquer", region="den")


@rules("SU-REL-DOORMAT-1", "SU-R-GNOMES-3")
def test_gnomes_in_decline_are_in_reach() -> None:
    state = underground(CAVE, FLIER, fallen("gnomes", {"far": 1}), markers={DOORMAT: "gate"})
    do(state, "use", relic=DOORMAT)
    assert can(state, "conquer", region="far")
