"""Buying a companion and capturing regions."""

from __future__ import annotations

import pytest
from tests.tools.heroes.decks import deck, troop
from tests.tools.heroes.look import (
    coins,
    data,
    hand,
    names,
    ready,
    spent,
    strength,
    targets,
    tile,
    told,
)
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import capture, cast, choices, end_turn, stop
from tests.tools.play import can, do, refused, verbs
from tests.tools.rules import rules

LEVELS = {"a1": 1, "a2": 2, "a3": 3, "c3": 1, "c4": 9, "d3": 2, "d4": 3, "d5": 4, "g4": 2}


@rules("HDL-CMP-1", "HDL-CMP-2", "HDL-TRN-3", "HDL-SET-6")
@pytest.mark.parametrize("kind", ["warrior", "craftsman", "mage"])
def test_five_coins_for_a_companion_that_is_ready_at_once(kind: str) -> None:
    """Also on the first turn: then three can work."""
    state = position(seat("men-at-arms", (1, 1, 0)), seat(), round=1, levels=LEVELS)
    effects = do(state, "hire", kind=kind)
    assert told(effects, "coins-paid") == [{"seat": 0, "coins": 5, "rule": "HDL-CMP-1"}]
    assert coins(state) == 20
    place = ["warrior", "craftsman", "mage"].index(kind)
    wanted = [1, 1, 0]
    wanted[place] += 1
    assert ready(state) == tuple(wanted)
    assert can(state, "capture", card="men-at-arms", region="a2") == (kind == "warrior")


@rules("HDL-CMP-3", "HDL-CMP-1")
def test_one_companion_a_turn() -> None:
    state = position(seat(coins=50), seat("spearmen", (1, 0, 0)), levels=LEVELS)
    do(state, "hire", kind="mage")
    refusal = refused(state, "hire", kind="warrior")
    assert (refusal.message, refusal.rule) == ("refusal-hired-already", "HDL-CMP-1")
    end_turn(state)
    capture(state, "spearmen", "a1")
    end_turn(state)
    assert can(state, "hire", kind="warrior")


@rules("HDL-CMP-1", "HDL-TRN-3")
def test_only_at_the_start_of_the_turn() -> None:
    state = position(seat("spearmen spearmen", (2, 0, 0)), seat(), levels=LEVELS)
    capture(state, "spearmen", "a1")
    assert refused(state, "hire", kind="warrior").rule == "HDL-CMP-1"


@rules("HDL-CMP-5")
def test_no_debt() -> None:
    poor = position(seat(coins=4), seat())
    refusal = refused(poor, "hire", kind="warrior")
    assert (refusal.message, refusal.rule) == ("refusal-no-coins", "HDL-CMP-5")
    enough = position(seat(coins=5), seat())
    do(enough, "hire", kind="warrior")
    assert coins(enough) == 0


@rules("HDL-SET-6")
def test_an_empty_pile_cannot_be_bought() -> None:
    state = position(seat(), seat(ready=(0, 20, 0), spent=(0, 4, 0)))
    refusal = refused(state, "hire", kind="craftsman")
    assert (refusal.message, refusal.rule) == ("refusal-pile-empty", "HDL-SET-6")
    assert choices(state, "hire") == [{"kind": "warrior"}, {"kind": "mage"}]


@rules("HDL-CMP-4")
def test_companions_are_never_given_back() -> None:
    state = position(seat("spearmen", (2, 2, 2)), seat(), levels=LEVELS)
    assert verbs(state) == {"hire", "capture", "stop"}
    supply = data(state)["supply"]
    capture(state, "spearmen", "a1")
    end_turn(state)
    assert data(state)["supply"] == supply
    assert ready(state) == (2, 2, 2)


