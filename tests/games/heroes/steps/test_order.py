"""The order of turns: counter-clockwise once, then clockwise from whoever was last."""

from __future__ import annotations

import pytest
from tests.tools.heroes.look import data, told
from tests.tools.heroes.position import Seat, position, seat
from tests.tools.heroes.turn import cast, end_turn
from tests.tools.rules import rules

from warren.games.heroes.state import State


def restless() -> Seat:
    """A player with a claim to make every now and then."""
    return seat("claim", (0, 0, 1))


def rounds(state: State, count: int) -> list[list[int]]:
    """The seats of the next rounds; each player claims when it can."""
    played: dict[int, list[int]] = {}
    while len(played) <= count and not state.is_over():
        found = data(state)
        played.setdefault(found["round"], []).append(found["turn"])
        free = [name for name, tile in found["tiles"].items() if "claim" not in tile]
        if "claim" in found["seats"][found["turn"]]["hand"]:
            cast(state, "claim", region=free[0])
        end_turn(state)
    return list(played.values())[:count]


@rules("HDL-TRN-1", "HDL-TRN-2")
def test_the_example_of_the_rulebook() -> None:
    """A D C B, then B C D A, and again B C D A."""
    state = position(
        *(restless() for _ in range(4)), round=1, turn=0, turns=1, options={"short": True}
    )
    letters = [["ABCD"[seat] for seat in seats] for seats in rounds(state, 2)]
    assert letters == [list("ADCB"), list("BCDA")]
    third = position(
        *(restless() for _ in range(4)), round=3, turn=1, turns=2, options={"short": True}
    )
    assert [["ABCD"[seat] for seat in seats] for seats in rounds(third, 1)] == [list("BCDA")]


@rules("HDL-TRN-1")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_of_the_first_round_begins_all_later_ones(players: int, first: int) -> None:
    state = position(
        *(restless() for _ in range(players)), round=1, first=first, turn=first, turns=1
    )
    one, two = rounds(state, 2)
    assert one == [(first - place) % players for place in range(players)]
    last = one[-1]
    assert two == [(last + place) % players for place in range(players)]
    third = position(
        *(restless() for _ in range(players)), round=3, first=first, turn=last, turns=2
    )
    assert rounds(third, 1) == [two]


@rules("HDL-TRN-1")
def test_a_new_turn_is_told() -> None:
    state = position(seat(), seat(), seat(), turn=2)
    end_turn(state)
    assert told(list(state.effects or []), "turn-began") == [{"seat": 0, "round": 2}]
