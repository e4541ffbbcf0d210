"""Elves: while active they lose no token with a region."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import hand, in_play, on_board, picked, tray
from tests.tools.play import conquer, do, pass_to, settle_down
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

GROVE = row(camp="hill edge", grove="forest", dell="swamp", glade="forest edge")


@rules("SW-R-ELVES", "SW-EX-2")
def test_all_tokens_of_a_lost_region_go_to_hand() -> None:
    elves = active("elves", "forest", {"grove": 3, "glade": 1})
    state = position(GROVE, active("ratmen", "stout", {"camp": 8}), elves)
    conquer(state, "grove")
    assert (hand(state, "elves"), tray(state, "elves")) == (3, 7)
    pass_to(state, 1)
    assert on_board(state, "elves") == {"glade": 4}


@rules("SW-R-ELVES")
def test_another_race_loses_one_there() -> None:
    humans = active("humans", "forest", {"grove": 3, "glade": 1})
    state = position(GROVE, active("ratmen", "stout", {"camp": 8}), humans)
    conquer(state, "grove")
    assert (hand(state, "humans"), tray(state, "humans")) == (2, 7)


@rules("SW-R-ELVES-2")
def test_a_lone_elf_goes_to_hand_too() -> None:
    elves = active("elves", "forest", {"grove": 1})
    state = position(GROVE, active("ratmen", "stout", {"camp": 8}), elves)
    conquer(state, "grove")
    assert (hand(state, "elves"), tray(state, "elves")) == (1, 10)


@rules("SW-R-ELVES", "SW-P-DRAGON-MASTER-2")
def test_the_dragon_kills_no_elf() -> None:
    elves = active("elves", "forest", {"grove": 3})
    state = position(GROVE, active("ratmen", "dragon-master", {"camp": 2}), elves)
    conquer(state, "grove", by="dragon")
    assert (hand(state, "elves"), tray(state, "elves")) == (3, 8)


@rules("SW-R-ELVES")
def test_an_elf_in_decline_is_lost() -> None:
    elves = fallen("elves", {"grove": 1, "glade": 1})
    state = position(GROVE, active("ratmen", "stout", {"camp": 9}), [elves])
    conquer(state, "grove")
    assert (hand(state, "elves"), tray(state, "elves")) == (0, 10)
    conquer(state, "dell")
    conquer(state, "glade")
    assert not in_play(state, "elves")
    assert tray(state, "elves") == 11


@rules("SW-R-ELVES-1", "SW-TRAP-4")
def test_a_converted_elf_is_lost() -> None:
    elves = active("elves", "forest", {"grove": 1, "glade": 2})
    state = position(GROVE, active("sorcerers", "stout", {"camp": 2}), elves)
    conquer(state, "grove", by="sorcery")
    assert (hand(state, "elves"), tray(state, "elves")) == (0, 9)
    assert on_board(state, "sorcerers") == {"camp": 1, "grove": 1}


@rules("SW-OPT-1")
def test_by_option_a_converted_elf_goes_to_hand() -> None:
    elves = active("elves", "forest", {"grove": 1, "glade": 2})
    sorcerers = active("sorcerers", "stout", {"camp": 2})
    state = position(GROVE, sorcerers, elves, options={"elves_return": True})
    conquer(state, "grove", by="sorcery")
    assert (hand(state, "elves"), tray(state, "elves")) == (1, 8)
    settle_down(state, until="deploy")
    do(state, "deploy", region="camp")
    pass_to(state, 1)
    assert on_board(state, "elves") == {"glade": 3}


@rules("SW-OPT-1")
def test_the_option_saves_elves_only() -> None:
    humans = active("humans", "forest", {"grove": 1, "glade": 2})
    sorcerers = active("sorcerers", "stout", {"camp": 2})
    state = position(GROVE, sorcerers, humans, options={"elves_return": True})
    conquer(state, "grove", by="sorcery")
    assert (hand(state, "humans"), tray(state, "humans")) == (0, 8)


@rules("SW-CMB-4", "SW-SET-8")
def test_six_tokens_and_those_of_the_badge() -> None:
    assert picked("elves", "hill") == (10, 1)
