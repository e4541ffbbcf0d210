"""Reborn: in decline the race gives its regions to the active one."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import (
    args,
    badge,
    hand,
    holder,
    in_play,
    marker_at,
    names,
    on_board,
    picked_below,
    tray,
)
from tests.tools.play import can, conquer, decline, do, finish_turn, refused, targets, verbs
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud", nook="mud")
OLD = fallen("ogres", {"hall": 1, "crag": 1, "bank": 1}, power="reborn")


@rules("SU-P-REBORN", "SU-TRAP-18")
def test_five_tokens() -> None:
    assert picked_below("ogres", "reborn") == (10, 0)


@rules("SU-P-REBORN", "SU-TURN-3", "SU-TRAP-9")
def test_one_or_two_regions_at_the_start_of_a_turn() -> None:
    state = underground(CAVE, [active("drow", "wise", {"gate": 2}), OLD], [])
    assert verbs(state) == {"exchange", "done"}
    effects = do(state, "exchange", region="hall")
    assert args(effects, "token-exchanged") == [{"seat": 0, "race": "drow", "region": "hall"}]
    assert "region-conquered" not in names(effects)
    assert on_board(state, "drow") == {"gate": 2, "hall": 1}
    assert (tray(state, "drow"), tray(state, "ogres")) == (6, 8)
    do(state, "exchange", region="bank")
    assert on_board(state, "ogres") == {"crag": 1}
    assert not can(state, "exchange", region="crag")
    assert can(state, "decline")


@rules("SU-P-REBORN")
def test_a_third_one_and_other_regions_are_refused() -> None:
    cult = active("cultists", "wise", {"gate": 2, "nook": 1})
    state = underground(CAVE, [cult, OLD], [], figures={"great-ancient": "gate"})
    refusal = refused(state, "exchange", region="gate")
    assert (refusal.message, refusal.rule) == ("refusal-rebirth-target", "SU-P-REBORN")
    do(state, "exchange", region="hall")
    do(state, "exchange", region="bank")
    refusal = refused(state, "exchange", region="crag")
    assert (refusal.message, refusal.rule) == ("refusal-no-rebirth", "SU-P-REBORN")


@rules("SU-P-REBORN", "SU-CON-9")
def test_tokens_of_the_hand_when_the_tray_is_empty() -> None:
    drow = active("drow", "wise", {"gate": 7}, hand=2)
    state = underground(CAVE, [drow, OLD], [])
    do(state, "exchange", region="hall")
    assert (hand(state, "drow"), tray(state, "drow")) == (1, 0)


@rules("SU-P-REBORN")
def test_neither_tray_nor_hand() -> None:
    cult = active("cultists", "wise", {"gate": 9, "nook": 1})
    state = underground(CAVE, [cult, OLD], [], figures={"great-ancient": "gate"})
    refusal = refused(state, "exchange", region="hall")
    assert (refusal.message, refusal.rule) == ("refusal-rebirth-tokens", "SU-P-REBORN")


@rules("SU-P-REBORN-1")
def test_a_race_picked_this_turn_is_spared_its_entry() -> None:
    state = underground(CAVE, [OLD], [], column=[("wise", "drow")])
    assert verbs(state) == {"pick"}
    do(state, "pick", combo=0)
    do(state, "exchange", region="crag")
    do(state, "done")
    assert targets(state) == {"hall", "bank"}


@rules("SU-P-REBORN-1")
def test_relics_in_the_regions_become_its_own() -> None:
    state = underground(
        CAVE,
        [active("drow", "wise", {"gate": 2}), OLD],
        [],
        markers={"sword-of-the-killer-rabbit": "hall"},
    )
    do(state, "exchange", region="hall")
    do(state, "done")
    assert marker_at(state, "sword-of-the-killer-rabbit") == "hall"
    assert can(state, "use", relic="sword-of-the-killer-rabbit")


@rules("SU-P-REBORN-1")
def test_with_the_last_token_banner_and_badge_return() -> None:
    old = fallen("ogres", {"hall": 1}, power="reborn")
    state = underground(CAVE, [active("drow", "wise", {"gate": 2}), old], [])
    effects = do(state, "exchange", region="hall")
    assert not in_play(state, "ogres")
    assert args(effects, "badge-discarded") == [{"power": "reborn"}]
    assert args(effects, "banner-returned") == [{"race": "ogres"}]


@rules("SU-P-REBORN", "SU-DEC-1")
def test_the_badge_stays_and_works_only_in_decline() -> None:
    state = underground(CAVE, active("ogres", "reborn", {"gate": 2, "hall": 1}), [])
    assert "exchange" not in verbs(state)
    decline(state)
    assert badge(state, "ogres") == "reborn"


@rules("SU-P-REBORN")
def test_of_the_owners_turns_only() -> None:
    state = underground(
        CAVE, active("drow", "wise", {"gate": 2}), [active("liches", "mining", {"nook": 1}), OLD]
    )
    assert "exchange" not in verbs(state)
    finish_turn(state)
    assert can(state, "exchange", region="hall")
    assert refused(state, "exchange", region="gate").rule == "SU-P-REBORN"


@rules("SU-P-REBORN-1")
def test_it_is_no_conquest() -> None:
    cult = active("cultists", "wise", hand=5)
    state = underground(CAVE, [cult, OLD], [])
    effects = do(state, "exchange", region="hall")
    assert args(effects, "figure-placed") == []
    do(state, "done")
    conquer(state, "gate")
    assert holder(state, "gate") == "cultists"
