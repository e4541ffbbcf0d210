"""Opponents that think ahead, and some that do not always."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.greedy_bot import GreedyBot
from warren.bots.greedy_policy import GreedyPolicy
from warren.core.evaluation import Evaluation, Prior
from warren.core.fields import whole_number
from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.registry import title
from warren.search.learned import Learned
from warren.search.quick import QuickPolicy
from warren.search.search import LONGEST, Search
from warren.search.valued import ValuedPrior

SHIPPED: Final = "shipped"
MOST: Final = 1_000_000
FARTHEST: Final = 100
PART: Final = 0.7
"""Of the time until an answer is too late, what thinking may take; the rest is for the way."""
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
    """Tries out what comes of its choices when all go on as `greedy` does, some turns ahead.

    Those are `turns` where they are told, otherwise its own number, but not beyond the title's
    horizon.

    A decision has `tries` iterations, of which those of the decision before are a part, and
    `seconds` at most, if there is a limit. With `iterations` it has so many whatever they take,
    with `budget` so many seconds and as many iterations as fit in. `patience` is how long whoever
    asks waits for an answer: most of that is the longest it takes in any case.

    `value` is the file of a model to value positions by, `prior` that of one to weigh choices by
    beforehand. With none the title's plain evaluation and prior serve, otherwise the models that
    lie beside the evaluation, if any.
    """

    tries: int = 100
    seconds: float | None = None
    turns: int = 2

    def __init__(
        self,
        seed: int = 0,
        game: str = "",
        patience: float | None = None,
        iterations: int | None = None,
        budget: float | None = None,
        turns: int | None = None,
        value: str | None = SHIPPED,
        prior: str | None = SHIPPED,
    ) -> None:
        super().__init__(seed, game)
        self.value: Final = Advice(game, value, "value")
        self.prior: Final = Advice(game, prior, "prior")
        own = min(self.turns, title(game).part("evaluation", Evaluation).horizon())
        ahead = own if turns is None else turns
        self.ahead: Final = whole_number(ahead, "turns", 1, FARTHEST)
        usual = self.seconds if iterations is None else None
        wanted = usual if budget is None else seconds_of(budget)
        self.budget: Final = wanted if patience is None else within(patience, wanted)
        if iterations is not None:
            whole_number(iterations, "iterations", 1, MOST)
        tries = self.tries if budget is None else 0
        self.iterations: Final = tries if iterations is None else iterations
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
        players = view.state.seat_count()
        if self.guide is None:
            self.guide = GreedyPolicy(self.game, players, self.seed)
        weighing = self.prior.fit(players)
        return Search(
            view,
            self.budget,
            iterations=self.iterations,
            seed=self.rng.randrange(1 << 30),
            trust=TRUST,
            turns=self.ahead,
            guide=self.guide,
            evaluation=self.value.fit(players),
            prior=None if weighing is None else ValuedPrior(weighing.title, weighing),
        )


def within(patience: float, wanted: float | None) -> float:
    """So many seconds, unless nobody waits so long."""
    longest = PART * patience
    return longest if wanted is None else min(wanted, longest)


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


class Advice:
    """A model that a bot goes by: one from a file, or those that are shipped.

    Of these each was fitted to games of so many players, and serves those alone.
    """

    def __init__(self, game: str, source: object, purpose: str) -> None:
        self.game: Final = game
        self.purpose: Final = purpose
        self.shipped: Final = source == SHIPPED
        self.model: Final = None if self.shipped else self._read(source)
        self.fitted: Final[dict[int, Learned | None]] = {}

    def fit(self, players: int) -> Learned | None:
        """The model for tables of so many, if there is any."""
        if not self.shipped:
            return self.model
        if players not in self.fitted:
            self.fitted[players] = self._beside(players)
        return self.fitted[players]

    def _read(self, source: object) -> Learned | None:
        if source is None:
            return None
        path = Path(str(source))
        try:
            return learned(self.game, path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise InputError("error-cannot-read", {"file": str(path)}) from error

    def _beside(self, players: int) -> Learned | None:
        """What lies beside the title's evaluation: `heroes_2_prior.json`."""
        plain = title(self.game).names["evaluation"].partition(":")[0]
        if not plain:
            return None
        name = f"{self.game}_{players}_{self.purpose}.json"
        beside = files(plain.rpartition(".")[0]).joinpath(name)
        return learned(self.game, beside.read_text(encoding="utf-8")) if beside.is_file() else None


def learned(game: str, text: str) -> Learned:
    """The evaluation that a training wrote."""
    data: object = json.loads(text)
    if not isinstance(data, dict):
        raise InputError("error-model", {"game": game})
    return Learned(title(game), cast("dict[str, object]", data))


class Knight(Thinker):
    """Thinks its own turn through."""

    name = "knight"
    tries = 60
    seconds = 2.0
    turns = 1


class Baron(Thinker):
    """Thinks of the answer to its turn too."""

    name = "baron"
    tries = 400
    seconds = 5.0
    turns = 2


class Lord(Thinker):
    """Thinks farthest ahead, as long as it takes."""

    name = "lord"
    tries = 3000
    turns = 3
