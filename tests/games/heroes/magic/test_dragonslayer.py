"""Dragonslayer: six more attack for one capture; a reserve card."""

from __future__ import annotations

from tests.tools.heroes.look import coins, count, spent, targets
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import refused
from tests.tools.rules import rules

from warren.games.heroes.game import Heroes


@rules("HDL-MAG-6")
def test_six_more_attack_for_three_mages() -> None:
    levels = {"a1": 8, "a2": 9}
    state = position(seat("spearmen dragonslayer", (1, 0, 3)), seat(), levels=levels)
    attach(state, "dragonslayer")
    assert "a1" in targets(state, "spearmen")
    assert refused(state, "capture", card="spearmen", region="a2").rule == "HDL-CAP-2"
    capture(state, "spearmen", "a1")
    assert (coins(state), spent(state)) == (33, (1, 0, 3))
    assert count(state, "discard", "dragonslayer") == 1


@rules("HDL-MAG-6", "HDL-SET-5")
def test_it_begins_in_the_reserve() -> None:
    state = Heroes().new_state(2)
    assert count(state, "discard", "dragonslayer") == 1
    assert count(state, "deck", "dragonslayer") == 0


@rules("HDL-MAG-6")
def test_two_mages_are_not_enough() -> None:
    state = position(seat("spearmen dragonslayer", (1, 0, 2)), seat())
    assert refused(state, "attach", card="dragonslayer").message == "refusal-no-mages"
