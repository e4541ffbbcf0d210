"""What if: changes to a position that only its thinker sees, and that are no events."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import FRESH, HELD, NONEMPTY, REGION_SIZE, TOKENS, TRIBE_SIZE
from warren.games.small_world.state import State


def suppose_held(state: State, tribe: i64, regions: i64) -> None:
    """The race holds just these regions."""
    state.numbers[tribe * TRIBE_SIZE + HELD] = regions


def suppose_tokens(state: State, region: i64, tokens: i64) -> None:
    """So many tokens stand in the region."""
    state.numbers[region * REGION_SIZE + TOKENS] = tokens


def suppose_victories(state: State, more: i64) -> None:
    """So many more regions that were not empty have been conquered this turn."""
    state.numbers[NONEMPTY] += more


def suppose_seasoned(state: State) -> None:
    """The active race was not picked this turn."""
    state.numbers[FRESH] = 0


def suppose_new_turn(state: State) -> None:
    """The next turn of the active race, before its first conquest."""
    suppose_seasoned(state)
    state.numbers[NONEMPTY] = 0
