"""What lies deep in a position, in the words of scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from warren.games.small_world.state import State
from warren.games.small_world.underground.snapshot import write_depths


def fact(key: str, state: State) -> object:
    """One of the plain facts; what is a set comes sorted."""
    value = _depths(state)[key]
    return sorted(cast("list[str]", value)) if isinstance(value, list) else value


def place_of(key: str, name: str, state: State) -> str | None:
    """The region in which a marker or a figure lies."""
    return cast("dict[str, str]", _depths(state)[key]).get(name)


def contents(key: str, region: str, state: State) -> list[str]:
    """The markers or the figures in a region."""
    places = cast("dict[str, str]", _depths(state)[key])
    return sorted(name for name, place in places.items() if place == region)


def left_out(state: State) -> list[str]:
    """Races and powers that have no force at this table."""
    return sorted(state.table.left_out)


def _depths(state: State) -> Mapping[str, object]:
    return write_depths(state)
