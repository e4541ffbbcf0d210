"""The JSON of a position, as it is written, sent and shown; what a view hides is null."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from warren.core.option import OptionValue
from warren.games.small_world.underground.shape import Depths

StepName = Literal[
    "setup",
    "refill",
    "turn",
    "pick",
    "expand",
    "die",
    "redeploy",
    "place",
    "farewell",
    "aftermath",
    "over",
    "swap",
    "eruption",
    "dawn",
    "dusk",
    "altar",
    "find",
    "loan",
    "summons",
]
Pieces = dict[str, int]
"""How many of each kind of piece."""


class Region(TypedDict):
    """What stands in a region; the tribe that holds it has tokens there."""

    tribe: NotRequired[int]
    tokens: NotRequired[int]
    pieces: Pieces


class Tribe(TypedDict):
    """A race with its power, active or in decline; `apart` if it declined beside another."""

    tribe: int
    seat: int
    race: str
    power: str | None
    status: Literal["active", "declined"]
    hand: int
    aside: int
    pieces: Pieces
    apart: NotRequired[bool]


class Seat(TypedDict):
    """A player: the purse, and with whom there is peace.

    The coins of others are not shown before the end; `counted` is what comes out for whoever has
    added up what was earned and paid, all of it in public.
    """

    coins: int | None
    counted: NotRequired[int]
    ally: int | None


class Combo(TypedDict):
    """A race with its power that can be picked, and the coins that lie on it."""

    race: str
    power: str
    coins: int


class Banners(TypedDict):
    unknown: list[str]
    returned: list[str]


class Badges(TypedDict):
    unknown: list[str]
    discarded: list[str]


class Facts(TypedDict):
    """What matters for the turn alone."""

    undecided: bool
    fresh: bool
    nonempty: int
    dragon_flown: bool
    converted: list[int]
    attacked: list[int]
    losers: list[int]
    rolled: int | None


class View(TypedDict):
    """Small World or Underground, as a viewer may know it; a frame is a step, subject, stage."""

    game: str
    players: int
    options: dict[str, OptionValue]
    board: str
    round: int
    turn: int
    first: int
    regions: dict[str, Region]
    tribes: list[Tribe]
    seats: list[Seat]
    column: list[Combo]
    banners: Banners
    badges: Badges
    tray: dict[str, int]
    facts: Facts
    frames: list[list[StepName | int]]
    deep: NotRequired[Depths]
