"""Alliance: the support that one other player has for the target counts too."""

from __future__ import annotations

from tests.tools.heroes.decks import deck, magic, troop
from tests.tools.heroes.look import coins, count, data, hand, ready, spent, strength
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture, choices
from tests.tools.play import do, refused
from tests.tools.rules import rules

from warren.games.heroes.state import State

LEVELS = {"d4": 5, "d3": 6, "a1": 2, "g4": 1}


def three() -> State:
    return position(
        seat("spearmen alliance", (1, 0, 1)),
        seat("claim", (1, 1, 1), on={"c3": "catapult", "g4": "spearmen"}),
        seat(on={"e3": "archers", "e4": "spearmen"}),
        levels=LEVELS,
    )


@rules("HDL-MAG-14", "HDL-MAG-1", "HDL-CAP-4")
def test_the_named_players_support_counts() -> None:
    state = three()
    assert refused(state, "capture", card="spearmen", region="d4").rule == "HDL-CAP-2"
    attach(state, "alliance", seat=1)
    parts = strength(state, "spearmen", "d4").parts
    assert [(part.label, part.amount, part.rule) for part in parts] == [
        ("card-spearmen", 2, "HDL-CAP-2"),
        ("card-catapult", 3, "HDL-MAG-14"),
    ]
    assert refused(state, "capture", card="spearmen", region="d3").rule == "HDL-CAP-2"
    before = data(state)["seats"][1]
    capture(state, "spearmen", "d4")
    assert (coins(state), spent(state)) == (30, (1, 0, 1))
    assert data(state)["seats"][1] == before
    assert (hand(state, 1), ready(state, 1)) == ({"claim": 1}, (1, 1, 1))
    assert count(state, "discard", "alliance") == 1
    assert data(state)["facts"]["ally"] is None


@rules("HDL-MAG-14")
def test_only_of_the_one_named() -> None:
    state = three()
    attach(state, "alliance", seat=2)
    refusal = refused(state, "capture", card="spearmen", region="d4")
    assert (refusal.message, refusal.rule) == ("refusal-too-weak", "HDL-CAP-2")
    assert strength(state, "spearmen", "d4").total == 4


@rules("HDL-MAG-14", "HDL-MAG-2")
def test_where_the_ally_has_no_support_it_has_no_effect() -> None:
    state = three()
    attach(state, "alliance", seat=1)
    assert refused(state, "capture", card="spearmen", region="a1").rule == "HDL-MAG-2"


@rules("HDL-MAG-14", "HDL-MAG-2")
def test_another_player_with_support_is_named() -> None:
    state = three()
    refusal = refused(state, "attach", card="alliance", seat=0)
    assert (refusal.message, refusal.rule) == ("refusal-ally-self", "HDL-MAG-14")
    assert choices(state, "attach") == [
        {"card": "alliance", "seat": 1},
        {"card": "alliance", "seat": 2},
    ]
    weak = position(
        seat("spearmen alliance", (1, 0, 1)), seat(on={"c3": "spearmen"}), levels=LEVELS
    )
    assert refused(weak, "attach", card="alliance", seat=1).rule == "HDL-MAG-2"


@rules("HDL-MAG-14")
def test_one_ally_for_one_capture() -> None:
    cards = deck(spearmen=troop(2, 1, 30, warrior=1), alliance=magic("alliance", 1))
    state = position(
        seat("spearmen alliance alliance", (1, 0, 2)),
        seat(on={"c3": "spearmen"}),
        seat(on={"c4": "spearmen"}),
        options={"deck": cards},
    )
    attach(state, "alliance", seat=1)
    refusal = refused(state, "attach", card="alliance", seat=2)
    assert (refusal.message, refusal.rule) == ("refusal-ally-named", "HDL-MAG-14")


@rules("HDL-MAG-14", "HDL-MAG-3")
def test_taken_back_it_counts_no_more() -> None:
    state = three()
    attach(state, "alliance", seat=1)
    do(state, "cancel")
    assert data(state)["facts"]["ally"] is None
    assert refused(state, "capture", card="spearmen", region="d4").rule == "HDL-CAP-2"
