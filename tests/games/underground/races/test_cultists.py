"""Cultists: the Great Ancient guards a region and cheapens what is adjacent to it."""

from __future__ import annotations

from tests.tools.boards import board, row
from tests.tools.look import (
    args,
    barred,
    figure_at,
    hand,
    holder,
    marker_at,
    picked_below,
    price,
    price_parts,
)
from tests.tools.play import can, conquer, decline, do, finish_turn, pass_to, refused, verbs
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = row(
    gate="mud edge",
    hall="mine",
    crag="black-mountain",
    pool="river",
    bank="mystic-crystal",
    nook="mud",
)


@rules("SU-R-CULTISTS")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked_below("cultists", "wise") == (9, 1)


@rules("SU-R-CULTISTS")
def test_the_first_region_receives_the_great_ancient() -> None:
    state = underground(CAVE, active("cultists", "wise", hand=9), [])
    assert figure_at(state, "great-ancient") is None
    assert price_parts(state, "gate") == {"SW-CON-3": 2}
    effects = conquer(state, "gate")
    assert figure_at(state, "great-ancient") == "gate"
    assert args(effects, "figure-placed") == [{"piece": "great-ancient", "region": "gate"}]
    conquer(state, "hall")
    assert figure_at(state, "great-ancient") == "gate"


@rules("SU-R-CULTISTS")
def test_what_is_adjacent_to_it_costs_one_less() -> None:
    cult = active("cultists", "wise", {"hall": 8, "bank": 1})
    state = underground(CAVE, cult, active("ogres", "mining"), figures={"great-ancient": "hall"})
    do(state, "done")
    assert price_parts(state, "gate") == {"SW-CON-3": 2, "SU-R-CULTISTS": -1}
    assert price_parts(state, "crag") == {"SW-CON-3": 3, "SU-R-CULTISTS": -1}
    assert price_parts(state, "nook") == {"SW-CON-3": 2}


@rules("SU-R-CULTISTS")
def test_one_token_at_least() -> None:
    cult = active("cultists", "wise", {"bank": 3})
    state = underground(CAVE, cult, [], figures={"great-ancient": "bank"})
    assert price_parts(state, "pool") == {"SU-CON-3": 1, "SU-R-CULTISTS": -1, "SW-CON-4": 1}
    assert price(state, "pool") == 1


@rules("SU-R-CULTISTS", "SU-CON-6")
def test_its_region_is_immune() -> None:
    cult = active("cultists", "wise", {"gate": 1, "hall": 1})
    state = underground(
        CAVE, active("ogres", "mining", {"crag": 9}), cult, figures={"great-ancient": "hall"}
    )
    assert refused(state, "conquer", region="hall").rule == "SU-CON-6"
    do(state, "stop")


@rules("SU-R-CULTISTS", "SU-TURN-3")
def test_it_moves_at_the_start_of_a_turn() -> None:
    cult = active("cultists", "wise", {"gate": 3, "hall": 2})
    state = underground(CAVE, cult, [], figures={"great-ancient": "gate"})
    assert verbs(state) == {"place", "done"}
    assert refused(state, "place", piece="great-ancient", region="crag").rule == "SW-RED-1"
    assert refused(state, "place", piece="great-ancient", region="gate").rule == "SU-TURN-9"
    do(state, "place", piece="great-ancient", region="hall")
    assert figure_at(state, "great-ancient") == "hall"
    assert "place" not in verbs(state)
    assert can(state, "decline")
    assert price(state, "crag") == 2


@rules("SU-R-CULTISTS")
def test_not_in_the_turn_of_the_first_conquest() -> None:
    state = underground(CAVE, active("cultists", "wise", hand=9), [])
    conquer(state, "gate")
    conquer(state, "hall")
    assert refused(state, "place", piece="great-ancient", region="hall").rule == "CORE-TURN"
    finish_turn(state)
    pass_to(state, 0)
    assert can(state, "place", piece="great-ancient", region="hall")


