"""Fewer than four players: dummies, and the counter of nobody."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.option import OptionValue
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import (
    BUSY,
    CHOSEN,
    DUMMY,
    DUMMY_LOCKED,
    DUMMY_ORDERS,
    EVIL,
    GOLD,
    IDLE,
    LOCKED,
    NEUTRAL,
    SPACE,
)
from warren.games.dungeon_lords.scoring import TITLES, holders
from warren.games.dungeon_lords.terms import HIRE_MONSTER, ORDER_IDS, SPACES


@rules("DL-DUM-1", "DL-NEW-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("season", [1, 3, 4])
def test_three_monsters_and_two_rooms_for_any_number(players: int, season: int) -> None:
    phase = Phase(frames.UNVEIL, players=players, season=season, edition="base").begin()
    phase.deal()
    assert len(phase.told("monster-shown")) == 3
    assert len(phase.told("room-shown")) == 2


@rules("DL-DUM-2", "DL-NEW-3")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4)])
@pytest.mark.parametrize("edition", ["base", "festival"])
def test_adventurers_for_each_round(players: int, count: int, edition: str) -> None:
    phase = Phase(frames.UNVEIL, players=players, edition=edition).begin()
    phase.deal()
    under = len(phase.told("adventurer-under"))
    assert len(phase.told("adventurer-shown")) - under == count


@rules("DL-DUM-11", "DL-TTL-2")
def test_the_counter_of_nobody_holds_no_title() -> None:
    phase = Phase(frames.UNVEIL, players=2).everybody(EVIL, 4, 3).world(NEUTRAL, 9)
    assert holders(phase.state, TITLES.index("dark-deeds")) == [0]


def autumn(players: int) -> Phase:
    """The end of the first year: dummies and players have inaccessible orders, nobody a party."""
    phase = Phase(frames.SEASON, players=players, season=4, stage=9, edition="base")
    for dummy in range(int(phase.state.table.dummies)):
        phase.world(DUMMY + 2 * dummy + DUMMY_LOCKED, 0b111 << dummy)
    for seat in range(players):
        phase.put(LOCKED, 0b11 << seat, seat)
    return phase


@rules("DL-DUM-12", "DL-ORD-13")
@pytest.mark.parametrize("players", [2, 3])
def test_inaccessible_orders_run_on_into_year_two(players: int) -> None:
    phase = autumn(players).begin()
    phase.deal()
    state = phase.state
    assert state.year() == 2
    assert phase.all(LOCKED) == [0b11 << seat for seat in range(players)]
    for dummy in range(int(state.table.dummies)):
        at = DUMMY + 2 * dummy
        assert state.numbers[at + DUMMY_LOCKED] == 0b111 << dummy
        assert not state.numbers[at + DUMMY_ORDERS] & 0b111 << dummy
    assert phase.refusal("order", 1, order=ORDER_IDS[1]) == "DL-ORD-1"
    assert phase.refusal("order", 1, order=ORDER_IDS[4]) == ""


def placing(players: int, *drawn: str, **options: OptionValue) -> Phase:
    phase = Phase(frames.ORDERS, players=players, edition="base", **options).begin()
    phase.deal(deal=list(drawn))
    return phase


@rules("DL-DUM-7", "DL-DUM-12")
def test_a_dummy_that_hires_first_pays_nothing() -> None:
    phase = placing(3, "hire-monster", "get-food", "mine-gold")
    for seat in range(3):
        for order in ("dig-tunnels", "buy-traps", "build-room"):
            phase.do("order", seat, order=order)
    at = SPACE + HIRE_MONSTER * SPACES + 1
    assert phase.state.numbers[at] == 5
    assert not phase.told("gold-moved")
    assert phase.all(GOLD) == [3, 3, 3]


@rules("DL-DUM-7")
def test_a_dummy_never_acts() -> None:
    phase = Phase(frames.ERRANDS, players=3, edition="base")
    for location in range(len(ORDER_IDS)):
        phase.world(SPACE + location * SPACES + 1, 5)
    phase.begin()
    assert phase.over
    assert phase.log() == []
    assert (phase.all(IDLE), phase.all(BUSY)) == ([3, 3, 3], [0, 0, 0])


@rules("DL-DUM-3")
def test_used_orders_of_a_dummy_become_inaccessible_for_one_round() -> None:
    phase = Phase(frames.RETURN, players=3, edition="base")
    phase.world(DUMMY + DUMMY_LOCKED, 0b111).world(DUMMY + DUMMY_ORDERS, 0b10101000)
    for seat in range(3):
        for number in range(3):
            phase.put(CHOSEN + number, number, seat)
    phase.begin()
    assert phase.state.numbers[DUMMY + DUMMY_LOCKED] == 0b10101000
    phase.then(frames.ORDERS)
    open_orders = {f"deal {ORDER_IDS[at]}" for at in (0, 1, 2, 4, 6)}
    assert phase.options(CHANCE) == open_orders
    drawn = phase.deal()
    assert len(set(drawn)) == 3
    assert {f"deal {name}" for name in drawn} < open_orders


@rules("DL-DUM-10", "DF-PAL-22")
def test_a_paladin_that_would_come_to_nobody_is_discarded() -> None:
    phase = Phase(frames.ADVENT, players=2, season=2, edition="base")
    phase.world(NEUTRAL, 9).everybody(EVIL, 4, 5).begin()
    assert phase.told("paladin-discarded") == [{"paladin": "human"}]
    assert [phase.line(seat) for seat in range(2)] == [[], []]


@rules("DL-DUM-8")
def test_the_counter_of_nobody_starts_on_the_start() -> None:
    assert Phase(frames.ADVENT, players=2).state.numbers[NEUTRAL] == 5
    assert not Phase(frames.ADVENT, players=3).state.table.has_neutral()
