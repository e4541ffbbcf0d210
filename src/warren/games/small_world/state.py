"""The position of a Small World game, as every driver of games knows it."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import SPECTATOR
from warren.core.luck import Luck, native
from warren.core.numbers import copied
from warren.core.progress import Progress
from warren.core.refusal import Refusal
from warren.core.space import ActionSpace
from warren.games.small_world.layout import COINS, SEAT_SIZE
from warren.games.small_world.position import Position
from warren.games.small_world.view import View

COIN_GUESS: Final = 15


class State(Position):
    """The contract: who acts, what may be done, how it ends and what each seat knows."""

    def clone(self) -> State:
        copy = State(self.table, self.procedure, copied(self.numbers))
        copy.viewer = self.viewer
        return copy

    def key(self) -> bytes:
        return bytes(memoryview(self.numbers))

    def actors(self) -> tuple[int, ...]:
        return core.alone(self.procedure.actor(self))

    def list_codes(self, seat: int) -> vec[i64]:
        return self.procedure.list_codes(self)

    def weight(self, code: i64) -> i64:
        return self.procedure.weight(self, code)

    def outcome(self, rng: Random) -> i64:
        return self.procedure.draw(self, rng)

    def perform(self, seat: int, code: i64) -> None:
        if self.viewer != core.NOBODY and not self.counts_purses():
            self.procedure.perform(self.clone(), code)
        self.procedure.perform(self, code)

    def refuse(self, seat: int, code: i64) -> Refusal:
        return self.procedure.refuse(self, code)

    def space(self) -> ActionSpace:
        return self.procedure.space

    def game(self) -> str:
        return self.table.key

    def to_json(self) -> dict[str, object]:
        return self.procedure.to_json(self)

    def turn_kind(self) -> str:
        actor = self.procedure.actor(self)
        return core.ANSWER if actor >= 0 and actor != self.turn() else core.TURN

    def explain(self, seat: int, code: int) -> Breakdown | None:
        """The price of a conquest in tokens."""
        if not (0 <= seat < self.table.players and 0 <= code < self.space().size):
            return None
        return self.procedure.explain(self, i64(seat), i64(code))

    def progress(self) -> Progress | None:
        return self.procedure.progress(self)

    def forecast(self, seat: int) -> Breakdown | None:
        """The coins of the turn if it ended now."""
        return self.procedure.forecast(self, i64(seat))

    # Results

    def seat_count(self) -> int:
        return int(self.table.players)

    def scores(self) -> list[int]:
        return [int(self.coins(seat)) for seat in range(self.table.players)]

    def board_strength(self, seat: i64) -> i64:
        """Race tokens on the board, active and in decline: they break ties.  [SW-END-2]"""
        total = i64(0)
        for tribe in self.tribes_of(seat):
            total += self.tokens_on_board(tribe)
        return total

    def winners(self) -> list[int]:
        best_coins = i64(-1)
        best_tokens = i64(-1)
        best: list[int] = []
        for seat in range(self.table.players):
            coins = self.coins(seat)
            tokens = self.board_strength(seat)
            if coins > best_coins or (coins == best_coins and tokens > best_tokens):
                best_coins = coins
                best_tokens = tokens
                best = [int(seat)]
            elif coins == best_coins and tokens == best_tokens:
                best.append(int(seat))
        return best

    # Knowledge

    def view(self, seat: int | None) -> core.View:
        """The purses of others stay shut until the end, and are counted.  [SW-HID-1] [SW-HID-2]"""
        seen = self.clone()
        seen.viewer = core.NOBODY
        if not self.table.open_coins and not self.is_over():
            seen.viewer = SPECTATOR if seat is None else i64(seat)
        return View(seat, seen)

    def determinize(self, seat: int, rng: Luck) -> State:
        """Purses are as they were counted; one that was not is guessed around one that is known."""
        whole = self.clone()
        whole.viewer = core.NOBODY
        luck = native(rng)
        known = i64(0)
        if seat >= 0 and self.counts_purse(i64(seat)):
            known = self.coins(i64(seat))
        for other in range(self.table.players):
            if not self.counts_purse(other):
                guess = max(i64(1), known - COIN_GUESS) + luck.randrange(i64(2 * COIN_GUESS + 1))
                whole.numbers[other * SEAT_SIZE + COINS] = guess
        return whole