@rules("SU-R-CULTISTS")
def test_adjacency_by_properties_counts() -> None:
    cult = active("cultists", "wise", {"gate": 9})
    cave = row(gate="mud edge", hall="mine", crag="mine", nook="mud")
    state = underground(
        cave, cult, [], figures={"great-ancient": "gate"}, markers={"great-brass-pipe": "gate"}
    )
    assert price_parts(state, "nook") == {"SW-CON-3": 2, "SU-R-CULTISTS": -1}
    assert price_parts(state, "crag") == {"SW-CON-3": 2}


@rules("SU-R-CULTISTS-1")
def test_the_doormat_makes_its_target_adjacent() -> None:
    cult = active("cultists", "wise", {"gate": 9})
    state = underground(
        CAVE, cult, [], figures={"great-ancient": "gate"}, markers={"flying-doormat": "gate"}
    )
    assert price(state, "nook") == 2
    do(state, "use", relic="flying-doormat")
    assert price_parts(state, "nook") == {"SW-CON-3": 2, "SU-R-CULTISTS": -1}
    conquer(state, "nook")
    assert marker_at(state, "flying-doormat") == "nook"
    assert hand(state, "cultists") == 7


@rules("SU-R-CULTISTS-2")
def test_given_up_it_is_in_hand_for_the_next_conquest() -> None:
    cult = active("cultists", "wise", {"gate": 3, "hall": 1})
    state = underground(CAVE, cult, [], figures={"great-ancient": "gate"})
    do(state, "done")
    effects = do(state, "abandon", region="gate")
    assert args(effects, "figure-lifted") == [{"piece": "great-ancient"}]
    assert figure_at(state, "great-ancient") is None
    assert price_parts(state, "crag") == {"SW-CON-3": 3}
    conquer(state, "crag")
    assert figure_at(state, "great-ancient") == "crag"


@rules("SU-R-CULTISTS-2", "SU-CON-3")
def test_it_leaves_a_vacated_river_and_waits_for_a_turn_to_start() -> None:
    cave = row(pool="river edge", bank="mud", hall="mine")
    state = underground(cave, active("cultists", "wise", hand=3), [])
    conquer(state, "pool")
    assert figure_at(state, "great-ancient") == "pool"
    assert price(state, "bank") == 1
    conquer(state, "bank")
    finish_turn(state)
    assert figure_at(state, "great-ancient") is None
    pass_to(state, 0)
    do(state, "place", piece="great-ancient", region="bank")
    assert figure_at(state, "great-ancient") == "bank"


@rules("SU-R-CULTISTS-3", "SU-DEC-3")
def test_decline_removes_it() -> None:
    cult = active("cultists", "wise", {"gate": 2, "hall": 1})
    enemy = active("ogres", "mining", {"crag": 5})
    state = underground(CAVE, cult, enemy, figures={"great-ancient": "hall"})
    do(state, "done")
    decline(state)
    assert figure_at(state, "great-ancient") is None
    assert barred(state, "hall") == ""
    conquer(state, "hall")
    assert holder(state, "hall") == "ogres"


@rules("SU-R-CULTISTS")
def test_others_have_no_great_ancient() -> None:
    reborn = fallen("ogres", {"gate": 1}, power="reborn")
    state = underground(CAVE, [active("drow", "mining", {"hall": 2}), reborn], [])
    assert refused(state, "place", piece="great-ancient", region="hall").rule == "SU-SET-8"


@rules("SU-R-CULTISTS", "SU-R-SPIDERINES", "SU-CLASH-4")
def test_flight_brings_no_discount() -> None:
    cult = active("cultists", "flying", {"gate": 9})
    state = mixed(CAVE, cult, [], figures={"great-ancient": "gate"})
    assert price_parts(state, "nook") == {"SW-CON-3": 2}
    assert price_parts(state, "hall") == {"SW-CON-3": 2, "SU-R-CULTISTS": -1}


BROKEN = board("""
gate mud edge | hall
hall mine |
nook mud | hall
rift chasm | gate nook
""")


@rules("SU-R-CULTISTS")
def test_their_own_tokens_in_decline_are_cheaper_too() -> None:
    seat = [active("cultists", "wise", {"gate": 9}), fallen("ogres", {"hall": 1})]
    state = underground(BROKEN, seat, [], figures={"great-ancient": "gate"})
    assert price_parts(state, "hall") == {"SW-CON-3": 3, "SU-R-CULTISTS": -1}
