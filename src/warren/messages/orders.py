"""What a client asks for at a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from warren.messages.bounds import SeatNumber, Sequence, Text, Word


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


class Try(msgspec.Struct, kw_only=True):
    """What would come of these lines of actions, each tried from where the table stands now?"""

    seq: Sequence
    lines: Annotated[
        list[Annotated[list[Move], Meta(max_length=32)]], Meta(min_length=1, max_length=24)
    ]
    seat: SeatNumber | None = None


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
