"""Since when it is whose turn, at tables where somebody wants to be told."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from warren.server.position import Position, Told

KNOWN: Final = 0


def turns(
    known: Mapping[str, int],
    before: Collection[int],
    position: Position,
    people: Collection[int],
    undone: Told | None,
) -> dict[str, int]:
    """The line with which each seat got its turn; at the end of the game the last one for all.

    A seat that had to decide before, or takes something back, needs not be told.
    """
    if position.state.is_over():
        return {str(seat): position.n for seat in range(len(position.state.scores()))}
    found: dict[str, int] = {}
    for seat in position.state.actors():
        if seat in people:
            new = seat not in before and (undone is None or undone.seat != seat)
            found[str(seat)] = known.get(str(seat), position.n if new else KNOWN)
    return found
