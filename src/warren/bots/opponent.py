"""Opponents that think ahead, and some that do not always."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.greedy_bot import GreedyBot
from warren.core.evaluation import Prior
from warren.core.fields import whole_number
from warren.core.state import View
from warren.games.registry import title
from warren.search.quick import QuickPolicy
from warren.search.search import Search

MOST: Final = 1_000_000
TRUST: Final = 2.0
"""How much of the prior the first choice has: a search of few tries errs more often than it."""


class Opponent(Bot):
    """Starts from the choice of `greedy` and looks for a better one in a bounded search.

    `tries` are the iterations of a decision; with 0 the first choice stands. `lapses` is the share
    of decisions in which it does not think and follows its habits. Each game it is in a mood of its
    own: more or less eager to harm others.
    """

    tries: int = 0
    lapses: float = 0.0
    moody: bool = False

    def __init__(self, seed: int = 0, game: str = "", iterations: int | None = None) -> None:
        super().__init__(seed, game)
        given = self.tries if iterations is None else iterations
        self.iterations: Final = whole_number(given, "iterations", 0, MOST)
        mood = 2.0 * self.rng.random() if self.moody else 1.0
        self.first: Final = GreedyBot(seed, game, mood)
        self.habit: Final = QuickPolicy(title(game).part("prior", Prior))

    def choose(self, view: View) -> int:
        codes = view.legal_actions()
        if len(codes) == 1:
            return codes[0]
        if self.lapses and self.rng.random() < self.lapses:
            return self._habitual(view, codes)
        first = self.first.choose(view)
        if not self.iterations:
            return first
        seed = self.rng.randrange(1 << 30)
        return Search(
            view, iterations=self.iterations, seed=seed, favourite=first, trust=TRUST
        ).best()

    def _habitual(self, view: View, codes: list[int]) -> int:
        """What comes to mind, without a look at what follows."""
        listed = vec[i64]()
        for code in codes:
            listed = append(listed, i64(code))
        state = view.determinize(self.rng)
        return int(self.habit.choose(state, view.seat or 0, listed, self.rng))


class Cub(Opponent):
    """Plays for the first time: most of its decisions are habits."""

    name = "cub"
    lapses = 0.6
    moody = True


class Squire(Opponent):
    """Knows the game, but is often elsewhere with its thoughts."""

    name = "squire"
    lapses = 0.25
    moody = True


class Lord(Opponent):
    """Thinks longest."""

    name = "lord"
    tries = 600
