"""Wizards: a coin for each source of magic."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked
from tests.tools.play import decline, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

RUNES = row(ring="swamp edge magic", stone="hill magic", moor="hill", spring="forest edge magic")


@rules("SW-R-WIZARDS")
def test_each_source_of_magic_pays_a_coin_more() -> None:
    state = position(RUNES, active("wizards", "stout", {"ring": 1, "stone": 1, "moor": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-R-WIZARDS": 2}


@rules("SW-R-WIZARDS", "SW-COI-4")
def test_magic_of_the_own_race_in_decline_pays_no_bonus() -> None:
    tribes = [active("wizards", "commando", {"moor": 1}), fallen("orcs", {"spring": 1})]
    assert finish_turn(position(RUNES, tribes, [])) == {"SW-COI-1": 2}


@rules("SW-R-WIZARDS", "SW-COI-2")
def test_no_bonus_in_decline() -> None:
    state = position(RUNES, active("wizards", "commando", {"ring": 2, "moor": 1}), [])
    assert decline(state) == {"SW-COI-1": 2}


@rules("SW-R-WIZARDS", "SW-P-SWAMP", "SW-COI-5")
def test_race_and_badge_bonus_of_one_region_add_up() -> None:
    state = position(RUNES, active("wizards", "swamp", {"ring": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 1, "SW-R-WIZARDS": 1, "SW-P-SWAMP": 1}


@rules("SW-CMB-4", "SW-SET-8")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked("wizards", "hill") == (9, 1)
