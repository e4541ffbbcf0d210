"""The Crypt of the Tomb-Raider and its Ghost."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import barred, figure_at, holder, names
from tests.tools.play import can, conquer, do, pass_to, refused, settle_down
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge                 | hall peak ford
    hall    mine                     | nook
    peak    black-mountain           | nook
    nook    mud edge                 | den rift
    den     mystic-crystal monsters  |
    ford    river edge               |
    rift    chasm volcano            |
""")
CRYPT = "crypt-of-the-tomb-raider"
KEEPER = active("liches", "mining", {"gate": 1})
OTHER = active("mummies", "stone", {"nook": 1})


@rules("SU-PLC-CRYPT", "SU-PLC-CRYPT-1", "SU-TURN-9")
def test_the_ghost_may_go_anywhere_but_to_the_crypt_and_chasms() -> None:
    state = underground(CAVE, KEEPER, OTHER, markers={CRYPT: "gate"})
    do(state, "stop")
    for region in ("hall", "peak", "nook", "den", "ford"):
        assert can(state, "place", piece="ghost", region=region)
    assert refused(state, "place", piece="ghost", region="gate").rule == "SU-PLC-CRYPT"
    assert refused(state, "place", piece="ghost", region="rift").rule == "SU-CON-4"
    effects = do(state, "place", piece="ghost", region="nook")
    assert "figure-placed" in names(effects)
    assert figure_at(state, "ghost") == "nook"


@rules("SU-PLC-CRYPT", "SU-CON-6")
def test_it_makes_the_region_immune_and_moves_turn_by_turn() -> None:
    drow = active("drow", "stone", {"nook": 9})
    state = underground(CAVE, KEEPER, drow, markers={CRYPT: "gate"})
    do(state, "stop")
    do(state, "place", piece="ghost", region="hall")
    assert refused(state, "conquer", region="hall").rule == "SU-CON-6"
    assert can(state, "conquer", region="peak")
    settle_down(state)
    do(state, "stop")
    settle_down(state, until="place")
    do(state, "place", piece="ghost", region="peak")
    assert figure_at(state, "ghost") == "peak"
    assert barred(state, "peak") == "SU-CON-6"
    assert barred(state, "hall") == ""


@rules("SU-PLC-CRYPT", "SU-RP-12", "SU-DEC-3", "SU-TRAP-15")
def test_in_decline_it_stays_and_protects() -> None:
    state = underground(CAVE, KEEPER, OTHER, markers={CRYPT: "gate"}, figures={"ghost": "hall"})
    do(state, "decline")
    assert figure_at(state, "ghost") == "hall"
    assert refused(state, "conquer", region="hall").rule == "SU-CON-6"
    settle_down(state)
    assert (state.turn(), figure_at(state, "ghost")) == (0, "hall")
    settle_down(state, until="stop")
    do(state, "stop")
    assert figure_at(state, "ghost") == "hall"
    assert not can(state, "place", piece="ghost", region="peak")


@rules("SU-PLC-CRYPT", "SU-TRAP-15")
def test_a_conquered_crypt_takes_it_off_for_its_new_holder() -> None:
    drow = active("drow", "stone", {"peak": 8, "nook": 1})
    state = underground(
        CAVE,
        drow,
        fallen("mudmen", {"gate": 1}),
        markers={CRYPT: "gate"},
        figures={"ghost": "hall"},
    )
    assert barred(state, "hall") == "SU-CON-6"
    effects = conquer(state, "gate")
    assert "figure-lifted" in names(effects)
    assert figure_at(state, "ghost") is None
    conquer(state, "hall")
    assert holder(state, "hall") == "drow"
    do(state, "stop")
    settle_down(state, until="place")
    do(state, "place", piece="ghost", region="nook")
    assert figure_at(state, "ghost") == "nook"


@rules("SU-PLC-CRYPT-2", "SU-CLASH-11", "SU-RP-6")
def test_an_abandoned_crypt_leaves_it_where_it_is() -> None:
    keeper = active("liches", "mining", {"gate": 1, "peak": 1})
    drow = active("drow", "stone", {"nook": 9})
    state = underground(CAVE, keeper, drow, markers={CRYPT: "gate"}, figures={"ghost": "hall"})
    do(state, "abandon", region="gate")
    assert figure_at(state, "ghost") == "hall"
    settle_down(state)
    assert refused(state, "conquer", region="hall").rule == "SU-CON-6"
    conquer(state, "peak")
    conquer(state, "gate")
    assert figure_at(state, "ghost") is None


@rules("SU-PLC-CRYPT", "SU-RP-3", "SU-TURN-9")
def test_nobody_has_to_move_it_and_it_moves_once() -> None:
    royal = active("liches", "royal", {"gate": 1, "peak": 1})
    state = underground(CAVE, royal, OTHER, markers={CRYPT: "gate"}, figures={"ghost": "hall"})
    do(state, "stop")
    do(state, "place", piece="ghost", region="den")
    assert refused(state, "place", piece="ghost", region="hall").rule == "SU-TURN-9"
    state = underground(CAVE, royal, OTHER, markers={CRYPT: "gate"}, figures={"ghost": "hall"})
    do(state, "stop")
    do(state, "done")
    pass_to(state, 0)
    assert figure_at(state, "ghost") == "hall"


@rules("SU-PLC-CRYPT", "SU-CON-16")
def test_the_ghost_bars_no_race_of_the_seat_whose_race_in_decline_keeps_the_crypt() -> None:
    keeper = fallen("liches", {"gate": 1})
    ogres = active("ogres", "mining", {"nook": 6})
    drow = active("drow", "stone", {"peak": 6})
    own = underground(
        CAVE, [ogres, keeper], drow, markers={CRYPT: "gate"}, figures={"ghost": "hall"}
    )
    conquer(own, "hall")
    assert holder(own, "hall") == "ogres"
    other = underground(
        CAVE, ogres, [drow, keeper], markers={CRYPT: "gate"}, figures={"ghost": "hall"}
    )
    assert barred(other, "hall") == "SU-CON-6"
