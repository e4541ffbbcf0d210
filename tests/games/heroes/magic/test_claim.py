"""Claim: only the claimant may capture the region until the end of its next turn."""

from __future__ import annotations

from tests.tools.heroes.look import coins, count, needed, spent, targets, tile, told
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture, cast, end_turn
from tests.tools.play import can, refused
from tests.tools.rules import rules

LEVELS = {"a1": 1, "a2": 2, "d4": 2, "g4": 1}


@rules("HDL-MAG-7")
def test_nobody_else_may_capture_until_the_end_of_the_next_turn() -> None:
    state = position(
        seat("claim spearmen", (1, 0, 1)), seat("spearmen spearmen", (1, 0, 0)), levels=LEVELS
    )
    effects = cast(state, "claim", region="d4")
    assert told(effects, "region-claimed") == [{"seat": 0, "region": "d4"}]
    assert tile(state, "d4")["claim"] == {"seat": 0, "last_turn": False}
    assert spent(state) == (0, 0, 1)
    end_turn(state)
    assert state.turn() == 1
    refusal = refused(state, "capture", card="spearmen", region="d4")
    assert (refusal.message, refusal.rule) == ("refusal-claimed", "HDL-MAG-7")
    assert needed(state, "d4").rule == "HDL-MAG-7"
    assert targets(state, "spearmen") >= {"a1", "a2"}
    capture(state, "spearmen", "a1")
    end_turn(state)
    assert (state.turn(), tile(state, "d4")["claim"]) == (0, {"seat": 0, "last_turn": True})
    end_turn(state)
    assert told(list(state.effects or []), "claim-ended") == [{"region": "d4"}]
    assert "claim" not in tile(state, "d4")
    assert can(state, "capture", card="spearmen", region="d4")


@rules("HDL-MAG-7")
def test_the_claimant_may_capture_it_at_once_and_in_its_next_turn() -> None:
    state = position(seat("claim spearmen", (1, 0, 1)), seat("spearmen", (1, 0, 0)), levels=LEVELS)
    cast(state, "claim", region="d4")
    later = state.clone()
    later.effects = []
    capture(state, "spearmen", "d4")
    assert coins(state) == 27
    assert "claim" not in tile(state, "d4")
    end_turn(later)
    end_turn(later)
    assert can(later, "capture", card="spearmen", region="d4")


@rules("HDL-MAG-7", "HDL-MAG-1")
def test_the_card_leaves_the_game() -> None:
    state = position(seat("claim", (0, 0, 1)), seat(), levels=LEVELS)
    cast(state, "claim", region="d4")
    assert (count(state, "out", "claim"), count(state, "discard", "claim")) == (1, 0)


@rules("HDL-MAG-7")
def test_only_a_region_that_nobody_has_captured_or_claimed() -> None:
    state = position(
        seat("claim claim spearmen", (0, 0, 2), on={"b1": "spearmen"}),
        seat(on={"b2": "spearmen"}),
        claims={"d4": (1, False)},
        levels=LEVELS,
    )
    for taken in ("b1", "b2"):
        assert refused(state, "cast", card="claim", region=taken).rule == "HDL-CAP-5"
    refusal = refused(state, "cast", card="claim", region="d4")
    assert (refusal.message, refusal.rule) == ("refusal-claimed-already", "HDL-MAG-7")
    cast(state, "claim", region="a1")
    assert refused(state, "cast", card="claim", region="a1").message == "refusal-claimed-already"
    assert targets(state, "claim", "cast") == set(state.table.board.names) - {
        "a1",
        "b1",
        "b2",
        "d4",
    }


@rules("HDL-MAG-7", "HDL-END-2")
def test_it_counts_as_activity() -> None:
    state = position(seat("claim", (0, 0, 1)), seat(idle=True), levels=LEVELS)
    cast(state, "claim", region="d4")
    end_turn(state)
    assert not state.is_over()
    passed = position(seat("claim", (0, 0, 1)), seat(idle=True), levels=LEVELS)
    end_turn(passed)
    assert passed.is_over()


@rules("HDL-MAG-7", "HDL-MAG-3")
def test_it_is_not_attached_and_waits_for_what_is_prepared() -> None:
    state = position(seat("claim spearmen potion-of-strength", (1, 0, 2)), seat(), levels=LEVELS)
    assert refused(state, "attach", card="claim").rule == "CORE-TURN"
    assert refused(state, "attach", card="claim", region="d4").rule == "CORE-TURN"
    assert refused(state, "cast", card="claim").rule == "CORE-TURN"
    attach(state, "potion-of-strength")
    refusal = refused(state, "cast", card="claim", region="d4")
    assert (refusal.message, refusal.rule) == ("refusal-pending-cards", "HDL-MAG-3")


@rules("HDL-MAG-7")
def test_it_takes_a_mage() -> None:
    state = position(seat("claim", (1, 1, 0)), seat())
    assert refused(state, "cast", card="claim", region="d4").message == "refusal-no-mages"


@rules("HDL-MAG-7")
def test_a_claim_of_the_last_turn_ends_with_it_and_others_stay() -> None:
    state = position(
        seat(), seat(), seat(), claims={"d4": (0, True), "a1": (1, True), "a2": (2, False)}
    )
    end_turn(state)
    assert "claim" not in tile(state, "d4")
    assert tile(state, "a1")["claim"] == {"seat": 1, "last_turn": True}
    assert tile(state, "a2")["claim"] == {"seat": 2, "last_turn": False}
