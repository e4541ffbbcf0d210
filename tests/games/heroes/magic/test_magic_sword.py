"""Magic Sword: four more attack for one capture."""

from __future__ import annotations

from tests.tools.heroes.look import coins, count, spent, targets
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import refused
from tests.tools.rules import rules


@rules("HDL-MAG-5")
def test_four_more_attack_for_two_mages() -> None:
    levels = {"a1": 6, "a2": 7}
    state = position(seat("spearmen magic-sword", (1, 0, 2)), seat(), levels=levels)
    attach(state, "magic-sword")
    assert "a1" in targets(state, "spearmen")
    assert refused(state, "capture", card="spearmen", region="a2").rule == "HDL-CAP-2"
    capture(state, "spearmen", "a1")
    assert (coins(state), spent(state)) == (31, (1, 0, 2))
    assert count(state, "discard", "magic-sword") == 1


@rules("HDL-MAG-5")
def test_one_mage_is_not_enough() -> None:
    state = position(seat("spearmen magic-sword", (1, 0, 1)), seat())
    assert refused(state, "attach", card="magic-sword").message == "refusal-no-mages"