@rules("HDL-CAP-1", "HDL-CAP-3", "HDL-CAP-6", "HDL-PLY-2")
def test_a_capture() -> None:
    state = position(seat("spearmen", (2, 1, 1)), seat(), levels=LEVELS)
    effects = capture(state, "spearmen", "a2")
    assert names(effects) == ["region-captured", "coins-gained"]
    assert told(effects, "region-captured") == [{"seat": 0, "card": "spearmen", "region": "a2"}]
    assert told(effects, "coins-gained") == [{"seat": 0, "coins": 2, "rule": "HDL-CAP-6"}]
    assert tile(state, "a2") == {"level": 2, "seat": 0, "troop": "spearmen"}
    assert (coins(state), hand(state)) == (27, {})
    assert (ready(state), spent(state)) == ((1, 1, 1), (1, 0, 0))


@rules("HDL-CAP-3", "HDL-CAP-2")
def test_without_support_the_attack_alone_must_reach_the_level() -> None:
    state = position(seat("spearmen swordsmen", (2, 0, 0)), seat(), levels=LEVELS)
    open_to_two = {name for name, level in LEVELS.items() if level <= 2}
    assert open_to_two <= targets(state, "spearmen")
    refusal = refused(state, "capture", card="spearmen", region="a3")
    assert (refusal.message, refusal.rule) == ("refusal-too-weak", "HDL-CAP-2")
    capture(state, "swordsmen", "a3")
    assert coins(state) == 28


@rules("HDL-CAP-12", "HDL-DAT-1")
def test_men_at_arms_capture_level_one_and_two() -> None:
    state = position(seat("men-at-arms", (2, 1, 0)), seat(), levels=LEVELS)
    levels = {name: entry["level"] for name, entry in data(state)["tiles"].items()}
    low = {name for name, level in levels.items() if level <= 2}
    assert targets(state, "men-at-arms") == low
    assert len(low) == 8
    capture(state, "men-at-arms", "g4")
    assert (coins(state), spent(state)) == (27, (2, 1, 0))


@rules("HDL-CAP-13", "HDL-CAP-2")
def test_spearmen_beside_men_at_arms_reach_level_three() -> None:
    state = position(seat("spearmen", (1, 0, 0), on={"c3": "men-at-arms"}), seat(), levels=LEVELS)
    assert {"d3", "d4"} <= targets(state, "spearmen")
    assert "a3" not in targets(state, "spearmen")
    assert strength(state, "spearmen", "d4").total == 3
    capture(state, "spearmen", "d4")
    assert coins(state) == 28


@rules("HDL-CAP-2")
def test_all_own_neighbours_support() -> None:
    levels = {**LEVELS, "d4": 9}
    weaker = {"c3": "archers", "c4": "archers", "e3": "men-at-arms garrison"}
    state = position(seat("spearmen", (1, 0, 0), on=weaker), seat(), levels=levels)
    assert strength(state, "spearmen", "d4").total == 2 + 2 + 2 + 1 + 1
    assert refused(state, "capture", card="spearmen", region="d4").rule == "HDL-CAP-2"
    enough = {**weaker, "d5": "men-at-arms"}
    strong = position(seat("spearmen", (1, 0, 0), on=enough), seat(), levels=levels)
    capture(strong, "spearmen", "d4")
    assert coins(strong) == 34


@rules("HDL-CAP-2")
def test_regions_further_away_do_not_support() -> None:
    state = position(seat("spearmen", (1, 0, 0), on={"b2": "crossbowmen"}), seat(), levels=LEVELS)
    assert strength(state, "spearmen", "d4").total == 2
    assert refused(state, "capture", card="spearmen", region="d4").rule == "HDL-CAP-2"


@rules("HDL-CAP-4")
def test_other_players_cards_neither_help_nor_hinder() -> None:
    state = position(
        seat("spearmen", (1, 0, 0)),
        seat(on={"c3": "crossbowmen fortress", "c4": "catapult"}),
        levels={**LEVELS, "d3": 2},
    )
    assert refused(state, "capture", card="spearmen", region="d4").rule == "HDL-CAP-2"
    capture(state, "spearmen", "d3")
    assert coins(state) == 27


@rules("HDL-CAP-5", "HDL-CAP-10")
def test_a_captured_region_is_never_captured_again() -> None:
    state = position(
        seat("spearmen", (1, 0, 0), on={"a1": "militia"}), seat(on={"a2": "militia"}), levels=LEVELS
    )
    for region in ("a1", "a2"):
        refusal = refused(state, "capture", card="spearmen", region=region)
        assert (refusal.message, refusal.rule) == ("refusal-captured", "HDL-CAP-5")


