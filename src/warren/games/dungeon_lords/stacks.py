"""What is left in the stacks: all that lies nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BURIED_PETS,
    BURIED_TRAPS,
    DEALT,
    HANDED,
    INSTALLED,
    OPEN_TRAPS,
    PETS,
    PLAN_TRAPS,
    ROW,
    TRAP_DISCARD,
    TRAPS,
    USED_PETS,
)
from warren.games.dungeon_lords.position import Position

TRAP_BITS: int = 15


def trap_deck(state: Position) -> i64:
    """Traps that may be drawn, by kind."""
    left = state.table.all_traps - state.numbers[TRAP_DISCARD] - state.numbers[OPEN_TRAPS]
    for seat in range(state.table.players):
        left -= state.get(seat, TRAPS) + state.get(seat, BURIED_TRAPS)
        installed = state.get(seat, INSTALLED) & TRAP_BITS
        if installed:
            left -= TRAP_COUNTS.one(installed - 1)
        left -= laid_traps(state, seat)
    return left


def laid_traps(state: Position, seat: i64) -> i64:
    """Traps laid for a battle, by kind; while plans are made they are still in hand."""
    planning = frames.step(state) == frames.PLANNING
    if planning and (frames.subject(state) >> seat) & 1:
        return 0
    return state.get(seat, PLAN_TRAPS)


def reshuffle_traps(state: Position) -> None:
    """The discard becomes a new deck.  [DL-SET-14]"""
    state.numbers[TRAP_DISCARD] = 0
    for seat in range(state.table.players):
        state.put(seat, BURIED_TRAPS, 0)
    state.emit("traps-shuffled", {})


def pet_deck(state: Position) -> i64:
    left = state.table.all_pets
    for seat in range(state.table.players):
        left -= state.get(seat, PETS) + state.get(seat, USED_PETS)
        left -= state.get(seat, BURIED_PETS) + state.get(seat, DEALT)
        handed = state.get(seat, HANDED)
        if handed > 0:
            left -= PET_COUNTS.one(handed - 1)
    return left


def reshuffle_pets(state: Position) -> None:
    """The discard becomes a new deck.  [DF-PET-7]"""
    for seat in range(state.table.players):
        state.put(seat, BURIED_PETS, 0)
    state.emit("pets-shuffled", {})


def spell_deck(state: Position) -> i64:
    """The cards of the year that lie nowhere in the row, as a mask.  [DL-SET-7]"""
    found = i64(0)
    for number, spell in enumerate(state.table.deck.spells):
        if spell.year == state.year() and state.table.plays_set(spell.set):
            found |= bit(i64(number))
    for place in range(state.table.variant.fights):
        if state.numbers[ROW + place] >= 0:
            found &= ~bit(state.numbers[ROW + place])
    return found
