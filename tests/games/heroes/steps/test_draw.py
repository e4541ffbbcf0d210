"""Drawing, exchanging, readying, and the end of a turn."""

from __future__ import annotations

import pytest
from tests.tools.heroes.look import count, data, hand, names, phase, ready, spent, told
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import capture, cast, draw, draw_any, end_turn, stop
from tests.tools.play import can, do, refused, verbs
from tests.tools.rules import rules

from warren.core.effect import EVERYBODY, only

LEVELS = {"a1": 1, "a2": 2}


@rules("HDL-DRW-1")
@pytest.mark.parametrize(("mages", "cards"), [(0, 1), (1, 2), (3, 4)])
def test_one_card_and_one_for_each_ready_mage(mages: int, cards: int) -> None:
    state = position(seat(ready=(3, 3, mages)), seat(), seat())
    assert stop(state) == cards


@rules("HDL-DRW-1")
def test_spent_mages_do_not_draw_and_there_is_no_hand_limit() -> None:
    state = position(
        seat("claim " + "spearmen " * 8 + "archers " * 7, (0, 0, 2)), seat(), levels=LEVELS
    )
    cast(state, "claim", region="a1")
    assert stop(state) == 2
    assert sum(hand(state).values()) == 17


@rules("HDL-DRW-1", "HDL-HID-2")
def test_a_drawn_card_is_known_to_the_drawer_alone() -> None:
    state = position(seat("spearmen"), seat())
    do(state, "stop")
    assert state.is_chance()
    effects = draw(state, "claim")
    assert names(effects)[:2] == ["card-drawn", "card-seen"]
    assert (effects[0].args, effects[0].seen_by) == ({"seat": 0}, EVERYBODY)
    assert (effects[1].args, effects[1].seen_by) == ({"seat": 0, "card": "claim"}, only(0))
    assert hand(state) == {"spearmen": 1, "claim": 1}


@rules("HDL-DRW-2", "HDL-DRW-3", "HDL-HID-2")
def test_two_cards_for_one() -> None:
    state = position(seat("spearmen militia archers"), seat())
    do(state, "stop")
    draw(state, "claim")
    assert (phase(state), verbs(state)) == ("exchange", {"discard", "done"})
    effects = do(state, "discard", card="claim")
    assert told(effects, "card-discarded") == [{"seat": 0, "card": "claim"}]
    assert effects[0].seen_by == EVERYBODY
    refusal = refused(state, "done")
    assert (refusal.message, refusal.rule) == ("refusal-odd-exchange", "HDL-DRW-2")
    do(state, "discard", card="militia")
    assert data(state, 1)["discard"].items() >= {"claim": 1, "militia": 1}.items()
    do(state, "done")
    draw(state, "tower")
    assert state.turn() == 1
    assert hand(state) == {"spearmen": 1, "archers": 1, "tower": 1}


@rules("HDL-DRW-2", "HDL-DRW-3")
def test_several_pairs_once_a_turn() -> None:
    """What the exchange brings cannot be exchanged: the turn is over with it."""
    state = position(seat("spearmen spearmen militia militia"), seat())
    do(state, "stop")
    draw(state, "claim")
    for card in ("spearmen", "spearmen", "militia", "militia"):
        do(state, "discard", card=card)
    assert verbs(state) == {"done"}
    refusal = refused(state, "discard", card="claim")
    assert (refusal.message, refusal.rule) == ("refusal-odd-exchange", "HDL-DRW-2")
    do(state, "done")
    draw(state, "tower", "fortress")
    assert state.turn() == 1
    assert hand(state) == {"claim": 1, "tower": 1, "fortress": 1}


@rules("HDL-DRW-2")
def test_the_exchange_comes_at_the_end_and_is_optional() -> None:
    state = position(seat("spearmen spearmen"), seat())
    assert refused(state, "discard", card="spearmen").rule == "CORE-TURN"
    stop(state)
    assert refused(state, "discard", card="citadel").rule == "HDL-PLY-1"
    assert refused(state, "stop").rule == "CORE-TURN"
    before = data(state)["deck_size"]
    do(state, "done")
    assert (state.turn(), data(state)["deck_size"]) == (1, before)


