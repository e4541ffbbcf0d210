"""What the server sends to those at a table."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from warren.core.patch import Operation
from warren.messages.guide import Guide
from warren.messages.table import Argument, Fact, SeatClock, Situation, TableShown


class Shown(msgspec.Struct, kw_only=True, tag="table"):
    """The whole table, as this viewer may know it.

    `head` binds the server to every line so far; empty before the start and under older dice.
    `guide` is there for whoever plays a lesson, as long as it has anything to say.
    """

    seq: int
    table: TableShown
    view: dict[str, object] | None
    situation: Situation | None
    facts: list[Fact]
    head: str = ""
    guide: Guide | UnsetType = UNSET
    id: str | UnsetType = UNSET


class Stepped(msgspec.Struct, kw_only=True, tag="step"):
    """What changed from one sequence number to the next: JSON Patch for the view."""

    before: int
    seq: int
    patch: list[Operation]
    situation: Situation
    facts: list[Fact]
    head: str = ""
    guide: Guide | UnsetType = UNSET
    id: str | UnsetType = UNSET


class Refused(msgspec.Struct, kw_only=True, tag="refused"):
    """Why something was not done: message id, its arguments, the rule, and a sentence."""

    message: str
    args: dict[str, Argument]
    rule: str
    text: str
    seq: int | None = None
    id: str | UnsetType = UNSET


class Future(msgspec.Struct, kw_only=True):
    """One way things may go on: what is given then, its weight among all, and what happens.

    What it comes to is summed up in the `outcome`, in the words of the game.
    """

    given: dict[str, object]
    weight: int
    facts: list[Fact]
    outcome: dict[str, object]


class Tried(msgspec.Struct, kw_only=True):
    """What a line of actions would come to: JSON Patch for the view, and what is asked then.

    The patch is for the view after line `seq`. A line is refused, or it is not `known`: something
    would be drawn or turned up that nobody may learn without doing it.
    """

    seq: int
    known: bool
    refused: Refused | None
    patch: list[Operation]
    situation: Situation | None
    facts: list[Fact]
    futures: list[Future]

    @staticmethod
    def untold(seq: int, refused: Refused | None) -> Tried:
        """Nothing but that it is refused, or not known."""
        known = refused is not None
        return Tried(
            seq=seq, known=known, refused=refused, patch=[], situation=None, facts=[], futures=[]
        )


class Chatted(msgspec.Struct, kw_only=True, tag="chat"):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Seated(msgspec.Struct, kw_only=True, tag="seats"):
    """The seating, the clocks, the guide or the status of the table changed."""

    table: TableShown
    clocks: list[SeatClock] | None = None
    guide: Guide | UnsetType = UNSET


class Pong(msgspec.Struct, kw_only=True, tag="pong"):
    id: str
    seq: int


class Ended(msgspec.Struct, kw_only=True, tag="end"):
    """The game is over: nothing follows."""


Answer = Shown | Stepped
ToClient = Shown | Stepped | Refused | Chatted | Seated | Pong
ToFollower = Shown | Stepped | Chatted | Seated | Ended
