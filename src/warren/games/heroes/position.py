"""What lies on the table, and what may be asked about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.effect import Effect
from warren.core.numbers import bit_index
from warren.games.heroes.card import Card
from warren.games.heroes.layout import (
    ACTIVE,
    ALLY,
    CLAIM,
    COINS,
    DECK_SIZE,
    DISCARD,
    DOOR,
    EXCHANGED,
    FORT,
    HAND,
    HANDS,
    IDLE,
    LEFT,
    LEVEL,
    LOCKED,
    MOVING,
    NONE,
    OWNER,
    PANIC,
    PENDING,
    PHASE,
    PLAYED,
    READY,
    ROUND,
    RUNE,
    SEAT_SIZE,
    SPENT,
    TILE_SIZE,
    TROOP,
    TURN,
)
from warren.games.heroes.table import Table

if TYPE_CHECKING:
    from warren.games.heroes.flow import Flow


class Position(core.State):
    """Tiles, seats, hands, piles and the world, all in one packed vector (see `layout`)."""

    def __init__(self, table: Table, flow: Flow, numbers: vec[i64]) -> None:
        self.effects: list[Effect] | None = None
        self.listed: i64 = core.UNLISTED
        self.listing: vec[i64] = vec[i64]()
        self.viewer: i64 = core.NOBODY
        self.table: Final = table
        self.flow: Final = flow
        self.numbers: vec[i64] = numbers

    # The turn

    def phase(self) -> i64:
        return self.numbers[PHASE]

    def round_now(self) -> int:
        return int(self.numbers[ROUND])

    def turn(self) -> i64:
        return self.numbers[TURN]

    def left_to_choose(self) -> int:
        """Tiles still to be laid, or free companions still to join."""
        return int(self.numbers[LEFT])

    def has_acted(self) -> bool:
        """Whether something was done this turn, so that nobody can be hired any more."""
        return self.numbers[PLAYED] != 0

    def is_active(self) -> bool:
        """Whether something was captured or claimed this turn."""
        return self.numbers[ACTIVE] != 0

    def in_panic(self) -> bool:
        return self.numbers[PANIC] != 0

    def door(self) -> int | None:
        """The far region from which support is teleported."""
        return _known(self.numbers[DOOR])

    def ally(self) -> int | None:
        """The seat whose support is borrowed."""
        return _known(self.numbers[ALLY])

    def may_attach(self) -> bool:
        """Not after a cancel, until something else is played."""
        return self.numbers[LOCKED] == 0

    def moving(self) -> int | None:
        """The region whose fortification is on the move."""
        return _known(self.numbers[MOVING])

    def exchanged(self) -> int:
        """Cards given away in pairs this turn."""
        return int(self.numbers[EXCHANGED])

    # Regions

    def tile(self, region: i64, field: i64) -> i64:
        return self.numbers[region * TILE_SIZE + field]

    def level_of(self, region: i64) -> int:
        return int(self.tile(region, LEVEL))

    def owner_of(self, region: i64) -> int | None:
        return _known(self.tile(region, OWNER))

    def claimant_of(self, region: i64) -> int | None:
        claim = self.tile(region, CLAIM)
        return None if claim == NONE else int(claim // 2)

    def troop_on(self, region: i64) -> Card | None:
        return self._card(region, TROOP)

    def fortification_on(self, region: i64) -> Card | None:
        return self._card(region, FORT)

    def rune_on(self, region: i64) -> Card | None:
        return self._card(region, RUNE)

    def _card(self, region: i64, field: i64) -> Card | None:
        card = self.tile(region, field)
        return None if card == NONE else self.table.cards[card]

    def support_of(self, region: i64) -> i64:
        """The support that the cards of a region give to its neighbours.  [HDL-FOR-3]"""
        cards = self.table.cards
        base = region * TILE_SIZE
        total = i64(0)
        if self.numbers[base + TROOP] != NONE:
            total += cards[self.numbers[base + TROOP]].support
        if self.numbers[base + FORT] != NONE:
            total += cards[self.numbers[base + FORT]].support
        if self.numbers[base + RUNE] != NONE:
            total += cards[self.numbers[base + RUNE]].support
        return total

    # Seats

    def coins(self, seat: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + COINS]

    def ready(self, seat: i64, kind: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + READY + kind]

    def spent(self, seat: i64, kind: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + SPENT + kind]

    def was_idle(self, seat: i64) -> bool:
        """Whether the seat captured and claimed nothing in its last turn."""
        return self.numbers[seat * SEAT_SIZE + IDLE] != 0

    def support_for(self, seat: i64, region: i64) -> i64:
        """What all the seat's cards around a region give.  [HDL-CAP-2]"""
        around = self.table.board.adjacent[region]
        total = i64(0)
        while around:
            other = bit_index(around)
            around &= around - 1
            if self.numbers[other * TILE_SIZE + OWNER] == seat:
                total += self.support_of(other)
        return total

    def regions_of(self, seat: i64) -> i64:
        total = i64(0)
        for region in range(self.table.board.size):
            if self.numbers[region * TILE_SIZE + OWNER] == seat:
                total += 1
        return total

    def strength_of(self, seat: i64) -> i64:
        """All the support of a seat on the board."""
        total = i64(0)
        for region in range(self.table.board.size):
            if self.numbers[region * TILE_SIZE + OWNER] == seat:
                total += self.support_of(region)
        return total

    # Cards

    def hand_size(self, seat: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + HAND]

    def in_hand(self, seat: i64, card: i64) -> i64:
        return self.numbers[self.table.place_of(HANDS + seat, card)]

    def in_pile(self, pile: i64, card: i64) -> i64:
        return self.numbers[self.table.place_of(pile, card)]

    def prepared(self, card: i64) -> i64:
        """How many of a card are put ready to be opened together with another."""
        return self.in_pile(PENDING, card)

    def cards_on_board(self) -> vec[i64]:
        """How many of each card lie in regions."""
        found = vec[i64]([i64(0) for _ in range(self.table.deck_width)])
        for region in range(self.table.board.size):
            for field in range(i64(TROOP), i64(RUNE + 1)):
                card = self.tile(region, field)
                if card != NONE:
                    found[card] += 1
        return found

    def cards_in_all(self) -> vec[i64]:
        """How many of each card there are in piles, hands and regions."""
        found = self.cards_on_board()
        for pile in range(HANDS + self.table.players):
            for card in range(self.table.deck_width):
                found[card] += self.in_pile(pile, card)
        return found

    def deck_size(self) -> int:
        return int(self.numbers[DECK_SIZE])

    def discard_size(self) -> int:
        total = i64(0)
        for card in range(self.table.deck_width):
            total += self.in_pile(DISCARD, card)
        return int(total)


def _known(value: i64) -> int | None:
    return None if value == NONE else int(value)
