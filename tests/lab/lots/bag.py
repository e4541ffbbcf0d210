"""A game whose strengths are known: a treasure drawn from a bag, and a gem, for each of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.effect import Effect
from warren.core.game import Game
from warren.core.space import ActionSpace, Argument, Block
from warren.core.state import CHANCE, State
from warren.core.title import Title
from warren.lab.lab import Lab
from warren.lab.lot import Lot

SEATS = 2
WORTH = {"crown": 3, "cup": 1, "rag": 0}
COPIES = {"crown": 1, "cup": 2, "rag": 5}
GEMS = {"ruby": 2, "glass": 0}
SPACE = ActionSpace(
    [
        Block("draw", {}, [Argument("treasure", list(WORTH))]),
        Block("take", {}, [Argument("gem", list(GEMS))]),
    ]
)
TITLE = Title(key="bag", rules=f"{__name__}:Bag", lab=f"{__name__}:BagLab", chance=("draw",))


class Bag(Game):
    key = "bag"
    min_players = max_players = SEATS

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> Hands:
        self.check_players(players)
        return Hands([])


class BagLab(Lab):
    lots: ClassVar = {
        "treasure": Lot("draw", "treasure", "bag-treasure", effect="treasure-drawn"),
        "gem": Lot("take", "gem", "bag-gem"),
    }


class Hands(State):
    """What was done, by turns: a treasure for each seat, then each takes a gem."""

    def __init__(self, done: list[int]) -> None:
        super().__init__()
        self.done = done

    def game(self) -> str:
        return "bag"

    def space(self) -> ActionSpace:
        return SPACE

    def actors(self) -> tuple[int, ...]:
        number = len(self.done)
        if number < SEATS:
            return (CHANCE,)
        return () if number == 2 * SEATS else (number - SEATS,)

    def list_codes(self, seat: int) -> vec[i64]:
        if seat == CHANCE:
            return vec[i64]([i64(code) for code in range(len(WORTH))])
        return vec[i64]([i64(len(WORTH) + code) for code in range(len(GEMS))])

    def weight(self, code: i64) -> i64:
        return i64(list(COPIES.values())[int(code)])

    def perform(self, seat: int, code: i64) -> None:
        if self.effects is not None:
            self.effects.append(Effect("bag-opened", {"seat": 0}))
            self.effects.append(Effect("treasure-drawn", {"seat": len(self.done)}))
        self.done.append(int(code))

    def scores(self) -> list[int]:
        values = [*WORTH.values(), *GEMS.values()]
        scores = [0] * SEATS
        for number, code in enumerate(self.done):
            scores[number % SEATS] += values[code]
        return scores

    def clone(self) -> Hands:
        return Hands(list(self.done))

    def to_json(self) -> dict[str, object]:
        return {"game": "bag", "players": SEATS, "done": list(self.done)}
