"""Opponents that think ahead, and some that do not always."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.greedy_bot import GreedyBot
from warren.bots.greedy_policy import GreedyPolicy
from warren.core.evaluation import Prior
from warren.core.fields import whole_number
from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.registry import title
from warren.search.learned import Learned
from warren.search.quick import QuickPolicy
from warren.search.search import LONGEST, Search

MOST: Final = 1_000_000
FARTHEST: Final = 100
TRUST: Final = 1.0
"""What `greedy` would do has as much of the prior as all choices together."""


class Dreamer(Bot):
    """Does what `greedy` would, where it pays attention.

    `lapses` is the share of decisions in which it does not think and follows its habits. Each game
    it is in a mood of its own: more or less eager to harm others.
    """

    lapses: float = 0.0

    def __init__(self, seed: int = 0, game: str = "") -> None:
        super().__init__(seed, game)
        self.first: Final = GreedyBot(seed, game, 2.0 * self.rng.random())
        self.habit: Final = QuickPolicy(title(game).part("prior", Prior))

    def choose(self, view: View) -> int:
        codes = view.legal_actions()
        if len(codes) == 1:
            return codes[0]
        if self.rng.random() < self.lapses:
            return self._habitual(view, codes)
        return self.first.choose(view)

    def _habitual(self, view: View, codes: list[int]) -> int:
        """What comes to mind, without a look at what follows."""
        listed = vec[i64]()
        for code in codes:
            listed = append(listed, i64(code))
        state = view.determinize(self.rng)
        return int(self.habit.choose(state, view.seat or 0, listed, self.rng))


class Cub(Dreamer):
    """Plays for the first time: most of its decisions are habits."""

    name = "cub"
    lapses = 0.6


class Squire(Dreamer):
    """Knows the game, but is often elsewhere with its thoughts."""

    name = "squire"
    lapses = 0.25


class Thinker(Bot):
    """Tries out what comes of its choices when all go on as `greedy` does, `turns` turns ahead.

    A decision has `tries` iterations, of which those of the decision before are a part, and
    `seconds` at most. With `iterations` it has so many whatever they take, with `budget` so many
    seconds and as many iterations as fit in. `value` is the file of a model to value positions by.
    """

    tries: int = 100
    seconds: float = 0.5
    turns: int = 2

    def __init__(
        self,
        seed: int = 0,
        game: str = "",
        iterations: int | None = None,
        budget: float | None = None,
        turns: int | None = None,
        value: str | None = None,
    ) -> None:
        super().__init__(seed, game)
        self.evaluation: Final = None if value is None else learned(game, Path(str(value)))
        ahead = self.turns if turns is None else turns
        self.ahead: Final = whole_number(ahead, "turns", 1, FARTHEST)
        usual = self.seconds if iterations is None else None
        self.budget: Final = usual if budget is None else seconds_of(budget)
        if iterations is not None:
            whole_number(iterations, "iterations", 1, MOST)
        own = self.tries if budget is None else 0
        self.iterations: Final = own if iterations is None else iterations
        self.search: Search | None = None
        self.guide: GreedyPolicy | None = None

    def choose(self, view: View) -> int:
        codes = view.legal_actions()
        if len(codes) == 1:
            return codes[0]
        search = self.search
        if search is None or not search.follow(view):
            search = self._begun(view)
            self.search = search
        elif self.iterations:
            known = sum(choice.visits for choice in search.choices())
            search.iterations = max(self.iterations - known, self.iterations // 4, 1)
        return search.best()

    def _begun(self, view: View) -> Search:
        if self.guide is None:
            self.guide = GreedyPolicy(self.game, len(view.state.scores()), self.seed)
        return Search(
            view,
            self.budget,
            iterations=self.iterations,
            seed=self.rng.randrange(1 << 30),
            trust=TRUST,
            turns=self.ahead,
            guide=self.guide,
            evaluation=self.evaluation,
        )


def seconds_of(budget: object) -> float:
    """A time for decisions, whatever was written."""
    if isinstance(budget, bool) or not isinstance(budget, (int, float)):
        raise InputError("error-not-a-number", {"field": "budget"})
    if not 0 < budget <= LONGEST:
        raise InputError(
            "error-out-of-range",
            {"field": "budget", "value": str(budget), "least": 0, "most": LONGEST},
        )
    return float(budget)


def learned(game: str, path: Path) -> Learned:
    """The evaluation in a file that a training wrote."""
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError("error-cannot-read", {"file": str(path)}) from error
    if not isinstance(data, dict):
        raise InputError("error-model", {"game": game})
    return Learned(title(game), cast("dict[str, object]", data))


class Knight(Thinker):
    """Thinks its turn and the answer to it through, if not very often."""

    name = "knight"
    tries = 100
    seconds = 0.5


class Baron(Thinker):
    """Thinks longer."""

    name = "baron"
    tries = 600
    seconds = 2.0


class Lord(Thinker):
    """Thinks longest."""

    name = "lord"
    tries = 3000
    seconds = 5.0
