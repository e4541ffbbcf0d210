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


class Strength(msgspec.Struct, kw_only=True):
    """What the lab measured: `wins` is the share of games that were won, `coins` what it brought
    in the mean, each with its 95 % interval; `times` counts the games."""

    times: int
    wins: float
    wins_from: float
    wins_to: float
    coins: float
    coins_from: float
    coins_to: float


class Measurement(msgspec.Struct, kw_only=True):
    """How the strength of a kind of things was measured."""

    kind: str
    bot: str
    players: int
    games: int
    seed: int


class ExhibitShown(msgspec.Struct, kw_only=True):
    """A thing with its words in the language asked for: what it does shortly, and in full.

    `number` is what it is known by, `counted` the same in words; `ours` tells what of it is a
    reconstruction, `start` how a game with it begins.
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
