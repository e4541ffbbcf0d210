"""Magic: the Bag stands for one Relic a turn."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import (
    args,
    coins,
    figure_at,
    hand,
    holder,
    marker_at,
    on_board,
    picked_below,
    price_parts,
)
from tests.tools.play import can, chance, conquer, decline, do, finish_turn, pass_to, refused
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud", nook="mud", den="mine")
SWORD = "sword-of-the-killer-rabbit"
SCEPTER = "scepter-of-avarice"
RING = "froggys-ring"


@rules("SU-P-MAGIC")
def test_five_tokens() -> None:
    assert picked_below("ogres", "magic") == (10, 0)


@rules("SU-P-MAGIC", "SU-P-MAGIC-1", "SU-P-MAGIC-2")
def test_the_bag_copies_a_relic_of_anybody() -> None:
    state = underground(
        CAVE,
        active("drow", "magic", {"gate": 5}),
        active("liches", "wise", {"nook": 1}),
        markers={SWORD: "nook"},
    )
    assert figure_at(state, "bag") is None
    assert refused(state, "use", relic=SWORD).rule == "SU-RP-1"
    effects = do(state, "copy", relic=SWORD)
    assert args(effects, "relic-copied") == [{"seat": 0, "relic": SWORD}]
    assert price_parts(state, "hall") == {"SW-CON-3": 2, "SU-REL-SWORD": -2, "SW-CON-4": 1}
    conquer(state, "hall")
    assert figure_at(state, "bag") == "hall"
    assert marker_at(state, SWORD) == "nook"
    assert on_board(state, "drow") == {"gate": 1, "hall": 1}


@rules("SU-P-MAGIC", "SU-P-MAGIC-1")
def test_one_relic_a_turn_of_those_turned_up() -> None:
    state = underground(
        CAVE,
        active("drow", "magic", {"gate": 5}),
        [],
        markers={SWORD: "nook", "flying-doormat": "bank"},
    )
    refusal = refused(state, "copy", relic="shiny-orb")
    assert (refusal.message, refusal.rule) == ("refusal-relic-unknown", "SU-P-MAGIC-1")
    refusal = refused(state, "copy", relic=SCEPTER)
    assert (refusal.message, refusal.rule) == ("refusal-relic-not-for-conquest", "SU-RP-1")
    do(state, "copy", relic=SWORD)
    refusal = refused(state, "copy", relic="flying-doormat")
    assert (refusal.message, refusal.rule) == ("refusal-bag-spent", "SU-P-MAGIC")
    finish_turn(state)
    pass_to(state, 0)
    assert can(state, "copy", relic="flying-doormat")


@rules("SU-P-MAGIC")
def test_nobody_else_has_the_bag() -> None:
    state = underground(CAVE, active("drow", "wise", {"gate": 5}), [], markers={SWORD: "gate"})
    refusal = refused(state, "copy", relic=SWORD)
    assert (refusal.message, refusal.rule) == ("refusal-no-bag", "SU-P-MAGIC")


@rules("SU-P-MAGIC-1")
def test_original_and_copy_not_in_one_conquest_but_in_two() -> None:
    state = underground(CAVE, active("drow", "magic", {"gate": 5}), [], markers={SWORD: "gate"})
    do(state, "use", relic=SWORD)
    refusal = refused(state, "copy", relic=SWORD)
    assert (refusal.message, refusal.rule) == ("refusal-relic-armed", "SU-P-MAGIC-1")
    conquer(state, "hall")
    do(state, "copy", relic=SWORD)
    assert refused(state, "use", relic=SWORD).rule == "SU-RP-9"
    assert price_parts(state, "crag") == {"SW-CON-3": 3, "SU-REL-SWORD": -2}
    conquer(state, "crag")
    assert (marker_at(state, SWORD), figure_at(state, "bag")) == ("hall", "crag")


@rules("SU-P-MAGIC-1")
def test_not_the_copy_beside_the_armed_original_either() -> None:
    state = underground(CAVE, active("drow", "magic", {"gate": 5}), [], markers={SWORD: "gate"})
    do(state, "copy", relic=SWORD)
    assert refused(state, "use", relic=SWORD).rule == "SU-P-MAGIC-1"


@rules("SU-P-MAGIC", "SU-P-MAGIC-1")
def test_as_doormat_socks_and_orb() -> None:
    enemy = active("liches", "wise", {"nook": 3, "den": 1})
    tribe = active("drow", "magic", {"gate": 5})
    state = underground(CAVE, tribe, enemy, markers={"flying-doormat": "nook"})
    do(state, "copy", relic="flying-doormat")
    conquer(state, "bank")
    assert (figure_at(state, "bag"), marker_at(state, "flying-doormat")) == ("bank", "nook")
    tribe = active("drow", "magic", {"bank": 5})
    state = underground(CAVE, tribe, enemy, markers={"stinky-trolls-socks": "den"})
    do(state, "copy", relic="stinky-trolls-socks")
    conquer(state, "nook")
    assert (figure_at(state, "bag"), hand(state, "liches")) == ("nook", 3)
    enemy = active("liches", "wise", {"nook": 1, "den": 1})
    state = underground(CAVE, tribe, enemy, markers={"shiny-orb": "den"})
    do(state, "copy", relic="shiny-orb")
    conquer(state, "nook", by="orb")
    assert (figure_at(state, "bag"), holder(state, "nook")) == ("nook", "drow")


@rules("SU-P-MAGIC", "SU-TURN-9")
def test_as_scepter() -> None:
    state = underground(
        CAVE, active("drow", "magic", {"gate": 1, "hall": 1}), [], markers={SCEPTER: "nook"}
    )
    do(state, "stop")
    assert can(state, "lay", relic=SCEPTER, region="gate", by="bag")
    refusal = refused(state, "lay", relic=RING, region="gate", by="bag")
    assert (refusal.message, refusal.rule) == ("refusal-relic-unknown", "SU-P-MAGIC-1")
    assert refused(state, "lay", relic=SCEPTER, region="nook", by="bag").rule == "SW-RED-1"
    effects = do(state, "lay", relic=SCEPTER, region="hall", by="bag")
    assert args(effects, "figure-placed") == [{"piece": "bag", "region": "hall"}]
    assert coins(state, 0) == 5 + 2 + 2 + 2
    assert marker_at(state, SCEPTER) == "nook"


@rules("SU-P-MAGIC-1")
def test_no_region_with_two_scepters() -> None:
    state = underground(
        CAVE, active("drow", "magic", {"gate": 1, "hall": 1}), [], markers={SCEPTER: "gate"}
    )
    do(state, "stop")
    do(state, "lay", relic=SCEPTER, region="gate")
    refusal = refused(state, "lay", relic=SCEPTER, region="gate", by="bag")
    assert (refusal.message, refusal.rule) == ("refusal-same-relic-here", "SU-P-MAGIC-1")
    do(state, "lay", relic=SCEPTER, region="hall", by="bag")
    assert coins(state, 0) == 5 + 2 + 2 + 2 + 2


@rules("SU-P-MAGIC-1")
def test_the_original_may_not_join_its_copy_either() -> None:
    for relic in (SCEPTER, RING):
        state = underground(
            CAVE, active("drow", "magic", {"gate": 1, "hall": 1}), [], markers={relic: "gate"}
        )
        do(state, "stop")
        do(state, "lay", relic=relic, region="gate", by="bag")
        assert refused(state, "lay", relic=relic, region="gate").rule == "SU-P-MAGIC-1"
        refusal = refused(state, "lay", relic=relic, region="hall", by="bag")
        assert (refusal.message, refusal.rule) == ("refusal-bag-spent", "SU-P-MAGIC")


@rules("SU-P-MAGIC", "SU-P-MAGIC-1", "SU-REL-RING")
def test_as_ring_beside_the_ring() -> None:
    state = underground(
        CAVE,
        active("drow", "magic", {"gate": 1, "crag": 1}),
        active("liches", "wise", {"hall": 1}),
        markers={RING: "gate"},
    )
    do(state, "stop")
    do(state, "lay", relic=RING, region="gate")
    assert refused(state, "lay", relic=RING, region="gate", by="bag").rule == "SU-P-MAGIC-1"
    effects = do(state, "lay", relic=RING, region="crag", by="bag")
    assert args(effects, "coins-paid") == [{"seat": 1, "coins": 1, "rule": "SU-REL-RING"}] * 2


@rules("SU-P-MAGIC", "SU-P-MAGIC-2")
def test_it_comes_back_from_a_region_lost_or_given_up() -> None:
    magicians = active("drow", "magic", {"gate": 3, "hall": 1})
    state = underground(CAVE, magicians, [], figures={"bag": "hall"})
    do(state, "abandon", region="hall")
    assert figure_at(state, "bag") is None
    state = underground(
        CAVE, active("ogres", "wise", {"crag": 9}), magicians, figures={"bag": "hall"}
    )
    effects = conquer(state, "hall")
    assert args(effects, "figure-lifted") == [{"piece": "bag"}]


@rules("SU-P-MAGIC-2", "SU-DEC-3")
def test_decline_removes_it() -> None:
    state = underground(CAVE, active("drow", "magic", {"hall": 1}), [], figures={"bag": "hall"})
    decline(state)
    assert figure_at(state, "bag") is None


@rules("SU-P-MAGIC-2")
def test_it_lies_at_the_place_of_its_last_use() -> None:
    state = underground(
        CAVE,
        active("drow", "magic", {"hall": 5}),
        [],
        figures={"bag": "hall"},
        markers={SWORD: "nook"},
    )
    do(state, "copy", relic=SWORD)
    assert figure_at(state, "bag") == "hall"
    conquer(state, "crag")
    assert figure_at(state, "bag") == "crag"


@rules("SU-P-MAGIC", "SU-RP-10")
def test_a_failed_attempt_uses_it_up_in_place() -> None:
    enemy = active("liches", "wise", {"hall": 3})
    state = underground(CAVE, active("drow", "magic", {"gate": 2}), enemy, markers={SWORD: "nook"})
    do(state, "copy", relic=SWORD)
    conquer(state, "hall", by="die")
    chance(state, "die", value=0)
    assert figure_at(state, "bag") is None
    assert holder(state, "hall") == "liches"
