"""Royal: the Queen makes a region immune."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, badge, barred, figure_at, picked_below
from tests.tools.play import can, conquer, decline, do, finish_turn, pass_to, refused, verbs
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud")


@rules("SU-P-ROYAL")
def test_five_tokens() -> None:
    assert picked_below("ogres", "royal") == (10, 0)


@rules("SU-P-ROYAL", "SU-TURN-9")
def test_she_goes_to_a_region_of_her_race_when_the_turn_ends() -> None:
    state = underground(CAVE, active("ogres", "royal", {"gate": 1, "hall": 1}), [])
    assert refused(state, "place", piece="queen", region="gate").rule == "CORE-TURN"
    do(state, "stop")
    assert verbs(state) == {"place", "done"}
    assert refused(state, "place", piece="queen", region="crag").rule == "SW-RED-1"
    effects = do(state, "place", piece="queen", region="hall")
    assert args(effects, "figure-placed") == [{"piece": "queen", "region": "hall"}]
    assert figure_at(state, "queen") == "hall"


@rules("SU-P-ROYAL", "SU-CON-6", "SU-CON-16")
def test_her_region_is_immune_for_opponents() -> None:
    royal = active("ogres", "royal", {"hall": 1, "bank": 1})
    state = underground(CAVE, active("drow", "wise", {"crag": 9}), royal, figures={"queen": "hall"})
    refusal = refused(state, "conquer", region="hall")
    assert (refusal.message, refusal.rule) == ("refusal-figure", "SU-CON-6")
    conquer(state, "bank")


@rules("SU-P-ROYAL")
def test_once_a_turn_and_not_where_she_is() -> None:
    state = underground(
        CAVE,
        active("ogres", "royal", {"gate": 1, "hall": 1}),
        [],
        figures={"queen": "gate"},
        markers={"crypt-of-the-tomb-raider": "gate"},
    )
    do(state, "stop")
    refusal = refused(state, "place", piece="queen", region="gate")
    assert (refusal.message, refusal.rule) == ("refusal-figure-placed", "SU-TURN-9")
    do(state, "place", piece="queen", region="hall")
    assert refused(state, "place", piece="queen", region="gate").rule == "SU-TURN-9"
    assert can(state, "place", piece="ghost", region="crag")


@rules("SU-P-ROYAL", "SU-P-ROYAL-1", "SU-DEC-1", "SU-DEC-3", "SU-TRAP-9")
def test_in_decline_she_protects_and_does_not_move() -> None:
    state = underground(
        CAVE,
        active("ogres", "royal", {"gate": 2, "hall": 1}),
        active("drow", "wise", {"crag": 9}),
        figures={"queen": "hall"},
    )
    do(state, "decline")
    assert state.turn() == 1
    assert (figure_at(state, "queen"), badge(state, "ogres")) == ("hall", "royal")
    assert barred(state, "hall") == "SU-CON-6"
    finish_turn(state)
    do(state, "pick", combo=0)
    while state.turn() == 0:
        assert not can(state, "place", piece="queen", region="gate")
        do(state, "stop")
    assert figure_at(state, "queen") == "hall"


@rules("SU-P-ROYAL-1")
def test_an_abandoned_region_sends_her_back_to_hand() -> None:
    state = underground(
        CAVE, active("ogres", "royal", {"gate": 2, "hall": 1}), [], figures={"queen": "hall"}
    )
    do(state, "abandon", region="hall")
    assert figure_at(state, "queen") is None
    do(state, "stop")
    do(state, "deploy", region="gate")
    do(state, "deploy", region="gate")
    do(state, "place", piece="queen", region="gate")
    assert figure_at(state, "queen") == "gate"


@rules("SU-P-ROYAL-1")
def test_she_goes_with_her_race() -> None:
    seat = [active("drow", "wise", {"gate": 1}), fallen("ogres", {"hall": 1}, power="royal")]
    state = underground(CAVE, seat, [], figures={"queen": "hall"})
    decline(state)
    assert figure_at(state, "queen") is None


@rules("SU-P-ROYAL", "SU-CON-16")
def test_their_own_player_may_take_her_region() -> None:
    seat = [active("drow", "wise", {"gate": 5}), fallen("ogres", {"hall": 1}, power="royal")]
    state = underground(CAVE, seat, [], figures={"queen": "hall"})
    conquer(state, "hall")
    assert figure_at(state, "queen") is None


@rules("SU-P-ROYAL")
def test_no_queen_for_others() -> None:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 1}),
        [],
        markers={"crypt-of-the-tomb-raider": "gate"},
    )
    do(state, "stop")
    assert refused(state, "place", piece="queen", region="gate").rule == "SU-SET-8"


@rules("SU-P-ROYAL")
def test_she_may_stay_out() -> None:
    state = underground(CAVE, active("ogres", "royal", {"gate": 1}), [])
    do(state, "stop")
    do(state, "done")
    pass_to(state, 0)
    assert figure_at(state, "queen") is None
