"""What does not change during a game: players, options and the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.option import OptionValue
from warren.games.dungeon_lords.cards import Deck, Paladin
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.terms import PALADIN_IDS
from warren.games.dungeon_lords.variant import Variant

THREE: Final = 3
TWO: Final = 2


class Table:
    """Shared by all states of one game and never changed."""

    def __init__(self, players: int, options: dict[str, OptionValue], deck: Deck) -> None:
        self.players: Final[i64] = i64(players)
        self.options: Final = options
        self.deck: Final = deck
        self.variant: Final = Variant(options)
        self.dummies: Final[i64] = 1 if players == THREE else 2 if players == TWO else 0
        self.drawn: Final[i64] = 4 if players > THREE else 3
        """Adventurers for each round.  [DL-DUM-2]"""
        first = options["first"]
        self.first: Final = first if isinstance(first, int) else -1
        self.monsters: Final[i64] = i64(len(deck.monsters))
        self.rooms: Final[i64] = i64(len(deck.rooms))
        traps = i64(0)
        for number, trap in enumerate(deck.traps):
            if self._plays(trap.set):
                traps += trap.copies * TRAP_COUNTS.one(i64(number))
        self.all_traps: Final[i64] = traps
        """Traps that are used at this table, by kind."""
        pets = i64(0)
        for number, pet in enumerate(deck.pets):
            pets += pet.copies * PET_COUNTS.one(i64(number))
        self.all_pets: Final[i64] = pets
        self.in_play: Final = [self._plays(room.set) for room in deck.rooms]

    def _plays(self, edition: str) -> bool:
        return self.variant.expansion or edition == "base"

    def plays_set(self, edition: str) -> bool:
        """Whether cards of a set are used at this table.  [DF-VAR-20]"""
        return self._plays(edition)

    def has_neutral(self) -> bool:
        """Whether there is a non-player counter.  [DL-DUM-8]"""
        return self.players == TWO

    def paladin(self, kind: i64, year: i64) -> Paladin:
        for paladin in self.deck.paladins:
            if paladin.kind == kind and paladin.year == year:
                return paladin
        raise AssertionError

    def paladin_id(self, kind: int) -> str:
        return PALADIN_IDS[kind]
