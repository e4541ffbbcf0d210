"""A table and what there is to decide at it, as one viewer may know it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from warren.messages.tempo import Tempo

Argument = str | int
Visibility = Annotated[str, Meta(extra_json_schema={"enum": ["open", "link", "private"]})]
Status = Annotated[
    str, Meta(extra_json_schema={"enum": ["waiting", "playing", "finished", "closed"]})
]
SeatKind = Annotated[str, Meta(extra_json_schema={"enum": ["open", "person", "bot"]})]
TurnKind = Annotated[str, Meta(extra_json_schema={"enum": ["turn", "answer"]})]


class SeatShown(msgspec.Struct, kw_only=True):
    """A seat; an open one may be reserved for an account, and that may be me (`invited`)."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    away: bool
    account: bool
    mine: bool
    reserved: bool = False
    invited: bool = False


class TableShown(msgspec.Struct, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    title: str
    visibility: Visibility
    tempo: Tempo | None
    status: Status
    seats: list[SeatShown]
    commitments: dict[str, object]
    imported: bool
    origin: str | None
    next_table: str | None
    owner: bool
    created: float
    started: float | None
    finished: float | None

    @property
    def mine(self) -> list[int]:
        """The seats I hold."""
        return [seat.seat for seat in self.seats if seat.mine]


class PricePart(msgspec.Struct, kw_only=True):
    name: str
    amount: int
    rule: str


class Price(msgspec.Struct, kw_only=True):
    """What an action costs or weighs, with its parts."""

    total: int
    parts: list[PricePart]
    text: str = ""


class Choice(msgspec.Struct, kw_only=True):
    """A legal action."""

    code: int
    verb: str
    args: dict[str, Argument]
    text: str = ""
    price: Price | None = None


class Fact(msgspec.Struct, kw_only=True):
    """Something that happened by line n, as this viewer may know it."""

    n: int
    by: int | None
    effect: str
    args: dict[str, object]
    text: str = ""


class Undoing(msgspec.Struct, kw_only=True):
    """Whether the last action may be taken back, and why not."""

    possible: bool
    message: str = ""
    text: str = ""


class SeatClock(msgspec.Struct, kw_only=True):
    """Seconds a seat has left; running out at `deadline` (seconds since 1970) while it decides."""

    left: float
    deadline: float | None = None


class Outcome(msgspec.Struct, kw_only=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    lines: list[str]


class Situation(msgspec.Struct, kw_only=True):
    """What a viewer has to decide now."""

    seat: int | None
    actors: list[int]
    turn_kind: TurnKind
    prompt: str
    choices: list[Choice]
    undo: Undoing
    clocks: list[SeatClock] | None
    outcome: Outcome | None
