"""The JSON of a position, as it is written, sent and shown; what a view hides is null."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from warren.core.option import OptionValue

Phase = Literal[
    "opening",
    "tiles",
    "deal",
    "recruit",
    "mulligan",
    "play",
    "relocate",
    "draw",
    "exchange",
    "over",
]
Cards = dict[str, int]
"""How many of each card."""


class Companions(TypedDict):
    """How many of each kind."""

    warrior: int
    craftsman: int
    mage: int


class Claim(TypedDict):
    seat: int
    last_turn: bool


class Tile(TypedDict):
    """A region: its level, whose it is, and the cards that lie there."""

    level: int
    seat: NotRequired[int]
    troop: NotRequired[str]
    fortification: NotRequired[str]
    rune: NotRequired[str]
    claim: NotRequired[Claim]


class Seat(TypedDict):
    """A player; prepared cards count in the size of the hand."""

    coins: int
    ready: Companions
    spent: Companions
    hand: Cards | None
    hand_size: int
    idle: bool
    turns: int


class Facts(TypedDict):
    """What matters for the turn alone."""

    played: bool
    active: bool
    panic: bool
    foresight: int
    to_draw: int
    after_draw: Phase
    exchanged: int
    locked: bool
    door: str | None
    ally: int | None
    moving: str | None
    left: int


class View(TypedDict):
    """Heroes of Dark Lands, as a viewer may know it."""

    game: str
    players: int
    options: dict[str, OptionValue]
    board: str
    phase: Phase
    round: int
    turn: int
    first: int
    place: int
    tiles: dict[str, Tile]
    seats: list[Seat]
    supply: Companions
    deck: Cards | None
    deck_size: int
    discard: Cards
    out: Cards
    prepared: Cards
    levels: list[int]
    facts: Facts