@rules("HDL-DRW-2")
def test_fewer_than_two_cards_cannot_be_exchanged() -> None:
    state = position(seat(), seat())
    do(state, "stop")
    draw(state, "claim")
    assert state.turn() == 1


@rules("HDL-DRW-4", "HDL-SET-5")
def test_an_empty_deck_is_made_anew_from_the_discard_with_the_reserve() -> None:
    state = position(seat(ready=(0, 0, 2)), seat(), deck="spearmen", discard="knights archers")
    do(state, "stop")
    effects = draw(state, "spearmen")
    assert told(effects, "deck-reshuffled") == [{"count": 2}]
    assert data(state)["discard"] == {}
    outcomes = {
        (str(state.action(code).args["card"]), weight) for code, weight in state.chance_outcomes()
    }
    assert outcomes == {("knights", 1), ("archers", 1)}
    draw(state, "knights", "archers")
    assert hand(state) == {"spearmen": 1, "knights": 1, "archers": 1}


@rules("HDL-DRW-4")
def test_the_deck_is_not_made_anew_before_it_is_needed() -> None:
    state = position(seat("militia"), seat(), deck="spearmen", discard="knights")
    do(state, "stop")
    draw(state, "spearmen")
    do(state, "done")
    assert (data(state)["deck_size"], data(state)["discard"]) == (0, {"knights": 1})


@rules("HDL-DRW-4")
def test_with_neither_deck_nor_discard_no_card_is_drawn() -> None:
    state = position(seat("militia", (0, 0, 3)), seat(), deck="claim", discard="")
    do(state, "stop")
    draw(state, "claim")
    assert (state.actors()[0], phase(state)) == (0, "exchange")
    assert sum(hand(state).values()) == 2


@rules("HDL-DRW-5", "HDL-DRW-4")
def test_exchanged_cards_can_come_back() -> None:
    state = position(seat("militia archers"), seat(), deck="claim", discard="")
    do(state, "stop")
    draw(state, "claim")
    do(state, "discard", card="militia")
    do(state, "discard", card="archers")
    do(state, "done")
    assert {str(state.action(code).args["card"]) for code, _ in state.chance_outcomes()} == {
        "militia",
        "archers",
    }
    draw(state, "militia")
    assert hand(state) == {"claim": 1, "militia": 1}
    assert count(state, "deck", "archers") == 1


@rules("HDL-RDY-1", "HDL-TRN-3", "HDL-TRN-4")
def test_companions_are_ready_again_after_the_exchange() -> None:
    state = position(
        seat("spearmen claim tower", (1, 1, 1)),
        seat(ready=(1, 0, 0), spent=(1, 0, 0)),
        levels=LEVELS,
    )
    capture(state, "spearmen", "a1")
    cast(state, "claim", region="a2")
    do(state, "stop")
    assert spent(state) == (1, 0, 1)
    draw_any(state)
    assert (phase(state), spent(state), state.turn()) == ("exchange", (1, 0, 1), 0)
    do(state, "done")
    assert (ready(state), spent(state), state.turn()) == ((1, 1, 1), (0, 0, 0), 1)
    assert (ready(state, 1), spent(state, 1)) == ((1, 0, 0), (1, 0, 0))


@rules("HDL-TRN-3")
def test_the_steps_of_a_turn_in_their_order() -> None:
    state = position(seat("spearmen spearmen", (1, 0, 0)), seat(), levels=LEVELS)
    seen = [verbs(state)]
    do(state, "hire", kind="warrior")
    seen.append(verbs(state))
    capture(state, "spearmen", "a1")
    stop(state)
    seen.append(verbs(state))
    do(state, "done")
    assert seen == [{"hire", "capture", "stop"}, {"capture", "stop"}, {"discard", "done"}]
    assert state.turn() == 1


@rules("HDL-TRN-3")
def test_a_new_turn_begins_afresh() -> None:
    state = position(seat("spearmen", (1, 0, 0)), seat(), levels=LEVELS, facts={"foresight": 3})
    capture(state, "spearmen", "a1")
    end_turn(state)
    facts = data(state)["facts"]
    assert (facts["played"], facts["active"], facts["foresight"]) == (False, False, 0)
    assert can(state, "hire", kind="mage")
