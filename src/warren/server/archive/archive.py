"""Games to look at again: records brought in, and going on from any line of one."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from warren.core.dice import new_seed
from warren.core.refusal import InputError, Refusal
from warren.messages.bounds import Commitment, Sequence, Title
from warren.messages.setup import Created, NewSeat, NewTable, Visibility
from warren.messages.table import TableShown
from warren.messages.tempo import Tempo
from warren.server.archive.playback import (
    Checked,
    Point,
    VerdictShown,
    check,
    series,
    unpacked,
    unpacked_position,
    verdict,
)
from warren.server.archive.shelf import Shelf
from warren.server.clock.now import TIME
from warren.server.errors import Forbidden
from warren.server.nodes.backroom import Backroom
from warren.server.nodes.breath import base_digest
from warren.server.people.identity import Person
from warren.server.seats.seating import CLOSED, FINISHED, PERSON, Seat, Terms, new_id, new_secret
from warren.server.tables.proposals import Basis
from warren.server.tables.room import Room
from warren.server.tables.tables import Tables
from warren.server.viewers.descriptions import shown
from warren.text.catalogue import LANGUAGES


class Continuation(msgspec.Struct, kw_only=True):
    """A new table that goes on after line n of a game; one seat for each of its players."""

    n: Sequence
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    visibility: Visibility = "link"
    tempo: Tempo | None = None
    title: Title = ""
    start: bool = True
    commitment: Commitment = ""


class Archive:
    """Takes records in, and lets people go on from what was played."""

    def __init__(self, tables: Tables, backroom: Backroom) -> None:
        self.tables: Final = tables
        self.hub: Final = tables.hub
        self.shelf: Final = Shelf(self.hub.database, self.hub.node)
        self.backroom: Final = backroom

    def check(self, room: Room) -> None:
        """Only what is over, or came as a record, is open in all its lines."""
        if not is_archived(room):
            raise Forbidden("refusal-not-archived", {}, "TABLE-RECORD")

    async def take_in(
        self, person: Person, record: bytes, visibility: Visibility, title: str
    ) -> TableShown:
        """A table of its own for a record, for watching and going on."""
        self.tables.count_new()
        checked = await self.backroom.run(check, record, self.hub.settings.snapshot_lines)
        terms = _terms(checked, person, visibility, title)
        await self.hub.store.create(
            terms,
            [
                Seat(seat=number, kind=PERSON, name=name)
                for number, name in enumerate(checked.names)
            ],
            [new_secret() for _ in checked.names],
            {},
            map(unpacked, checked.lines),
            map(unpacked_position, checked.kept),
        )
        return shown(await self.hub.room(terms.id), person)

    async def go_on(
        self, person: Person, room: Room, wanted: Continuation, language: str = LANGUAGES[0]
    ) -> Created:
        """Another table with the first lines of this one, and dice of its own from there."""
        self.check(room)
        if wanted.n > room.n:
            raise InputError(
                "error-out-of-range",
                {"field": "n", "value": wanted.n, "least": 0, "most": room.n},
            )
        if len(wanted.seats) != room.terms.players:
            raise InputError("error-seat-count", {"field": "seats", "count": len(wanted.seats)})
        last = await self.shelf.between(room.terms, wanted.n, wanted.n)
        if last.match.state.is_over():
            raise Refusal("refusal-continue-over", {"n": wanted.n}, "TABLE-RECORD")
        lines = await self.shelf.lines_between(room.terms.id, 0, wanted.n)
        return await self.tables.create(
            person,
            NewTable(
                game=room.terms.game,
                options=room.terms.options,
                seats=wanted.seats,
                visibility=wanted.visibility,
                tempo=wanted.tempo,
                title=wanted.title,
                start=wanted.start,
                commitment=wanted.commitment,
            ),
            Basis(
                room.terms.id,
                lines,
                await base_digest(lines),
                await self.shelf.kept(room.terms.id, wanted.n),
                room.terms.rules,
            ),
            language,
        )

    async def scores(self, room: Room) -> list[Point]:
        self.check(room)
        return await self.backroom.run(series, await self._text(room))

    async def verdict(self, room: Room, language: str) -> VerdictShown:
        self.check(room)
        return await self.backroom.run(verdict, await self._text(room), language)

    async def _text(self, room: Room) -> str:
        return (await self.hub.store.record(room.terms.id)).write()


def is_archived(room: Room) -> bool:
    return room.terms.status == FINISHED or room.terms.imported is not None


def _terms(checked: Checked, person: Person, visibility: str, title: str) -> Terms:
    now = TIME.now()
    return Terms(
        id=new_id(),
        game=checked.game,
        players=checked.players,
        rules=checked.rules,
        options=checked.options,
        title=title,
        visibility=visibility,
        tempo=None,
        status=FINISHED if checked.over else CLOSED,
        seed=new_seed(),
        contributions=["" for _ in checked.names],
        dice_from=1,
        origin=None,
        next_table=None,
        owner=person.owner,
        created=now,
        started=None,
        finished=now if checked.over else None,
        clock=None,
        due=None,
        imported=checked.commitments,
    )
