"""The face of a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from librt.random import Random

from warren.core.state import View


class Player(Protocol):
    """Whatever chooses among the legal actions of a view."""

    def choose(self, view: View) -> int: ...


class Kind(Protocol):
    """Bots of one kind: what they are called and how one is made."""

    @property
    def name(self) -> str: ...

    def make(self, game: str, seed: int) -> Player: ...


class Bot:
    """A base for bots of one's own: `choose` is all there is to write.

    A bot lives for one game in one seat. `rng` is its own luck, fixed by the seed.
    """

    name: str = ""

    def __init__(self, seed: int = 0, game: str = "") -> None:
        self.seed: Final = seed
        self.game: Final = game
        self.rng: Final = Random(seed)

    def choose(self, view: View) -> int:
        """The code of one of `view.legal_actions()`."""
        raise NotImplementedError

    def any_of(self, codes: Sequence[int]) -> int:
        """One of these, each as likely as the others."""
        return codes[self.rng.randrange(len(codes))]
