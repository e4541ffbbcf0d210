"""Since when it is whose turn, at tables where somebody wants to be told."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from warren.core.effect import only
from warren.core.match import Match, Told

KNOWN: Final = 0


def turns(
    known: Mapping[str, int],
    before: Collection[int],
    match: Match,
    people: Collection[int],
    undone: Told | None,
) -> dict[str, int]:
    """The line with which each seat got its turn; at the end of the game the last one for all.

    A seat that had to decide before, or takes something back, needs not be told.
    """
    if match.state.is_over():
        seats = range(match.state.seat_count())
        return {str(seat): match.count.shown_to(only(seat)) for seat in seats}
    found: dict[str, int] = {}
    for seat in match.state.deciding():
        if seat in people:
            new = seat not in before and (undone is None or undone.seat != seat)
            since = match.count.shown_to(only(seat)) if new else KNOWN
            found[str(seat)] = known.get(str(seat), since)
    return found
