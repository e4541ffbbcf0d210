"""Alchemist: two coins each turn."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked
from tests.tools.play import decline, finish_turn, pass_to
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = row(still="hill edge", vat="swamp", cask="forest edge")


@rules("SW-P-ALCHEMIST")
def test_two_coins_every_turn_whatever_is_held() -> None:
    state = position(LANDS, active("elves", "alchemist", {"still": 1, "vat": 1}), [])
    for _ in range(2):
        assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-ALCHEMIST": 2}
        pass_to(state, 0)


@rules("SW-P-ALCHEMIST")
def test_also_in_the_turn_of_the_pick() -> None:
    state = position(LANDS, [], [], column=[("alchemist", "elves")])
    assert finish_turn(state) == {"SW-P-ALCHEMIST": 2}


@rules("SW-P-ALCHEMIST-1")
def test_also_without_a_token_on_the_board() -> None:
    tribes = [active("orcs", "alchemist"), fallen("elves", {"cask": 1})]
    assert finish_turn(position(LANDS, tribes, [])) == {"SW-COI-1": 1, "SW-P-ALCHEMIST": 2}


@rules("SW-P-ALCHEMIST", "SW-COI-2")
def test_not_in_decline() -> None:
    state = position(LANDS, active("elves", "alchemist", {"still": 3}), [])
    assert decline(state) == {"SW-COI-1": 1}


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "alchemist") == (9, 1)
