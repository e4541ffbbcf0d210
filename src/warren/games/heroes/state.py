"""The position of a game of Heroes of Dark Lands."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import EVERYBODY, SPECTATOR, ArgValue, Effect
from warren.core.luck import Luck, native
from warren.core.numbers import copied
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
    HANDS,
    LOCKED,
    NONE,
    OUT,
    PENDING,
    PHASE,
    PLAYED,
    READY,
    ROUND,
    SEAT_SIZE,
    TURNS,
)
from warren.games.heroes.meta import KEY
from warren.games.heroes.position import Position


class State(Position):
    """What may be done, how it ends, and what each seat knows."""

    def clone(self) -> State:
        copy = State(self.table, self.flow, copied(self.numbers))
        copy.viewer = self.viewer
        return copy

    def key(self) -> bytes:
        return bytes(memoryview(self.numbers))

    def actors(self) -> tuple[int, ...]:
        return core.alone(self.flow.actor(self))

    def rounds(self) -> int:
        """The last one included even if it was cut short."""
        if self.numbers[ACTIVE]:
            return int(self.numbers[ROUND])
        most = i64(0)
        for seat in range(self.table.players):
            most = max(most, self.numbers[seat * SEAT_SIZE + TURNS])
        return int(most)

    def list_codes(self, seat: int) -> vec[i64]:
        """What another seat holds, or the deck, no view can tell."""
        if self.viewer != core.NOBODY and (seat == core.CHANCE or self.viewer != seat):
            raise Secret
        return self.flow.list_codes(self)

    def weight(self, code: i64) -> i64:
        return self.flow.weight(self, code)

    def outcome(self, rng: Random) -> i64:
        if self.viewer != core.NOBODY:
            raise Secret
        return self.flow.draw(self, rng)

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
            turn.numbers[seat * SEAT_SIZE + READY + kind] += 1
        turn.numbers[PHASE] = phases.PLAY
        turn.numbers[PLAYED] = 1
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
                    seen.numbers[seen.table.place_of(HANDS + other, card)] = 0
        for card in range(width):
            seen.numbers[seen.table.place_of(DECK, card)] = 0
        if self.turn() != seat:
            for card in range(width):
                seen.numbers[seen.table.place_of(PENDING, card)] = 0
            seen.numbers[DOOR] = NONE
            seen.numbers[ALLY] = NONE
            seen.numbers[PLAYED] = 0
            seen.numbers[LOCKED] = 0
            if self.numbers[PHASE] == phases.MULLIGAN:
                seen.numbers[PHASE] = phases.PLAY
        return seen

    def unseen(self, seat: int) -> vec[i64]:
        """How many of each card may be in the deck or in other hands, for all the seat knows."""
        width = self.table.deck_width
        laid = self.cards_on_board()
        left = vec[i64]([i64(card.count) for card in self.table.cards])
        for card in range(width):
            left[card] -= laid[card]
            left[card] -= self.in_pile(DISCARD, card) + self.in_pile(OUT, card)
            if seat >= 0:
                left[card] -= self.in_hand(seat, card)
                if self.turn() == seat:
                    left[card] -= self.in_pile(PENDING, card)
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
                whole.numbers[whole.table.place_of(HANDS + other, drawn)] += 1
        for card in range(width):
            whole.numbers[whole.table.place_of(DECK, card)] = left[card]
        whole.numbers[DECK_SIZE] = total
        return whole


def _draw(left: vec[i64], total: i64, rng: Random) -> i64:
    place = rng.randrange(total)
    card = i64(0)
    while place >= left[card]:
        place -= left[card]
        card += 1
    return card