@rules("HDL-CAP-7", "HDL-CAP-8", "HDL-PLY-1")
def test_several_captures_and_support_in_one_turn() -> None:
    """What was laid earlier in the turn supports at once; magic and forts come in between."""
    state = position(seat("spearmen men-at-arms claim garrison", (3, 2, 1)), seat(), levels=LEVELS)
    assert "d4" not in targets(state, "spearmen")
    capture(state, "men-at-arms", "c3")
    cast(state, "claim", region="g4")
    do(state, "fortify", card="garrison", region="c3")
    capture(state, "spearmen", "d4")
    assert coins(state) == 25 + 1 + 3
    assert (ready(state), hand(state)) == ((0, 0, 0), {})


@rules("HDL-CAP-9")
def test_a_fortification_cannot_capture() -> None:
    state = position(
        seat("fortress", (0, 3, 0), on={"c3": "crossbowmen citadel"}), seat(), levels=LEVELS
    )
    assert refused(state, "capture", card="fortress", region="d4").rule == "HDL-CAP-9"
    assert refused(state, "fortify", card="fortress", region="d4").rule == "HDL-FOR-1"
    assert "capture" not in verbs(state)


@rules("HDL-CAP-11")
def test_a_cards_own_support_does_not_count_for_its_capture() -> None:
    state = position(seat("crossbowmen", (2, 3, 0)), seat(), levels=LEVELS)
    assert strength(state, "crossbowmen", "a3").total == 2
    assert refused(state, "capture", card="crossbowmen", region="a3").rule == "HDL-CAP-2"


@rules("HDL-PLY-2", "HDL-PLY-1")
def test_exactly_the_named_companions_and_each_once() -> None:
    state = position(seat("spearmen spearmen archers", (1, 5, 5)), seat(), levels=LEVELS)
    capture(state, "spearmen", "a2")
    refusal = refused(state, "capture", card="spearmen", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-no-warriors", "HDL-PLY-2")
    assert spent(state) == (1, 0, 0)
    short = position(seat("archers", (5, 0, 5)), seat(), levels=LEVELS)
    refusal = refused(short, "capture", card="archers", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-no-craftsmen", "HDL-PLY-2")


@rules("HDL-PLY-2")
def test_a_troop_of_an_own_deck_may_take_mages() -> None:
    options = {"deck": deck(wizards=troop(5, 1, mage=2))}
    few = position(seat("wizards", (3, 3, 1)), seat(), levels=LEVELS, options=options)
    refusal = refused(few, "capture", card="wizards", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-no-mages", "HDL-PLY-2")
    state = position(seat("wizards", (0, 0, 3)), seat(), levels=LEVELS, options=options)
    capture(state, "wizards", "a1")
    assert (ready(state), spent(state)) == ((0, 0, 1), (0, 0, 2))


@rules("HDL-PLY-1")
def test_only_cards_in_hand() -> None:
    state = position(seat(ready=(9, 9, 9), on={"a1": "militia"}), seat("spearmen"), levels=LEVELS)
    for verb, card in (("capture", "spearmen"), ("fortify", "garrison")):
        refusal = refused(state, verb, card=card, region="a1")
        assert (refusal.message, refusal.rule) == ("refusal-not-in-hand", "HDL-PLY-1")
    assert refused(state, "cast", card="alchemy").rule == "HDL-PLY-1"
    assert refused(state, "attach", card="magic-sword").rule == "HDL-PLY-1"
    assert refused(state, "cast", card="spearmen").rule == "CORE-TURN"


@rules("HDL-PLY-3")
def test_a_player_may_stop_at_any_time() -> None:
    state = position(seat("spearmen spearmen", (2, 0, 0)), seat(), levels=LEVELS)
    idle = state.clone()
    idle.effects = []
    assert stop(idle) == 1
    assert coins(idle) == 25
    capture(state, "spearmen", "a1")
    assert stop(state) == 1
