"""How many tokens a conquest takes, and what the number is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.layout import NONE
from warren.games.small_world.pieces import DEFENCE, FIELD, PIECES, WIDTH
from warren.games.small_world.state import State

BASE: Final = 2
FLOOR: Final = 1


def price(state: State, tribe: i64, region: i64, parts: list[Part] | None) -> i64:
    """Two tokens and one for everything in the way, less the discounts.

    The discounts add up, and the floor of one token comes last.  [SW-CON-3] [SW-CON-10]
    """
    total = BASE + state.tokens[region]
    if state.table.board.has(MOUNTAIN, region):
        total += 1
    pieces = state.pieces[region] & DEFENCE
    while pieces:
        total += pieces & FIELD
        pieces >>= WIDTH
    if parts is not None:
        _list_defence(state, region, parts)
    if state.is_active(tribe):
        race = state.race(tribe)
        discount = race.conquest_discount(state, tribe, region)
        power = state.power(tribe)
        more = power.conquest_discount(state, tribe, region)
        if parts is not None:
            if discount:
                parts.append(Part(f"race-{race.id}", int(-discount), race.rule))
            if more:
                parts.append(Part(f"power-{power.id}", int(-more), power.rule))
        total -= discount + more
    if total < FLOOR:
        if parts is not None:
            parts.append(Part("part-floor", int(FLOOR - total), "SW-CON-4"))
        return FLOOR
    return total


def _list_defence(state: State, region: i64, parts: list[Part]) -> None:
    parts.append(Part("part-base", BASE, "SW-CON-3"))
    if state.table.board.has(MOUNTAIN, region):
        parts.append(Part("terrain-mountain", 1, "SW-CON-3"))
    holder = state.holder[region]
    if holder != NONE:
        label = f"race-{state.race(holder).id}"
        parts.append(Part(label, int(state.tokens[region]), "SW-CON-3"))
    for kind, piece in enumerate(PIECES):
        count = state.count(region, kind)
        if piece.defence and count:
            parts.append(Part(f"piece-{piece.id}", int(count), piece.rule))
