"""The adventurers of the next round: drawn until they differ, then lined up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords.layout import PARTY, ROUND, STACK, UNDER
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

ID_BITS: Final = 6
ID_MASK: Final = 63
MOST_UNDER: Final = 10
"""So many are remembered under the stack; then it counts as run out."""


def drawn(state: Position) -> i64:
    count = i64(0)
    while count < state.table.drawn and state.numbers[PARTY + count] != NONE:
        count += 1
    return count


def wanted(state: Position) -> bool:
    """Until there are enough, and not all of one rank.  [DL-NEW-3] [DL-NEW-4] [DF-VAR-10]"""
    if state.numbers[ROUND] + 1 < state.table.variant.first_party:
        return False
    count = drawn(state)
    if count < state.table.drawn:
        return True
    rank = state.adventurer(state.numbers[PARTY]).rank
    for place in range(i64(1), count):
        if state.adventurer(state.numbers[PARTY + place]).rank != rank:
            return False
    return state.numbers[STACK] != 0 and put_under(state, count - 1)


def put_under(state: Position, place: i64) -> bool:
    """Somebody goes under the stack, if there is room."""
    at = i64(0)
    while at < MOST_UNDER and (state.numbers[UNDER] >> (at * ID_BITS)) & ID_MASK:
        at += 1
    if at == MOST_UNDER:
        return False
    number = state.numbers[PARTY + place]
    state.numbers[PARTY + place] = NONE
    state.numbers[UNDER] |= (number + 1) << (at * ID_BITS)
    if state.effects is not None:
        state.emit("adventurer-under", {"adventurer": state.adventurer(number).id})
    return True


def take_under(state: Position) -> bool:
    """With the stack run out, those put under it come in their order."""
    under = state.numbers[UNDER]
    if under:
        state.numbers[UNDER] = under >> ID_BITS
        show(state, (under & ID_MASK) - 1)
    return False


def show(state: Position, number: i64) -> None:
    state.numbers[PARTY + drawn(state)] = number
    if state.effects is not None:
        state.emit("adventurer-shown", {"adventurer": state.adventurer(number).id})


def line_up(state: Position) -> None:
    """From the weakest to the strongest; equal ranks keep their order."""
    numbers = [int(state.numbers[PARTY + place]) for place in range(drawn(state))]
    numbers.sort(key=lambda number: state.table.deck.adventurers[number].rank)
    for place, number in enumerate(numbers):
        state.numbers[PARTY + place] = i64(number)
