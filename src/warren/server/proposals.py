"""What a table is set up with."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from warren.core.record import Line
from warren.server.errors import TooLarge
from warren.server.identity import Person
from warren.server.messages import Name, TableShown, Word
from warren.server.position import Milestone
from warren.server.seating import BOT, OPEN, PERSON, Seat
from warren.server.tempo import Tempo
from warren.server.wording import clean_line

Visibility = Literal["open", "link", "private"]
Title = Annotated[str, Meta(max_length=80)]
SUBSTITUTE: Final = "greedy"
MOST_OPTION_BYTES: Final = 200_000


class NewSeat(msgspec.Struct, kw_only=True):
    """Who shall sit there: I, a bot, whoever takes the open seat, or the account I invite."""

    kind: Literal["me", "open", "bot", "invite"]
    name: Name | None = None
    bot: Word = SUBSTITUTE
    account: Name | None = None


class NewTable(msgspec.Struct, kw_only=True):
    """What a table is set up with."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    visibility: Visibility = "link"
    tempo: Tempo | None = None
    title: Title = ""
    start: bool = True


class Basis:
    """What a table goes on from: the first lines of another, and positions kept among them."""

    def __init__(self, table: str, lines: list[Line], kept: list[Milestone]) -> None:
        self.table: Final = table
        self.lines: Final = lines
        self.kept: Final = kept


class Created(msgspec.Struct, kw_only=True):
    """A new table, with the secret of each seat that a person may take."""

    table: TableShown
    links: dict[str, str]


def check_options_size(options: dict[str, object]) -> None:
    """Boards, decks and packs of one's own fit easily; more is not an option but a burden."""
    size = len(msgspec.json.encode(options))
    if size > MOST_OPTION_BYTES:
        raise TooLarge("error-too-large", {"field": "options"})


def proposed_seat(number: int, wanted: NewSeat, person: Person, called: str | None = None) -> Seat:
    if wanted.kind == "me":
        return Seat(
            seat=number,
            kind=PERSON,
            name=_named(wanted) or called or guest_name(number),
            user_id=person.user,
        )
    if wanted.kind == "bot":
        return Seat(
            seat=number,
            kind=BOT,
            name=_named(wanted) or f"{wanted.bot} {number + 1}",
            bot=wanted.bot,
        )
    return Seat(seat=number, kind=OPEN, name="")


def _named(wanted: NewSeat) -> str:
    return "" if wanted.name is None else clean_line(wanted.name, "name")


def guest_name(number: int) -> str:
    return f"{number + 1}"
