"""What travels between the server and its clients."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from warren.core.patch import Operation
from warren.server.tempo import Tempo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Sentence = Annotated[str, Meta(max_length=500)]
Text = Annotated[str, Meta(max_length=120)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Language = Literal["ru", "en", "none"]
Argument = str | int
Visibility = Annotated[str, Meta(extra_json_schema={"enum": ["open", "link", "private"]})]
Status = Annotated[
    str, Meta(extra_json_schema={"enum": ["waiting", "playing", "finished", "closed"]})
]
SeatKind = Annotated[str, Meta(extra_json_schema={"enum": ["open", "person", "bot"]})]
TurnKind = Annotated[str, Meta(extra_json_schema={"enum": ["turn", "answer"]})]


class Move(msgspec.Struct, kw_only=True):
    """An action: its verb and arguments, or its code."""

    verb: Word | None = None
    args: dict[Word, Annotated[str, Meta(max_length=80)] | int] = {}
    code: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None


class Act(msgspec.Struct, kw_only=True, tag="act"):
    """Do these actions, all or none; `seq` is the number of lines they answer."""

    seq: Sequence
    moves: Annotated[list[Move], Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None
    id: Text = ""


class Undo(msgspec.Struct, kw_only=True, tag="undo"):
    """Take back the last action."""

    seq: Sequence
    seat: SeatNumber | None = None
    id: Text = ""


class Say(msgspec.Struct, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Text = ""


class Look(msgspec.Struct, kw_only=True, tag="look"):
    """Show the table again, in full, with what happened since a line."""

    since: Sequence | None = None
    id: Text = ""


class Ping(msgspec.Struct, kw_only=True, tag="ping"):
    id: Text = ""


FromClient = Act | Undo | Say | Look | Ping


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
    args: dict[str, str | int]
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


class Shown(msgspec.Struct, kw_only=True, tag="table"):
    """The whole table, as this viewer may know it."""

    seq: int
    table: TableShown
    view: dict[str, object] | None
    situation: Situation | None
    facts: list[Fact]
    id: str | UnsetType = UNSET


class Stepped(msgspec.Struct, kw_only=True, tag="step"):
    """What changed from one sequence number to the next: JSON Patch for the view."""

    before: int
    seq: int
    patch: list[Operation]
    situation: Situation
    facts: list[Fact]
    id: str | UnsetType = UNSET


class Refused(msgspec.Struct, kw_only=True, tag="refused"):
    """Why something was not done: message id, its arguments, the rule, and a sentence."""

    message: str
    args: dict[str, str | int]
    rule: str
    text: str
    seq: int | None = None
    id: str | UnsetType = UNSET


class Chatted(msgspec.Struct, kw_only=True, tag="chat"):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Seated(msgspec.Struct, kw_only=True, tag="seats"):
    """The seating, the clocks or the status of the table changed."""

    table: TableShown
    clocks: list[SeatClock] | None = None


class Pong(msgspec.Struct, kw_only=True, tag="pong"):
    id: str
    seq: int


ToClient = Shown | Stepped | Refused | Chatted | Seated | Pong


class Ended(msgspec.Struct, kw_only=True, tag="end"):
    """The game is over: nothing follows."""


ToFollower = Shown | Stepped | Chatted | Seated | Ended


class Ready(msgspec.Struct, kw_only=True, tag="ready"):
    """All that is going on now has been told; what follows is new."""


class GameStarted(msgspec.Struct, kw_only=True, tag="game-start"):
    """A game in which I have a seat is being played."""

    table: TableShown
    seq: int


class Turn(msgspec.Struct, kw_only=True, tag="turn"):
    """A seat of mine has to decide; its answer carries this `seq`."""

    table: str
    seat: int
    seq: int
    turn_kind: TurnKind
    deadline: float | None


class GameFinished(msgspec.Struct, kw_only=True, tag="game-finish"):
    table: TableShown
    outcome: Outcome


class Invited(msgspec.Struct, kw_only=True, tag="invited"):
    """A seat is kept for me: I may join or decline."""

    table: TableShown
    seat: int


class Uninvited(msgspec.Struct, kw_only=True, tag="uninvited"):
    """A seat is kept for me no longer, whatever the reason."""

    table: str
    seat: int


Event = Ready | GameStarted | Turn | GameFinished | Invited | Uninvited
