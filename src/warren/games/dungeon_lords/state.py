"""The position of a game of Dungeon Lords."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import SPECTATOR
from warren.core.future import Future
from warren.core.luck import Luck, native
from warren.core.numbers import copied
from warren.core.refusal import Refusal, Secret
from warren.core.space import ActionSpace
from warren.games.dungeon_lords.layout import ROUND, YEAR
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.secrets import guessed, holds_unknown_pets, masked


class State(Position):
    """What may be done, how it ends, and what each seat knows."""

    def clone(self) -> State:
        copy = State(self.table, self.flow, copied(self.numbers))
        copy.viewer = self.viewer
        return copy

    def key(self) -> bytes:
        return bytes(memoryview(self.numbers))

    def game(self) -> str:
        return KEY

    def actors(self) -> tuple[int, ...]:
        return self.flow.actors(self)

    def sealed(self) -> int:
        return self.flow.sealed(self)

    def rounds(self) -> int:
        """Building rounds begun so far."""
        return int((self.numbers[YEAR] - 1) * self.table.variant.seasons + self.numbers[ROUND])

    def list_codes(self, seat: int) -> vec[i64]:
        """What another seat holds, or what lies in the stacks, no view can tell."""
        if self.viewer != core.NOBODY and (seat == core.CHANCE or self.viewer != seat):
            raise Secret
        return self.flow.list_codes(self, i64(seat))

    def weight(self, code: i64) -> i64:
        return self.flow.weight(self, code)

    def outcome(self, rng: Random) -> i64:
        if self.viewer != core.NOBODY:
            raise Secret
        return self.flow.draw(self, rng)

    def perform(self, seat: int, code: i64) -> None:
        if self.viewer != core.NOBODY:
            self.flow.perform(self.clone(), i64(seat), code)
        self.flow.perform(self, i64(seat), code)

    def refuse(self, seat: int, code: i64) -> Refusal:
        return self.flow.refuse(self, i64(seat), code)

    def explain(self, seat: int, code: int) -> Breakdown | None:
        """The hit of an attack, or the fatigue that is about to come."""
        return self.flow.explain(self, i64(seat), i64(code))

    def futures(self, seat: int) -> list[Future]:
        """The battle that a seat plans, with every card that may come.  [DL-CMB-6]"""
        return self.flow.futures(self, i64(seat))

    def space(self) -> ActionSpace:
        return self.flow.space

    def seat_count(self) -> int:
        return int(self.table.players)

    def scores(self) -> list[int]:
        """What face-down pets of others will bring, no view can tell.  [DF-SCO-1]"""
        if self.viewer != core.NOBODY and holds_unknown_pets(self):
            raise Secret
        return self.flow.scores(self)

    def to_json(self) -> dict[str, object]:
        return self.flow.to_json(self)

    def view(self, seat: int | None) -> core.View:
        """What lies open, and what the seat alone may know.  [DL-INF-1] [DF-INF-1]"""
        seen = self.clone()
        if not self.is_over():
            seen.viewer = i64(SPECTATOR if seat is None else seat)
            masked(seen, seen.viewer)
        return self.flow.view(seat, seen)

    def open_view(self) -> core.View:
        return self.flow.view(None, self)

    def determinize(self, seat: int, rng: Luck) -> State:
        whole = self.clone()
        whole.viewer = core.NOBODY
        if not self.is_over():
            masked(whole, i64(seat))
            guessed(whole, i64(seat), native(rng))
        return whole
