"""Magic with a troop: announced together with the capture it serves, secret until then."""

from __future__ import annotations

from tests.tools.heroes.look import count, data, hand, ready, spectator, told
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture, cast
from tests.tools.play import can, do, refused, verbs
from tests.tools.rules import rules

from warren.core.effect import EVERYBODY, only
from warren.games.heroes.state import State

LEVELS = {"a1": 1, "a2": 2, "a3": 4, "a4": 5}


def wizard(*, mages: int = 2, older: dict[str, object] | None = None) -> State:
    hand = "spearmen potion-of-strength claim"
    return position(seat(hand, (1, 0, mages)), seat(), levels=LEVELS, options=older)


@rules("HDL-MAG-3")
def test_nothing_is_spent_before_the_capture() -> None:
    state = wizard()
    effects = attach(state, "potion-of-strength")
    assert told(effects, "card-prepared") == [{"seat": 0, "card": "potion-of-strength"}]
    assert (ready(state), count(state, "prepared", "potion-of-strength")) == ((1, 0, 2), 1)
    assert hand(state) == {"spearmen": 1, "claim": 1}
    assert data(state)["seats"][0]["hand_size"] == 3
    capture(state, "spearmen", "a3")
    assert ready(state) == (0, 0, 1)
    assert count(state, "prepared", "potion-of-strength") == 0
    assert data(state)["seats"][0]["hand_size"] == 1


@rules("HDL-MAG-3")
def test_an_impossible_capture_is_refused_whole() -> None:
    state = wizard()
    attach(state, "potion-of-strength")
    refused(state, "capture", card="spearmen", region="a4")
    assert (ready(state), count(state, "prepared", "potion-of-strength")) == ((1, 0, 2), 1)
    assert count(state, "discard", "potion-of-strength") == 0


@rules("HDL-MAG-3")
def test_prepared_cards_can_be_taken_back() -> None:
    state = wizard()
    refusal = refused(state, "cancel")
    assert (refusal.message, refusal.rule) == ("refusal-nothing-pending", "HDL-MAG-3")
    attach(state, "potion-of-strength")
    refusal = refused(state, "stop")
    assert (refusal.message, refusal.rule) == ("refusal-pending-cards", "HDL-MAG-3")
    effects = do(state, "cancel")
    assert told(effects, "cards-taken-back") == [{"seat": 0}]
    assert hand(state) == {"spearmen": 1, "potion-of-strength": 1, "claim": 1}
    assert (ready(state), count(state, "prepared", "potion-of-strength")) == ((1, 0, 2), 0)
    assert "stop" in verbs(state)


@rules("HDL-MAG-3")
def test_after_taking_back_something_must_be_played_first() -> None:
    state = wizard()
    attach(state, "potion-of-strength")
    do(state, "cancel")
    refusal = refused(state, "attach", card="potion-of-strength")
    assert (refusal.message, refusal.rule) == ("refusal-cancelled", "HDL-MAG-3")
    cast(state, "claim", region="a1")
    assert can(state, "attach", card="potion-of-strength")


@rules("HDL-CMP-1", "HDL-MAG-3")
def test_whoever_took_all_back_may_still_hire() -> None:
    state = wizard()
    attach(state, "potion-of-strength")
    assert refused(state, "hire", kind="mage").rule == "HDL-CMP-1"
    do(state, "cancel")
    do(state, "hire", kind="mage")
    assert ready(state) == (1, 0, 3)
    assert "hire" not in verbs(state)


@rules("HDL-CMP-1")
def test_whoever_has_played_a_card_hires_nobody_after_taking_back() -> None:
    state = wizard()
    cast(state, "claim", region="a1")
    attach(state, "potion-of-strength")
    do(state, "cancel")
    assert refused(state, "hire", kind="mage").rule == "HDL-CMP-1"


@rules("HDL-CMP-1")
def test_games_of_the_first_rules_close_hiring_with_the_first_preparation() -> None:
    state = wizard(older={"hire_after_cancel": False})
    attach(state, "potion-of-strength")
    do(state, "cancel")
    assert "hire" not in verbs(state)


@rules("HDL-MAG-3")
def test_the_next_turn_may_prepare_again() -> None:
    state = wizard()
    attach(state, "potion-of-strength")
    do(state, "cancel")
    do(state, "stop")
    assert not data(state)["facts"]["locked"]


@rules("HDL-HID-1", "HDL-MAG-3")
def test_what_is_prepared_is_secret() -> None:
    state = position(
        seat(
            "spearmen teleportation alliance potion-of-strength",
            (1, 0, 5),
            on={"a1": "archers", "g4": "archers"},
        ),
        seat(on={"g1": "archers"}),
        levels=LEVELS,
    )
    attach(state, "potion-of-strength")
    attach(state, "teleportation", region="g4")
    effects = attach(state, "alliance", seat=1)
    assert [effect.seen_by for effect in effects] == [only(0)]
    own = data(state, 0)
    assert own["prepared"] == {"potion-of-strength": 1, "teleportation": 1, "alliance": 1}
    assert (own["facts"]["door"], own["facts"]["ally"]) == ("g4", 1)
    for foreign in (data(state, 1), spectator(state)):
        assert foreign["prepared"] == {}
        assert (foreign["facts"]["door"], foreign["facts"]["ally"]) == (None, None)
        assert foreign["seats"][0]["hand_size"] == 4
        assert foreign["seats"][0]["hand"] is None
    assert [effect.seen_by for effect in do(state, "cancel")] == [only(0)]


@rules("HDL-HID-1", "HDL-MAG-1")
def test_what_is_opened_is_public() -> None:
    state = wizard()
    attach(state, "potion-of-strength")
    effects = capture(state, "spearmen", "a3")
    assert told(effects, "magic-played") == [{"seat": 0, "card": "potion-of-strength"}]
    assert {effect.seen_by for effect in effects} == {EVERYBODY}
    assert data(state, 1)["discard"]["potion-of-strength"] == 1


@rules("HDL-CMP-1")
def test_preparing_ends_the_start_of_the_turn() -> None:
    state = wizard()
    assert can(state, "hire", kind="mage")
    attach(state, "potion-of-strength")
    assert refused(state, "hire", kind="mage").rule == "HDL-CMP-1"
