"""All that a game is played with, to be looked at."""

from __future__ import annotations

from typing import Literal

import msgspec

from warren.messages.bounds import Commitment, Name, Word
from warren.messages.rules import RuleShown
from warren.messages.setup import SUBSTITUTE

Start = Literal["always", "dealt", "later", "chance"]
"""Whether every table has a thing, or it can be dealt at once, or bots play until it turns up, or
only chance decides."""


Method = Literal["begun", "drawn", "assigned", "chosen"]
"""How players came to what was measured: they began with it by lot, chance drew it, the lot took
it for them, or they chose it."""


class Strength(msgspec.Struct, kw_only=True):
    """What the lab measured, each number with its 95 % interval; `times` counts measurements.

    Of what players began with `wins` is the share of games that were won and `points` what it
    brought in the mean; of all else both are differences: how much more was won, and how much
    higher the score was, than with another thing that came in its place.
    """

    times: int
    wins: float
    wins_from: float
    wins_to: float
    points: float
    points_from: float
    points_to: float


class Measurement(msgspec.Struct, kw_only=True):
    """How the strength of a kind of things was measured."""

    kind: str
    method: Method
    bot: str
    players: int
    games: int
    seed: int


class ExhibitShown(msgspec.Struct, kw_only=True):
    """A thing with its words in the language asked for: what it does shortly, and in full.

    `number` is what it is known by, `counted` the same in words; `ours` tells what of it is a
    reconstruction, `start` how a game with it begins. Where it has no `strength`, `unmeasured`
    says why.
    """

    kind: str
    id: str
    name: str
    brief: str
    words: list[str]
    number: int | None
    counted: str
    rules: list[RuleShown]
    ours: str
    start: Start
    strength: Strength | None
    unmeasured: str


class GalleryShown(msgspec.Struct, kw_only=True):
    """The things of a game, kind by kind."""

    game: str
    exhibits: list[ExhibitShown]
    measured: list[Measurement]


class NewGame(msgspec.Struct, kw_only=True):
    """A game with a thing: what I am called, and against whom I play."""

    name: Name | None = None
    bot: Word = SUBSTITUTE
    commitment: Commitment = ""
