"""Which card a battle round may have, as far as a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle.row import is_of_year
from warren.games.dungeon_lords.layout import KNOWN, ROW, TURNED
from warren.games.dungeon_lords.position import Position


def outlook(state: Position, seat: int) -> list[tuple[int, int]]:
    """The cards this round may have as far as a seat knows, each with its weight."""
    number = round_of(state)
    seen = state.get(i64(seat), KNOWN)
    open_cards: list[tuple[int, int]] = []
    shut: list[int] = []
    for place in range(state.table.variant.fights):
        if place < state.numbers[TURNED] or (seen >> place) & 1:
            if place == number:
                return [(int(state.numbers[ROW + place]), 1)]
            shut.append(int(state.numbers[ROW + place]))
    for spell in range(len(state.table.deck.spells)):
        if is_of_year(state, spell) and spell not in shut:
            open_cards.append((spell, 1))
    return open_cards


def round_of(state: Position) -> i64:
    """The battle round, counted from 0; the first one while building."""
    at = frames.under(state, frames.COMBAT)
    return frames.subject_at(state, at) if at >= 0 else i64(0)
