"""A tiny game in which all seats choose at the same time and in secret, for tests.

Every round each seat seals a card; when all have, the cards are turned over, the highest one that
nobody else chose scores, and a coin decides whether the round counts double.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.effect import Effect, only
from warren.core.game import Game
from warren.core.option import check_options
from warren.core.space import ActionSpace, Argument, Block
from warren.core.state import CHANCE, State, View
from warren.core.title import Title
from warren.games.outside import VARIABLE
from warren.games.registry import game

CARDS = 5
ROUNDS = 3
HIDDEN = -1
SPACE = ActionSpace(
    [
        Block("seal", {}, [Argument("card", [str(card + 1) for card in range(CARDS)], True)]),
        Block("coin", {}, [Argument("value", ["1", "2"], True)]),
    ]
)


class SealedState(State):
    """`cards` holds 0 for a seat that has not chosen, and HIDDEN for a choice one may not know."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.round = 1
        self.cards = [0] * players
        self.points = [0] * players
        self.best = HIDDEN
        self.tossing = False

    def actors(self) -> tuple[int, ...]:
        if self.round > ROUNDS:
            return ()
        if self.tossing:
            return (CHANCE,)
        return tuple(seat for seat, card in enumerate(self.cards) if card == 0)

    def sealed(self) -> int:
        return 0 if self.tossing or self.round > ROUNDS else self.round

    def rounds(self) -> int:
        return min(self.round, ROUNDS)

    def list_codes(self, seat: int) -> vec[i64]:
        first, count = (CARDS, 2) if self.tossing else (0, CARDS)
        return vec[i64]([i64(first + code) for code in range(count)])

    def perform(self, seat: int, code: i64) -> None:
        if seat == CHANCE:
            self._toss(int(code) - CARDS + 1)
        else:
            self._seal(seat, int(code) + 1)

    def _seal(self, seat: int, card: int) -> None:
        self.cards[seat] = card
        self._tell(Effect("card-chosen", {"seat": seat, "card": card}, only(seat)))
        self._tell(Effect("seat-ready", {"seat": seat}))
        if 0 not in self.cards:
            single = [one for one in self.cards if self.cards.count(one) == 1]
            self.best = self.cards.index(max(single)) if single else HIDDEN
            for other, shown in enumerate(self.cards):
                self._tell(Effect("card-turned", {"seat": other, "card": shown}, reveals=True))
            self.tossing = True

    def _toss(self, value: int) -> None:
        if self.best != HIDDEN:
            self.points[self.best] += value
        self._tell(Effect("coin-tossed", {"value": value}))
        self.round += 1
        self.cards = [0] * len(self.cards)
        self.tossing = False

    def _tell(self, effect: Effect) -> None:
        if self.effects is not None:
            self.effects.append(effect)

    def clone(self) -> SealedState:
        return read_sealed(self.to_json())

    def scores(self) -> list[int]:
        return list(self.points)

    def view(self, seat: int | None) -> View:
        seen = self.clone()
        if not self.tossing:
            for other, card in enumerate(seen.cards):
                if card and other != seat:
                    seen.cards[other] = HIDDEN
        return View(seat, seen)

    def space(self) -> ActionSpace:
        return SPACE

    def game(self) -> str:
        return "sealed"

    def to_json(self) -> dict[str, object]:
        return {
            "game": "sealed",
            "round": self.round,
            "sealed": list(self.cards),
            "points": list(self.points),
            "best": self.best,
            "tossing": self.tossing,
        }


def read_sealed(data: Mapping[str, object]) -> SealedState:
    sealed = cast("list[int]", data["sealed"])
    state = SealedState(len(sealed))
    state.cards = list(sealed)
    state.points = list(cast("list[int]", data["points"]))
    state.round = cast("int", data["round"])
    state.best = cast("int", data["best"])
    state.tossing = bool(data["tossing"])
    return state


class Sealed(Game):
    key = "sealed"
    max_players = 3

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        self.check_players(players, "CORE-TURN")
        check_options(self.options(), options or {})
        return SealedState(players)

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return read_sealed(data)


TITLE = Title("sealed", "tests.server.sealed:Sealed")


@contextmanager
def sealed_game() -> Iterator[Game]:
    """The game is in the registry meanwhile; nobody speaks of it, so ask with `lang=none`."""
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = "tests.server.sealed:TITLE"
    try:
        yield game(TITLE.key)
    finally:
        del os.environ[VARIABLE]
        if before is not None:
            os.environ[VARIABLE] = before
