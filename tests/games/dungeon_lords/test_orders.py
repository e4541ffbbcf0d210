"""Orders: sealed, shown together, placed, and given back."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import GAME
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.match import Match
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import CHOSEN, FIRST, GOLD, LOCKED, SPACE, STRANDED
from warren.games.dungeon_lords.minions import place_minions
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE, ORDER_IDS, SPACES


def choosing(players: int = 4) -> Match:
    """The orders phase of the first round; nothing is inaccessible."""
    state = GAME.blank(players, {"edition": "base", "first": 0})
    frames.pop(state)
    frames.push(state, frames.OVER, 0, 0)
    frames.push(state, frames.ORDERS, 0, 0)
    state.flow.settle(state)
    return Match(state)


def order(match: Match, seat: int, *names: str) -> None:
    for name in names:
        match.act(seat, Action("order", {"order": name}))


def spaces(state: State, location: str) -> list[int]:
    at = SPACE + ORDER_IDS.index(location) * SPACES
    return [int(state.numbers[at + space]) for space in range(SPACES)]


@rules("DL-ORD-1", "DL-DEC-1", "DL-INF-3")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    match = choosing()
    assert match.state.actors() == (0, 1, 2, 3)
    before = match.state.view(1).key()
    order(match, 2, "get-food", "mine-gold")
    assert match.state.view(1).key() == before
    order(match, 2, "buy-traps")
    assert match.state.actors() == (0, 1, 3)
    shown = match.state.view(1).to_json()["seats"]
    assert isinstance(shown, list)
    assert shown[2]["orders"]["chosen"][0] == "hidden"
    match.undo(2)
    assert match.state.actors() == (0, 1, 2, 3)


@rules("DL-ORD-2")
def test_all_orders_are_shown_together_with_their_numbers() -> None:
    phase = Phase(frames.ORDERS, edition="base").begin()
    chosen = ["get-food", "mine-gold", "buy-traps"]
    for seat in (3, 1, 0, 2):
        assert not phase.told("order-shown")
        for name in chosen:
            phase.do("order", seat, order=name)
    shown = [fact for fact in phase.told("order-shown") if fact["seat"] == 1]
    assert [(fact["number"], fact["order"]) for fact in shown] == list(enumerate(chosen, 1))
    assert len(phase.told("order-shown")) == 12


@rules("DL-ORD-2", "DL-ORD-3", "DL-ORD-4")
def test_minions_take_the_lowest_free_space_in_turn_order() -> None:
    match = choosing()
    for seat in range(3):
        order(match, seat, "get-food", "mine-gold", "buy-traps")
    order(match, 3, "build-room", "get-food", "mine-gold")
    state = match.state
    assert spaces(state, "get-food") == [1, 2, 3]
    assert spaces(state, "mine-gold") == [1, 2, 3]
    assert state.get(3, STRANDED) == 0b110


@rules("DL-ORD-2", "DL-ORD-3")
def test_all_first_orders_are_placed_before_any_second_one() -> None:
    match = choosing()
    match.state.numbers[FIRST] = 2
    order(match, 2, "mine-gold", "get-food", "dig-tunnels")
    order(match, 3, "buy-traps", "get-food", "mine-gold")
    order(match, 0, "get-food", "mine-gold", "buy-traps")
    order(match, 1, "build-room", "hire-monster", "mine-gold")
    assert spaces(match.state, "get-food") == [1, 3, 4]
    assert spaces(match.state, "mine-gold") == [3, 1, 4]
    assert match.state.get(1, STRANDED) == 0b100


@rules("DL-ORD-5")
def test_without_a_free_space_hiring_first_costs_nothing() -> None:
    match = choosing()
    for seat in range(4):
        order(match, seat, "hire-monster", "mine-gold", "buy-traps")
    assert spaces(match.state, "hire-monster") == [1, 2, 3]
    assert [int(match.state.gold(seat)) for seat in range(4)] == [2, 2, 2, 3]


@rules("DL-ORD-5")
def test_hiring_later_costs_nothing_more() -> None:
    match = choosing()
    for seat in range(4):
        order(match, seat, "mine-gold", "hire-monster", "buy-traps")
    assert [int(match.state.gold(seat)) for seat in range(4)] == [3, 3, 3, 3]


@rules("DL-ORD-5")
def test_hiring_first_costs_a_gold() -> None:
    match = choosing()
    match.state.put(1, GOLD, 0)
    for seat in range(4):
        order(match, seat, "hire-monster", "mine-gold", "buy-traps")
    state = match.state
    assert spaces(state, "hire-monster") == [1, 3, 4]
    assert [int(state.gold(seat)) for seat in range(4)] == [2, 0, 2, 2]
    assert state.get(1, STRANDED) & 1


@rules("DL-ORD-1", "DL-SET-16")
def test_inaccessible_orders_are_refused() -> None:
    match = choosing()
    match.state.put(0, LOCKED, 1)
    with pytest.raises(Refusal) as locked:
        order(match, 0, "get-food")
    assert locked.value.rule == "DL-ORD-1"
    order(match, 0, "mine-gold")
    with pytest.raises(Refusal) as twice:
        order(match, 0, "mine-gold")
    assert twice.value.rule == "DL-SET-16"


@rules("DL-ORD-11", "DL-ORD-16")
def test_second_and_third_become_inaccessible() -> None:
    state = GAME.blank(4, {"edition": "base", "first": 0})
    frames.pop(state)
    frames.push(state, frames.OVER, 0, 0)
    frames.push(state, frames.RETURN, 0, 0)
    state.put(0, LOCKED, 0b11)
    state.put(0, STRANDED, 0b1)
    for number, one in enumerate((2, 3, 4)):
        state.put(0, CHOSEN + number, one)
    state.flow.settle(state)
    assert state.get(0, LOCKED) == 0b11000
    assert [int(state.get(0, CHOSEN + number)) for number in range(SPACES)] == [NONE] * SPACES
    assert state.get(0, STRANDED) == 0


@rules("DL-ORD-12")
def test_a_card_with_its_minion_may_be_taken_back() -> None:
    state = GAME.blank(4, {"edition": "base", "first": 0})
    frames.pop(state)
    frames.push(state, frames.OVER, 0, 0)
    frames.push(state, frames.RETURN, 0, 0)
    for number, one in enumerate((2, 3, 4)):
        state.put(0, CHOSEN + number, one)
    state.put(0, STRANDED, 0b101)
    state.flow.settle(state)
    assert [str(state.action(code).verb) for code in state.legal_actions(0)] == ["done", "retrieve"]
    state.effects = []
    state.apply(0, state.code(Action("retrieve", {"order": ORDER_IDS[4]})))
    assert state.get(0, LOCKED) == 0b1000
    retrieved = [effect.args for effect in state.effects if effect.name == "order-retrieved"]
    assert retrieved == [{"seat": 0, "order": ORDER_IDS[4]}]


@rules("DL-DUM-3", "DL-DUM-4", "DL-DUM-7")
def test_the_dummy_of_three_players_stands_on_the_second_spaces() -> None:
    match = choosing(3)
    assert match.state.actors() == (CHANCE,)
    for name in ("get-food", "mine-gold", "build-room"):
        match.act(CHANCE, Action("deal", {"order": name}))
    for seat in range(3):
        order(match, seat, "get-food", "dig-tunnels", "buy-traps")
    assert spaces(match.state, "get-food") == [1, 5, 2]
    assert spaces(match.state, "dig-tunnels") == [1, 2, 3]
    assert match.state.get(2, STRANDED) == 1


@rules("DL-DUM-5", "DL-DUM-6")
def test_two_players_choose_for_their_dummies() -> None:
    match = choosing(2)
    for name in ("get-food", "mine-gold", "get-food", "build-room"):
        match.act(CHANCE, Action("deal", {"order": name}))
    for seat, chosen in ((0, "mine-gold"), (1, "mine-gold")):
        order(match, seat, "get-food", "dig-tunnels", "buy-traps")
        free = [match.state.action(code).args["order"] for code in match.state.legal_actions(seat)]
        assert "get-food" not in free
        wanted = chosen if chosen in free else "dig-tunnels"
        match.act(seat, Action("dummy", {"order": wanted}))
    state = match.state
    assert spaces(state, "get-food") == [1, 5, 6]
    assert spaces(state, "mine-gold") == [6, 5, 0]
    assert spaces(state, "dig-tunnels") == [5, 1, 2]


@rules("DL-DUM-6")
def test_the_dummy_of_the_starting_player_is_placed_first() -> None:
    match = choosing(2)
    match.state.numbers[FIRST] = 1
    for name in ("get-food", "mine-gold", "get-food", "build-room"):
        match.act(CHANCE, Action("deal", {"order": name}))
    for seat in range(2):
        order(match, seat, "dig-tunnels", "buy-traps", "hire-monster")
        match.act(seat, Action("dummy", {"order": "recruit-imps"}))
    assert spaces(match.state, "get-food") == [0, 6, 5]
    assert spaces(match.state, "recruit-imps") == [6, 5, 0]


@rules("DL-ORD-3")
def test_placing_again_clears_the_board() -> None:
    match = choosing()
    for seat in range(4):
        order(match, seat, "get-food", "mine-gold", "buy-traps")
    place_minions(match.state)
    assert spaces(match.state, "get-food") == [1, 2, 3]
