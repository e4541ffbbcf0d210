"""Who plays for the greedy bot."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from warren.core.state import State, View
from warren.core.title import Part, Title


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPlayer(Part):
    """Knows one game. By default it does what is worth most at once, by the scores alone.

    `boldness` is how much a point that another misses is worth beside the usual.
    """

    def __init__(self, title: Title, seed: int = 0) -> None:
        super().__init__(title)
        self.rng: Final = Random(seed)
        self.boldness = 1.0

    def choose(self, view: View) -> int:
        codes = view.legal_actions()
        if len(codes) == 1:
            return codes[0]
        guess = view.determinize(self.rng)
        worth = [_worth(guess, view.seat or 0, code, self.boldness) for code in codes]
        best = [code for code, found in zip(codes, worth, strict=True) if found == max(worth)]
        return best[self.rng.randrange(len(best))]


def _worth(state: State, seat: int, code: int, boldness: float) -> float:
    """How far ahead of the best other a seat is after an action."""
    after = state.clone()
    after.apply(seat, code)
    scores = after.scores()
    best = max(score for other, score in enumerate(scores) if other != seat)
    return scores[seat] - boldness * best
