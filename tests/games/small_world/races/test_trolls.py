"""Trolls: a lair in each region they hold."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import holder, names, on_board, picked, pieces, price_parts, tray
from tests.tools.play import conquer, decline, do, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

WOODS = row(den="forest edge", glen="hill", dell="swamp", ford="farmland edge")


@rules("SW-R-TROLLS", "SW-R-TROLLS-1")
def test_a_lair_comes_with_the_conquest() -> None:
    state = position(WOODS, active("trolls", "stout", {"den": 5}), [])
    assert names(conquer(state, "glen")) == ["tribe-readied", "region-conquered", "piece-placed"]
    assert pieces(state, "glen") == {"lair": 1}
    conquer(state, "dell")
    assert pieces(state, "dell") == {"lair": 1}


@rules("SW-R-TROLLS")
def test_a_lair_adds_one_to_the_defence() -> None:
    ratmen = active("ratmen", "stout", {"glen": 6})
    state = position(WOODS, ratmen, active("trolls", "hill", {"dell": 2}))
    assert price_parts(state, "dell") == {"SW-CON-3": 4, "SW-R-TROLLS": 1}


@rules("SW-R-TROLLS", "SW-TRAP-3", "SW-DEC-7")
def test_lairs_stay_in_decline_and_defend() -> None:
    trolls = active("trolls", "hill", {"den": 1, "dell": 3})
    state = position(WOODS, trolls, active("ratmen", "stout", {"glen": 6}))
    decline(state)
    assert pieces(state, "dell") == {"lair": 1}
    assert price_parts(state, "dell") == {"SW-CON-3": 3, "SW-R-TROLLS": 1}


@rules("SW-R-TROLLS", "SW-LOS-5")
def test_a_lair_goes_when_the_region_is_conquered() -> None:
    ratmen = active("ratmen", "stout", {"glen": 6})
    state = position(WOODS, ratmen, active("trolls", "hill", {"dell": 2, "ford": 1}))
    conquer(state, "dell")
    assert (holder(state, "dell"), pieces(state, "dell")) == ("ratmen", {})
    assert pieces(state, "ford") == {"lair": 1}
    assert tray(state, "trolls") == 8


@rules("SW-R-TROLLS", "SW-TRN-6")
def test_a_lair_goes_when_the_region_is_abandoned() -> None:
    state = position(WOODS, active("trolls", "hill", {"den": 1, "glen": 3}), [])
    do(state, "abandon", region="glen")
    assert (holder(state, "glen"), pieces(state, "glen")) == (None, {})
    assert pieces(state, "den") == {"lair": 1}


@rules("SW-R-TROLLS-1", "SW-TRAP-1")
def test_lairs_pay_nothing() -> None:
    state = position(WOODS, active("trolls", "stout", {"den": 1, "glen": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 2}


@rules("SW-R-TROLLS-1")
def test_lairs_go_when_the_race_in_decline_leaves() -> None:
    tribes = [active("orcs", "stout", {"den": 1}), fallen("trolls", {"dell": 1, "ford": 1})]
    state = position(WOODS, tribes, [])
    assert decline(state) == {"SW-COI-1": 1}
    assert on_board(state, "trolls") == {}
    assert pieces(state, "dell") == pieces(state, "ford") == {}


@rules("SW-R-TROLLS-1", "SW-SET-7", "SW-SET-8")
def test_ten_lairs_are_enough_for_ten_trolls() -> None:
    plain = row(**{f"r{i}": "hill edge" for i in range(11)})
    state = position(plain, active("trolls", "commando", {"r0": 10}), [])
    for i in range(1, 10):
        conquer(state, f"r{i}")
    assert [pieces(state, f"r{i}") for i in range(10)] == [{"lair": 1}] * 10
    assert picked("trolls", "diplomat") == (10, 0)
