"""The position of a game of Heroes of Dark Lands."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random
from librt.vecs import extend, vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import EVERYBODY, SPECTATOR, ArgValue, Effect
from warren.core.luck import Luck, native
from warren.core.progress import Progress
from warren.core.refusal import Refusal, Secret
from warren.core.space import ActionSpace
from warren.games.heroes import phases
from warren.games.heroes.layout import (
    ACTIVE,
    ALLY,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOOR,
    FORT,
    LOCKED,
    NONE,
    OUT,
    PENDING,
    PHASE,
    PLAYED,
    READY,
    ROUND,
    RUNE,
    SEAT_SIZE,
    TILE_SIZE,
    TROOP,
    TURNS,
)
from warren.games.heroes.meta import KEY
from warren.games.heroes.position import Position


class State(Position):
    """What may be done, how it ends, and what each seat knows."""

    def clone(self) -> State:
        copy = State(
            self.table,
            self.flow,
            self.tiles[:],
            self.seats[:],
            self.hands[:],
            self.piles[:],
            self.world[:],
        )
        copy.viewer = self.viewer
        return copy

    def key(self) -> bytes:
        numbers = extend(self.tiles[:], self.seats)
        numbers = extend(numbers, self.hands)
        numbers = extend(numbers, self.piles)
        return bytes(memoryview(extend(numbers, self.world)))

    def actors(self) -> tuple[int, ...]:
        return core.alone(self.flow.actor(self))

    def rounds(self) -> int:
        """The last one included even if it was cut short."""
        if self.world[ACTIVE]:
            return int(self.world[ROUND])
        most = i64(0)
        for seat in range(self.table.players):
            most = max(most, self.seats[seat * SEAT_SIZE + TURNS])
        return int(most)

    def list_codes(self, seat: int) -> vec[i64]:
        """What another seat holds, or the deck, no view can tell."""
        if self.viewer != core.NOBODY and (seat == core.CHANCE or self.viewer != seat):
            raise Secret
        return self.flow.list_codes(self)

    def weight(self, code: i64) -> i64:
        return self.flow.weight(self, code)

    def draw(self, rng: Luck) -> i64:
        if self.viewer != core.NOBODY:
            raise Secret
        return self.flow.draw(self, native(rng))

    def perform(self, seat: int, code: i64) -> None:
        self.flow.perform(self, code)

    def refuse(self, seat: int, code: i64) -> Refusal:
        return self.flow.refuse(self, code)

    def space(self) -> ActionSpace:
        return self.flow.space

    def game(self) -> str:
        return KEY

    def to_json(self) -> dict[str, object]:
        return self.flow.to_json(self)

    def explain(self, seat: int, code: int) -> Breakdown | None:
        """The strength of a capture."""
        if not (0 <= seat < self.table.players and 0 <= code < self.space().size):
            return None
        return self.flow.explain(self, seat, i64(code))

    def progress(self) -> Progress | None:
        return self.flow.progress(self)

    def emit(self, name: str, args: dict[str, ArgValue], seen_by: int = EVERYBODY) -> None:
        if self.effects is not None:
            self.effects.append(Effect(name, args, seen_by))

    def turn_with(self, seat: int, companions: Sequence[int]) -> State:
        """A copy in which these joined the seat for nothing, and its cards are to be played."""
        turn = self.clone()
        for kind in companions:
            turn.seats[seat * SEAT_SIZE + READY + kind] += 1
        turn.world[PHASE] = phases.PLAY
        turn.world[PLAYED] = 1
        return turn

    # Results

    def seat_count(self) -> int:
        return int(self.table.players)

    def scores(self) -> list[int]:
        return [int(self.coins(seat)) for seat in range(self.table.players)]

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
        return core.View(seat, self.masked(SPECTATOR if seat is None else seat))

    def masked(self, seat: int) -> State:
        """A copy without what a seat, or SPECTATOR, may not know."""
        seen = self.clone()
        if self.is_over():
            return seen
        seen.viewer = i64(seat)
        width = self.table.deck_width
        for other in range(self.table.players):
            if other != seat:
                for card in range(width):
                    seen.hands[other * width + card] = 0
        for card in range(width):
            seen.piles[DECK * width + card] = 0
        if self.turn() != seat:
            for card in range(width):
                seen.piles[PENDING * width + card] = 0
            seen.world[DOOR] = NONE
            seen.world[ALLY] = NONE
            seen.world[PLAYED] = 0
            seen.world[LOCKED] = 0
            if self.world[PHASE] == phases.MULLIGAN:
                seen.world[PHASE] = phases.PLAY
        return seen

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

    def determinize(self, seat: int, rng: Luck) -> State:
        """The unseen cards are dealt anew to the other hands and the deck."""
        whole = self.masked(seat)
        whole.viewer = core.NOBODY
        if self.is_over():
            return whole
        width = self.table.deck_width
        luck = native(rng)
        left = self.unseen(seat)
        total = i64(0)
        for card in range(width):
            total += left[card]
        for other in range(self.table.players):
            if other == seat:
                continue
            for _ in range(self.hand_size(other)):
                drawn = _draw(left, total, luck)
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
