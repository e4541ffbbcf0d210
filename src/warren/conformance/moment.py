"""A game to play for the laws, and a moment of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from librt.random import Random

from warren.core.action import Action
from warren.core.game import Game
from warren.core.match import Match
from warren.core.state import State, View

SPREAD: Final = 1_000_003


@dataclass(frozen=True)
class Trial:
    """One game: of what, for how many, with which options, by which seed."""

    game: Game
    players: int
    options: Mapping[str, object]
    seed: int

    def viewers(self) -> list[int | None]:
        """All seats, and a spectator."""
        return [None, *range(self.players)]

    def rng(self, n: int) -> Random:
        """A generator of its own for what is tried at a line."""
        return Random(self.seed * SPREAD + n)


class Moment:
    """A decision, and what is going to be done: `seat` (or CHANCE) does `code`."""

    def __init__(self, trial: Trial, match: Match, seat: int, code: int) -> None:
        self.trial: Final = trial
        self.match: Final = match
        self.state: Final[State] = match.state
        self.n: Final = match.n
        self.seat: Final = seat
        self.code: Final = code
        self.before: Final[State] = match.state.clone()

    @property
    def game(self) -> Game:
        return self.trial.game

    @cached_property
    def action(self) -> Action:
        return self.before.action(self.code)

    @cached_property
    def key(self) -> bytes:
        return self.before.key()

    @cached_property
    def data(self) -> dict[str, object]:
        return self.before.to_json()

    @cached_property
    def views(self) -> dict[int | None, View]:
        return {viewer: self.before.view(viewer) for viewer in self.trial.viewers()}

    @cached_property
    def seen(self) -> dict[int | None, dict[str, object]]:
        """The views as data."""
        return {viewer: view.to_json() for viewer, view in self.views.items()}

    @cached_property
    def shown(self) -> dict[int | None, dict[str, object]]:
        """What people are shown of them."""
        return {viewer: view.shown() for viewer, view in self.views.items()}

    def looked_at(self, state: State, viewer: int | None) -> View:
        """What somebody knows of a state who has neither counted nor remembered anything."""
        view = state.view(viewer)
        shown = view.shown()
        if shown == view.to_json():
            return view
        return self.game.view_from_json(shown, viewer)

    def rng(self) -> Random:
        return self.trial.rng(self.n)
