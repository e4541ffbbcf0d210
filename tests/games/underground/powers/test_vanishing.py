"""Vanishing: the race leaves the board when it declines."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, in_play, names, picked_below, tray
from tests.tools.play import can, decline, do, refused
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud")


@rules("SU-P-VANISHING")
def test_five_tokens() -> None:
    assert picked_below("ogres", "vanishing") == (10, 0)


@rules("SU-P-VANISHING", "SU-P-VANISHING-1")
def test_two_coins_a_region_and_nothing_stays() -> None:
    state = underground(CAVE, active("ogres", "vanishing", {"gate": 4, "hall": 2}), [])
    effects = do(state, "decline", by="vanishing")
    assert args(effects, "coins-gained") == [{"seat": 0, "coins": 4, "rule": "SU-P-VANISHING"}]
    assert not in_play(state, "ogres")
    assert tray(state, "ogres") == 10
    assert args(effects, "banner-returned") == [{"race": "ogres"}]
    assert args(effects, "badge-discarded") == [{"power": "vanishing"}]


@rules("SU-P-VANISHING-1", "SU-DEC-5")
def test_the_earlier_race_is_taken_away_first_and_places_pay_nothing() -> None:
    seat = [active("ogres", "vanishing", {"gate": 4, "hall": 2}), fallen("drow", {"bank": 1})]
    state = underground(
        CAVE,
        seat,
        [],
        markers={"mine-of-the-lost-dwarf": "gate", "keep-on-the-motherland": "hall"},
    )
    assert decline(state, by="vanishing") == {"SU-P-VANISHING": 4}
    assert not in_play(state, "drow")


@rules("SU-P-VANISHING")
def test_there_is_no_other_decline_for_them() -> None:
    state = underground(CAVE, active("ogres", "vanishing", {"gate": 4}), [])
    assert not can(state, "decline")
    refusal = refused(state, "decline")
    assert (refusal.message, refusal.rule) == ("refusal-must-vanish", "SU-P-VANISHING")
    assert refused(state, "decline", by="tomb").rule == "SU-P-VANISHING"


@rules("SU-P-VANISHING", "SU-DEC-1")
def test_others_cannot_vanish() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 4}), [])
    refusal = refused(state, "decline", by="vanishing")
    assert (refusal.message, refusal.rule) == ("refusal-no-such-decline", "SU-DEC-1")


@rules("SU-P-VANISHING-1")
def test_the_order_of_what_leaves() -> None:
    seat = [active("ogres", "vanishing", {"gate": 1}), fallen("drow", {"bank": 1})]
    effects = do(underground(CAVE, seat, []), "decline", by="vanishing")
    gone = [gone["race"] for gone in args(effects, "tribe-gone")]
    assert gone == ["drow", "ogres"]
    order = names(effects)
    assert order.index("tribe-gone") < order.index("coins-gained")
