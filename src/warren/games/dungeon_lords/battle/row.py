"""The row of combat cards: what is still to be drawn."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.layout import KNOWN, ROW, ROW_SIZE, TURNED
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def unknown_place(state: Position) -> i64:
    """The first place of the row whose card nobody has drawn, or NONE."""
    for place in range(state.table.variant.fights):
        if state.numbers[ROW + place] == NONE:
            return place
    return NONE


def is_of_year(state: Position, spell: i64) -> bool:
    card = state.table.deck.spells[spell]
    return card.year == state.year() and state.table.plays_set(card.set)


def is_open(state: Position, spell: i64) -> bool:
    """Whether a card can still come: of this year and nowhere in the row."""
    if not is_of_year(state, spell):
        return False
    for place in range(i64(ROW_SIZE)):
        if state.numbers[ROW + place] == spell:
            return False
    return True


def hidden_from(state: Position, seat: i64) -> i64:
    """The mask of the face-down places whose cards this seat has not seen."""
    found = i64(0)
    for place in range(state.table.variant.fights):
        if place >= state.numbers[TURNED] and not (state.get(seat, KNOWN) >> place) & 1:
            found |= i64(1) << place
    return found
