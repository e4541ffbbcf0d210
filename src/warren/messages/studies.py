"""Scenarios that prove a rule, to be clicked through on their board."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from warren.messages.orders import Move
from warren.messages.table import Fact, Situation

BeatKind = Annotated[
    str,
    Meta(
        extra_json_schema={
            "enum": ["given", "done", "allowed", "refused", "weighed", "chance", "tried"]
        }
    ),
]

Codes = Annotated[list[Annotated[int, Meta(ge=0, le=1_000_000_000)]], Meta(max_length=200)]
Place = Annotated[int, Meta(ge=0, le=1_000)]


class ProofListed(msgspec.Struct, kw_only=True):
    """A scenario by its id; its name is in English."""

    id: str
    game: str
    name: str


class Beat(msgspec.Struct, kw_only=True):
    """A step of a scenario, and how things stand after it, with all cards open.

    `given` is the position; what is `allowed`, `refused` or `weighed` changes nothing; `tried` is
    what somebody did instead. `text` tells it, `rule` is the one that a refusal rests on.
    """

    kind: BeatKind
    text: str
    rule: str
    facts: list[Fact]
    view: dict[str, object]
    situation: Situation
    scores: list[int]


class StudyShown(msgspec.Struct, kw_only=True):
    """A scenario from its position to its end."""

    id: str
    game: str
    name: str
    players: list[str]
    rules: list[str]
    beats: list[Beat]


class Trial(msgspec.Struct, kw_only=True):
    """Moves of one's own, by their codes, after the beat `at` of a scenario."""

    at: Place
    moves: Codes


class ProofAsked(Trial, kw_only=True):
    """Whether a move could be made after those."""

    move: Move
