"""What one game teaches: how each seat stood in every turn, and who won."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from warren.arena.seeds import derived_seed
from warren.bots.registry import bot_kind
from warren.core.driver import Driver
from warren.core.evaluation import Evaluation, Prior
from warren.core.state import CHANCE, State
from warren.games.registry import game, title
from warren.search.features import Features
from warren.search.quick import QuickPolicy
from warren.training.plan import Plan

DIGITS: Final = 4
Moment = list[list[float]]


class Lesson:
    """The features of all seats at the beginning of every turn, and each one's share of the win."""

    def __init__(self, number: int, moments: list[Moment], shares: list[float]) -> None:
        self.number: Final = number
        self.moments: Final = moments
        self.shares: Final = shares


class Play(Driver):
    """A game of bots that stray now and then, so that more is seen than they would do."""

    def __init__(self, key: str, players: int, seed: int, stray: float, by: str) -> None:
        known = title(key)
        self.position: Final = game(key).new_state(players, {})
        self.features: Final = known.part("features", Features)
        self.evaluation: Final = known.part("evaluation", Evaluation)
        self.bots: Final = [bot_kind(by).make(key, seed + seat) for seat in range(players)]
        self.habit: Final = QuickPolicy(known.part("prior", Prior))
        self.rng: Final = Random(seed)
        self.stray: Final = stray
        self.players: Final = players
        self.moments: Final[list[Moment]] = []
        self.moment = -1

    def state(self) -> State:
        return self.position

    def decide(self, actor: int) -> None:
        state = self.position
        if actor == CHANCE:
            state.apply(CHANCE, int(state.draw(self.rng)))
            return
        now = self.evaluation.moment(state)
        if now != self.moment and not state.sealed():
            self.moment = now
            self.moments.append(
                [
                    [round(value, DIGITS) for value in self.features.of(state, seat)]
                    for seat in range(self.players)
                ]
            )
        strays = self.stray and self.rng.random() < self.stray
        state.apply(actor, self.habitual(actor) if strays else self.considered(actor))

    def habitual(self, seat: int) -> int:
        state = self.position
        return int(self.habit.choose(state, seat, state.codes(seat), self.rng))

    def considered(self, seat: int) -> int:
        view = self.position.view(seat)
        view.state.list_like(self.position, seat)
        return self.bots[seat].choose(view)


def played(plan: Plan, number: int) -> Lesson:
    """One game; the same for the same seed and number."""
    seed = derived_seed(plan.seed, number)
    play = Play(plan.game, plan.players, seed, plan.stray, plan.by)
    play.run()
    winners = play.position.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(plan.players)]
    return Lesson(number, play.moments, shares)
