"""What a new round clears away, and what a year brings and takes.  [DL-SET-5] [DL-YR2-1]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.dungeon_lords.cards import BARD
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARD_NOW,
    CARD,
    CARD_NEXT,
    DISPLAY,
    DISPLAY_SIZE,
    EVENTS_SEEN,
    HERE,
    IMPATIENT,
    IN_BOX,
    IN_DISCARD,
    IN_STACK,
    IN_TENT,
    KNOWN,
    MONSTER_DISCARD,
    MONSTER_STACK,
    ON_DISPLAY,
    OUT,
    PALADIN,
    PARTY,
    PARTY_SIZE,
    ROOM_AT,
    ROUND,
    ROW,
    ROW_SIZE,
    SCOUT,
    STACK,
    TILE_NEXT,
    TILE_NOW,
    TILES_SEEN,
    TURNED,
    UNDER,
    YEAR,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, PALADINS


def discard_display(state: Position) -> None:
    """Monsters and rooms left go to their discards.  [DL-NEW-1] [DL-RND-7]"""
    for slot in range(i64(DISPLAY_SIZE)):
        kind = state.numbers[DISPLAY + slot]
        if kind != NONE:
            state.numbers[MONSTER_DISCARD] += MONSTER_COUNTS.one(kind)
            state.numbers[DISPLAY + slot] = NONE
    for room in range(state.table.rooms):
        if state.numbers[ROOM_AT + room] == ON_DISPLAY:
            state.numbers[ROOM_AT + room] = IN_DISCARD


def begin_year(state: Position, year: i64) -> None:
    """New stacks, a new row, new paladins in the tent, event tiles shuffled again."""
    numbers = state.numbers
    deck = state.table.deck
    numbers[YEAR] = year
    numbers[ROUND] = 1
    numbers[MONSTER_STACK] = 0
    for number, monster in enumerate(deck.monsters):
        if state.table.plays_set(monster.set):
            numbers[MONSTER_STACK] += monster.copies[year - 1] * MONSTER_COUNTS.one(i64(number))
    for room, card in enumerate(deck.rooms):
        if card.year == year and state.table.plays_set(card.set):
            numbers[ROOM_AT + room] = IN_STACK
    numbers[STACK] = 0
    for number, adventurer in enumerate(deck.adventurers):
        plays = state.table.variant.bards or adventurer.kind != BARD
        if adventurer.year == year and plays and state.table.plays_set(adventurer.set):
            numbers[STACK] |= bit(i64(number))
    numbers[UNDER] = 0
    for place in range(i64(PARTY_SIZE)):
        numbers[PARTY + place] = NONE
        numbers[HERE + place] = NONE
    for place in range(i64(ROW_SIZE)):
        numbers[ROW + place] = NONE
    numbers[TURNED] = 0
    numbers[CARD] = NONE
    numbers[CARD_NEXT] = NONE
    numbers[TILES_SEEN] = 0
    numbers[TILE_NOW] = NONE
    numbers[TILE_NEXT] = NONE
    numbers[BOARD_NOW] = NONE
    numbers[SCOUT] = 0
    numbers[IMPATIENT] = 0
    for kind in range(i64(PALADINS)):
        used = int(kind) in state.table.variant.paladins
        numbers[PALADIN + kind] = IN_TENT if used else IN_BOX
    for seat in range(state.table.players):
        state.put(seat, KNOWN, 0)


def end_year(state: Position) -> None:
    """What is left of the stacks of the year leaves the game.  [DL-SET-5]"""
    for room in range(state.table.rooms):
        if state.numbers[ROOM_AT + room] == IN_STACK:
            state.numbers[ROOM_AT + room] = OUT


def unseen_events(state: Position) -> i64:
    """Special events that may still come.  [DL-SET-8] [DF-SET-3]"""
    found = i64(0)
    for number, event in enumerate(state.table.deck.events):
        needs_pets = event.needs == "pets" and not state.table.variant.has_pets
        if state.table.plays_set(event.set) and not needs_pets:
            found |= bit(i64(number))
    return found & ~state.numbers[EVENTS_SEEN]
