"""What lies on the table, and what may be asked about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.effect import Effect
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
    """Tiles, seats, hands, piles and the world, each a packed vector (see `layout`)."""

    def __init__(
        self,
        table: Table,
        flow: Flow,
        tiles: vec[i64],
        seats: vec[i64],
        hands: vec[i64],
        piles: vec[i64],
        world: vec[i64],
    ) -> None:
        self.effects: list[Effect] | None = None
        self.listed: i64 = core.UNLISTED
        self.listing: vec[i64] = vec[i64]()
        self.viewer: i64 = core.NOBODY
        self.table: Final = table
        self.flow: Final = flow
        self.tiles: vec[i64] = tiles
        self.seats: vec[i64] = seats
        self.hands: vec[i64] = hands
        self.piles: vec[i64] = piles
        self.world: vec[i64] = world

    # The turn

    def phase(self) -> i64:
        return self.world[PHASE]

    def round_now(self) -> int:
        return int(self.world[ROUND])

    def turn(self) -> i64:
        return self.world[TURN]

    def left_to_choose(self) -> int:
        """Tiles still to be laid, or free companions still to join."""
        return int(self.world[LEFT])

    def has_acted(self) -> bool:
        """Whether something was done this turn, so that nobody can be hired any more."""
        return self.world[PLAYED] != 0

    def is_active(self) -> bool:
        """Whether something was captured or claimed this turn."""
        return self.world[ACTIVE] != 0

    def in_panic(self) -> bool:
        return self.world[PANIC] != 0

    def door(self) -> int | None:
        """The far region from which support is teleported."""
        return _known(self.world[DOOR])

    def ally(self) -> int | None:
        """The seat whose support is borrowed."""
        return _known(self.world[ALLY])

    def may_attach(self) -> bool:
        """Not after a cancel, until something else is played."""
        return self.world[LOCKED] == 0

    def moving(self) -> int | None:
        """The region whose fortification is on the move."""
        return _known(self.world[MOVING])

    def exchanged(self) -> int:
        """Cards given away in pairs this turn."""
        return int(self.world[EXCHANGED])

    # Regions

    def tile(self, region: i64, field: i64) -> i64:
        return self.tiles[region * TILE_SIZE + field]

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
        if self.tiles[base + TROOP] != NONE:
            total += cards[self.tiles[base + TROOP]].support
        if self.tiles[base + FORT] != NONE:
            total += cards[self.tiles[base + FORT]].support
        if self.tiles[base + RUNE] != NONE:
            total += cards[self.tiles[base + RUNE]].support
        return total

    # Seats

    def coins(self, seat: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + COINS]

    def ready(self, seat: i64, kind: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + READY + kind]

    def spent(self, seat: i64, kind: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + SPENT + kind]

    def was_idle(self, seat: i64) -> bool:
        """Whether the seat captured and claimed nothing in its last turn."""
        return self.seats[seat * SEAT_SIZE + IDLE] != 0

    def support_for(self, seat: i64, region: i64) -> i64:
        """What all the seat's cards around a region give.  [HDL-CAP-2]"""
        around = self.table.board.adjacent[region]
        total = i64(0)
        for other in range(self.table.board.size):
            if (around >> other) & 1 and self.tiles[other * TILE_SIZE + OWNER] == seat:
                total += self.support_of(other)
        return total

    def regions_of(self, seat: i64) -> i64:
        total = i64(0)
        for region in range(self.table.board.size):
            if self.tiles[region * TILE_SIZE + OWNER] == seat:
                total += 1
        return total

    def strength_of(self, seat: i64) -> i64:
        """All the support of a seat on the board."""
        total = i64(0)
        for region in range(self.table.board.size):
            if self.tiles[region * TILE_SIZE + OWNER] == seat:
                total += self.support_of(region)
        return total

    # Cards

    def hand_size(self, seat: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + HAND]

    def in_hand(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * self.table.deck_width + card]

    def in_pile(self, pile: i64, card: i64) -> i64:
        return self.piles[pile * self.table.deck_width + card]

    def prepared(self, card: i64) -> i64:
        """How many of a card are put ready to be opened together with another."""
        return self.in_pile(PENDING, card)

    def deck_size(self) -> int:
        return int(self.world[DECK_SIZE])

    def discard_size(self) -> int:
        total = i64(0)
        for card in range(self.table.deck_width):
            total += self.in_pile(DISCARD, card)
        return int(total)


def _known(value: i64) -> int | None:
    return None if value == NONE else int(value)
