"""A party in its order: who stands where, and how each one fares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import shifted
from warren.games.dungeon_lords.cards import BARD, PRIEST, THIEF, WARRIOR, WIZARD
from warren.games.dungeon_lords.layout import LINE_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, PALADINS

WHO: Final = 63
FIRST_PALADIN: Final = 60
ILLUSION: Final = 63
ILLUSION_HIT_POINTS: Final = 1
DAMAGE: Final = 6
EXTRA: Final = 12
COURAGE: Final = 16
POISON: Final = 22
SMALL: Final = 15
LARGE: Final = 63
INVISIBLE: Final = 1 << 28
ROUND_ONLY: Final = (LARGE << COURAGE) | (SMALL << POISON) | INVISIBLE


def adventurer_figure(number: i64) -> i64:
    return number + 1


def paladin_figure(kind: i64) -> i64:
    return FIRST_PALADIN + kind


def who(figure: i64) -> i64:
    return figure & WHO


def is_paladin(figure: i64) -> bool:
    return FIRST_PALADIN <= figure & WHO < FIRST_PALADIN + PALADINS


def is_illusion(figure: i64) -> bool:
    return figure & WHO == ILLUSION


def is_adventurer(figure: i64) -> bool:
    return 0 < figure & WHO < FIRST_PALADIN


def paladin_of(figure: i64) -> i64:
    return (figure & WHO) - FIRST_PALADIN


def number_of(figure: i64) -> i64:
    """The number of an adventurer in the deck."""
    return (figure & WHO) - 1


def damage_of(figure: i64) -> i64:
    return (figure >> DAMAGE) & LARGE


def courage_of(figure: i64) -> i64:
    return (figure >> COURAGE) & LARGE


def poison_of(figure: i64) -> i64:
    return (figure >> POISON) & SMALL


def more(figure: i64, field: i64, amount: i64) -> i64:
    """A figure with more, or less, of damage, courage, poison or hit points."""
    return figure + shifted(amount, field)


def unpoisoned(figure: i64) -> i64:
    """Poison belongs to the dungeon where it was given.  [DL-CON-6]"""
    return figure & ~shifted(SMALL, POISON)


def class_of(state: Position, figure: i64) -> i64:
    """The class of an adventurer; NONE for paladins and illusions.  [DL-PAL-8]"""
    return state.adventurer(number_of(figure)).kind if is_adventurer(figure) else i64(NONE)


def hit_points(state: Position, figure: i64) -> i64:
    extra = (figure >> EXTRA) & SMALL
    if is_illusion(figure):
        return ILLUSION_HIT_POINTS + extra
    if is_paladin(figure):
        return state.table.paladin(paladin_of(figure), state.year()).hit_points + extra
    return state.adventurer(number_of(figure)).hit_points + extra


def icons(state: Position, seat: i64, kind: i64) -> i64:
    """The icons of one kind in the line: THIEF anti-trap, PRIEST hearts, WIZARD magic."""
    total = i64(0)
    for place in range(state.line_length(seat)):
        figure = state.line(seat, place)
        if is_paladin(figure):
            total += state.table.paladin(paladin_of(figure), state.year()).icons
        elif class_of(state, figure) == kind:
            total += state.adventurer(number_of(figure)).icons
    return total


def insert(state: Position, seat: i64, place: i64, figure: i64) -> None:
    at = state.line_length(seat)
    while at > place:
        state.set_line(seat, at, state.line(seat, at - 1))
        at -= 1
    state.set_line(seat, place, figure)


def remove(state: Position, seat: i64, place: i64) -> i64:
    """Take somebody out; the line closes up."""
    figure = state.line(seat, place)
    while place < LINE_SIZE - 1:
        state.set_line(seat, place, state.line(seat, place + 1))
        place += 1
    state.set_line(seat, LINE_SIZE - 1, 0)
    return figure


def paladin_place(state: Position, seat: i64, kind: i64) -> i64:
    for place in range(state.line_length(seat)):
        if who(state.line(seat, place)) == paladin_figure(kind):
            return place
    return NONE


def front_place(state: Position, seat: i64) -> i64:
    """Where one stands who stands before everybody but an Illusion.  [DL-PAL-7] [DL-PAL-10]"""
    return 1 if is_illusion(state.line(seat, 0)) else 0


def join(state: Position, seat: i64, number: i64) -> None:
    """An adventurer takes a place.  [DL-ADV-5] [DL-ADV-6] [DF-BRD-2]"""
    figure = adventurer_figure(number)
    kind = state.adventurer(number).kind
    length = state.line_length(seat)
    place = i64(0)
    while place < length and is_paladin(state.line(seat, place)):
        place += 1
    if kind == BARD:
        place = length
    elif kind != WARRIOR:
        while place < length and class_of(state, state.line(seat, place)) != BARD:
            place += 1
    insert(state, seat, place, figure)


ICON_KINDS: Final = (THIEF, WIZARD, PRIEST)
"""Anti-trap, magic, hearts."""
