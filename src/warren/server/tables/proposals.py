"""What a table is set up with."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from warren.core.record import Line
from warren.games.registry import game
from warren.messages.setup import NewSeat
from warren.server.bots.personas import fresh_name
from warren.server.errors import TooLarge
from warren.server.people.identity import Person
from warren.server.seats.seating import BOT, OPEN, PERSON, Seat
from warren.server.security.substance import check_substance
from warren.server.security.wording import clean_line
from warren.server.storage.milestone import Milestone

MOST_OPTION_BYTES: Final = 100_000
HANDFUL: Final = 200


class Basis:
    """What a table goes on from: first lines, and positions kept among them.

    `table` is the one whose lines they are, if they are not made up. `digest` is what binds the
    dice of the table to those lines.
    """

    def __init__(
        self,
        table: str | None,
        lines: list[Line],
        digest: str,
        kept: list[Milestone],
        rules: int,
    ) -> None:
        self.table: Final = table
        self.lines: Final = lines
        self.digest: Final = digest
        self.kept: Final = kept
        self.rules: Final = rules

    def handfuls(self) -> list[list[Line]]:
        return [self.lines[at : at + HANDFUL] for at in range(0, len(self.lines), HANDFUL)]


def written_options(options: Mapping[str, object]) -> bytes:
    """Boards, decks and packs of one's own fit easily; more is not an option but a burden."""
    written = msgspec.json.encode(options)
    if len(written) > MOST_OPTION_BYTES:
        raise TooLarge("error-too-large", {"field": "options"})
    return written


def has_own(options: Mapping[str, object]) -> bool:
    """Whether there is a board or a deck of one's own among them, which nobody has checked yet."""
    return any(isinstance(value, (dict, list)) for value in options.values())


def rehearse(key: str, players: int, written: bytes) -> None:
    """Set a table up once, where it holds up nobody; what is wrong with its options is refused."""
    options = msgspec.json.decode(written, type=dict[str, object])
    check_substance(options, "options")
    title = game(key)
    title.new_state(players, title.readings(title.rules_version(), options))


def proposed_seat(number: int, wanted: NewSeat, person: Person, called: str | None = None) -> Seat:
    """A seat as it was asked for; a bot without a name gets one when all are seated."""
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
            name=_named(wanted),
            bot=wanted.bot,
        )
    return Seat(seat=number, kind=OPEN, name="")


def introduced(seated: Sequence[Seat], taken: Collection[str], language: str) -> list[Seat]:
    """The same seats, with a name for every bot that has none; no two are called alike."""
    names = {*taken, *(seat.name for seat in seated)}
    known: list[Seat] = []
    for seat in seated:
        nameless = seat.kind == BOT and not seat.name
        known.append(
            msgspec.structs.replace(seat, name=fresh_name(language, names)) if nameless else seat
        )
        names.add(known[-1].name)
    return known


def _named(wanted: NewSeat) -> str:
    return "" if wanted.name is None else clean_line(wanted.name, "name")


def guest_name(number: int) -> str:
    return f"{number + 1}"
