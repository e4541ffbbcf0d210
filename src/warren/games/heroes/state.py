"""The position of a game of Heroes of Dark Lands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import EVERYBODY, ArgValue, Effect
from warren.core.refusal import Refusal
from warren.core.space import ActionSpace
from warren.games.heroes import phases
from warren.games.heroes.layout import (
    ALLY,
    COINS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOOR,
    FORT,
    HAND,
    LOCKED,
    NONE,
    OUT,
    OWNER,
    PENDING,
    PHASE,
    PLAYED,
    READY,
    RUNE,
    SEAT_SIZE,
    TILE_SIZE,
    TROOP,
    TURN,
)
from warren.games.heroes.table import Table

if TYPE_CHECKING:
    from warren.games.heroes.flow import Flow


class State(core.State):
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
        self.listed: bool = False
        self.listing: vec[i64] = vec[i64]()
        self.table: Final = table
        self.flow: Final = flow
        self.tiles: vec[i64] = tiles
        self.seats: vec[i64] = seats
        self.hands: vec[i64] = hands
        self.piles: vec[i64] = piles
        self.world: vec[i64] = world

    def clone(self) -> State:
        return State(
            self.table,
            self.flow,
            self.tiles[:],
            self.seats[:],
            self.hands[:],
            self.piles[:],
            self.world[:],
        )

    def key(self) -> bytes:
        return b"".join(
            [
                bytes(memoryview(self.tiles)),
                bytes(memoryview(self.seats)),
                bytes(memoryview(self.hands)),
                bytes(memoryview(self.piles)),
                bytes(memoryview(self.world)),
            ]
        )

    def actor(self) -> i64:
        return self.flow.actor(self)

    def list_codes(self) -> vec[i64]:
        return self.flow.list_codes(self)

    def weight(self, code: i64) -> i64:
        return self.flow.weight(self, code)

    def perform(self, code: i64) -> None:
        self.flow.perform(self, code)

    def refuse(self, seat: int, code: i64) -> Refusal:
        return self.flow.refuse(self, code)

    def space(self) -> ActionSpace:
        return self.flow.space

    def to_json(self) -> dict[str, object]:
        return self.flow.to_json(self)

    def explain(self, seat: int, code: int) -> Breakdown | None:
        """The strength of a capture."""
        if not (0 <= seat < self.table.players and 0 <= code < self.space().size):
            return None
        return self.flow.explain(self, seat, i64(code))

    def emit(self, name: str, args: dict[str, ArgValue], seen_by: int = EVERYBODY) -> None:
        if self.effects is not None:
            self.effects.append(Effect(name, args, seen_by))

    # Queries

    def turn(self) -> i64:
        return self.world[TURN]

    def tile(self, region: i64, field: i64) -> i64:
        return self.tiles[region * TILE_SIZE + field]

    def coins(self, seat: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + COINS]

    def ready(self, seat: i64, kind: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + READY + kind]

    def hand_size(self, seat: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + HAND]

    def in_hand(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * self.table.deck_width + card]

    def in_pile(self, pile: i64, card: i64) -> i64:
        return self.piles[pile * self.table.deck_width + card]

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

    def support_for(self, seat: i64, region: i64) -> i64:
        """What all the seat's cards around a region give.  [HDL-CAP-2]"""
        around = self.table.board.adjacent[region]
        total = i64(0)
        for other in range(self.table.board.size):
            if (around >> other) & 1 and self.tiles[other * TILE_SIZE + OWNER] == seat:
                total += self.support_of(other)
        return total

    # Results

    def scores(self) -> list[int]:
        return [int(self.coins(seat)) for seat in range(self.table.players)]

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

    def winners(self) -> list[int]:
        """Coins, then regions, then support; still tied, all win.  [HDL-END-3] [HDL-END-4]"""
        best: list[int] = []
        top: tuple[int, int, int] = (-1, -1, -1)
        for seat in range(self.table.players):
            merit = (
                int(self.coins(seat)),
                int(self.regions_of(seat)),
                int(self.strength_of(seat)),
            )
            if merit > top:
                top = merit
                best = [int(seat)]
            elif merit == top:
                best.append(int(seat))
        return best

    # Knowledge

    def view(self, seat: int | None) -> core.View:
        """Other hands, what others prepare, and the deck are secret.  [HDL-HID-1]"""
        seen = self.clone()
        if self.is_over():
            return core.View(seat, seen)
        width = self.table.deck_width
        for other in range(self.table.players):
            if seat is None or other != seat:
                for card in range(width):
                    seen.hands[other * width + card] = 0
        for card in range(width):
            seen.piles[DECK * width + card] = 0
        if seat is None or self.turn() != seat:
            for card in range(width):
                seen.piles[PENDING * width + card] = 0
            seen.world[DOOR] = NONE
            seen.world[ALLY] = NONE
            seen.world[PLAYED] = 0
            seen.world[LOCKED] = 0
            if self.world[PHASE] == phases.MULLIGAN:
                seen.world[PHASE] = phases.PLAY
        return core.View(seat, seen)

    def unseen(self, seat: int) -> vec[i64]:
        """How many of each card may be in the deck or in other hands, for all the seat knows."""
        width = self.table.deck_width
        left = vec[i64]([i64(card.count) for card in self.table.cards])
        for card in range(width):
            left[card] -= self.in_pile(DISCARD, card) + self.in_pile(OUT, card)
            if seat >= 0:
                left[card] -= self.hands[seat * width + card]
                if self.turn() == seat:
                    left[card] -= self.in_pile(PENDING, card)
        for region in range(self.table.board.size):
            for field in (TROOP, FORT, RUNE):
                card = self.tiles[region * TILE_SIZE + field]
                if card != NONE:
                    left[card] -= 1
        return left

    def determinize(self, seat: int, rng: Random) -> State:
        """The unseen cards are dealt anew to the other hands and the deck."""
        whole = self.clone()
        if self.is_over():
            return whole
        width = self.table.deck_width
        left = self.unseen(seat)
        total = i64(0)
        for card in range(width):
            total += left[card]
            whole.piles[DECK * width + card] = 0
            if self.turn() != seat:
                whole.piles[PENDING * width + card] = 0
        if self.turn() != seat:
            whole.world[DOOR] = NONE
            whole.world[ALLY] = NONE
        for other in range(self.table.players):
            if other == seat:
                continue
            for card in range(width):
                whole.hands[other * width + card] = 0
            for _ in range(self.hand_size(other)):
                drawn = _draw(left, total, rng)
                left[drawn] -= 1
                total -= 1
                whole.hands[other * width + drawn] += 1
        for card in range(width):
            whole.piles[DECK * width + card] = left[card]
        whole.world[DECK_SIZE] = total
        return whole


def _draw(left: vec[i64], total: i64, rng: Random) -> i64:
    place = rng.randrange(total)
    card = i64(0)
    while place >= left[card]:
        place -= left[card]
        card += 1
    return card
