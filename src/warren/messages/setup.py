"""Setting up a table: what it is asked with, and what comes back."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from warren.messages.bounds import Commitment, Name, Title, Word
from warren.messages.table import TableShown
from warren.messages.tempo import Tempo

Visibility = Literal["open", "link", "private"]
SUBSTITUTE: Final = "greedy"


class NewSeat(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who shall sit there: I, a bot, whoever takes the open seat, or the account I invite."""

    kind: Literal["me", "open", "bot", "invite"]
    name: Name | None = None
    bot: Word = SUBSTITUTE
    account: Name | None = None


class NewTable(msgspec.Struct, kw_only=True):
    """What a table is set up with.

    `commitment` binds the device of whoever asks to what it adds to the dice.
    """

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    visibility: Visibility = "link"
    tempo: Tempo | None = None
    title: Title = ""
    start: bool = True
    commitment: Commitment = ""


class Created(msgspec.Struct, kw_only=True):
    """A new table, with the secret of each seat that a person may take."""

    table: TableShown
    links: dict[str, str]


class SeatTaken(msgspec.Struct, kw_only=True):
    """A seat that is mine now; `link` is its new secret where the old one has been used up."""

    table: str
    seat: int
    link: str | None = None
