"""Setting up tables, taking seats, starting and going on."""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from warren.bots.registry import bot_names
from warren.core.dice import new_seed
from warren.core.refusal import InputError, Refusal
from warren.games.registry import game
from warren.server.clock import Tempo
from warren.server.errors import Forbidden, Unknown
from warren.server.hub import Hub
from warren.server.identity import Person
from warren.server.messages import Name, SeatShown, TableShown, Text, Word
from warren.server.room import Room
from warren.server.seating import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    WAITING,
    Holding,
    Seat,
    Terms,
    new_id,
    new_secret,
)

Visibility = Literal["open", "link", "private"]
PRIVATE: Final = "private"
SUBSTITUTE: Final = "greedy"


class NewSeat(msgspec.Struct, kw_only=True):
    """Who shall sit there: I, a bot, or whoever takes the open seat."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Word = SUBSTITUTE


class NewTable(msgspec.Struct, kw_only=True):
    """What a table is set up with."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    visibility: Visibility = "link"
    tempo: Tempo | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    start: bool = True
    contribution: Text = ""


class Created(msgspec.Struct, kw_only=True):
    """A new table, with the secret of each seat that a person may take."""

    table: TableShown
    links: dict[str, str]


class Tables:
    """What people do with tables, besides playing."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub

    async def create(self, person: Person, wanted: NewTable, origin: str | None = None) -> Created:
        title = game(wanted.game)
        players = len(wanted.seats)
        title.new_state(players, wanted.options)
        for seat in wanted.seats:
            _check_bot(seat)
        terms = Terms(
            id=new_id(),
            game=title.key,
            players=players,
            options=wanted.options,
            title=wanted.title,
            visibility=wanted.visibility,
            tempo=wanted.tempo,
            status=WAITING,
            seed=new_seed(),
            contributions=[
                wanted.contribution if seat.kind == "me" else "" for seat in wanted.seats
            ],
            dice_from=1,
            origin=origin,
            next_table=None,
            owner=person.owner,
            created=time.time(),
            started=None,
            finished=None,
            clock=None,
            due=None,
        )
        seated = [_seat(number, seat, person) for number, seat in enumerate(wanted.seats)]
        links = [new_secret() for _ in seated]
        held = {seat.seat: person.session for seat in seated if seat.kind == PERSON}
        await self.hub.store.create(terms, seated, links, held)
        room = await self.hub.room(terms.id)
        if wanted.start and all(seat.kind != OPEN for seat in seated):
            await self.hub.begin(room)
        return Created(
            table=shown(room, person),
            links={str(seat.seat): links[seat.seat] for seat in seated if seat.kind != BOT},
        )

    async def room_for(self, table: str, person: Person) -> Room:
        """A table that this person may look at."""
        try:
            room = await self.hub.room(table)
        except InputError as error:
            raise Unknown(error.message, error.details, "TABLE-UNKNOWN") from error
        known = room.terms.visibility != PRIVATE or room.terms.owner == person.owner
        if not known and not self.seats_of(room, person):
            raise Unknown("error-unknown-table", {"value": table}, "TABLE-UNKNOWN")
        return room

    def seats_of(self, room: Room, person: Person) -> list[int]:
        return room.holding.of(person.session, person.user)

    def seat_for(self, room: Room, person: Person, wanted: int | None) -> int:
        """The seat that this person acts for: the one named, else the one that has to decide."""
        mine = self.seats_of(room, person)
        if not mine:
            raise Forbidden("refusal-no-seat", {}, "TABLE-SEAT")
        if wanted is not None:
            if wanted not in mine:
                raise Forbidden("refusal-foreign-seat", {"seat": wanted}, "TABLE-SEAT")
            return wanted
        for seat in room.position.state.actors():
            if seat in mine:
                return seat
        return mine[0]

    async def claim(self, person: Person, link: str, name: str | None = None) -> tuple[str, int]:
        """Take or come back to the seat of a secret link."""
        found = await self.hub.store.seat_of_link(link)
        if found is None:
            raise Unknown("refusal-link", {}, "TABLE-LINK")
        table, seat = found
        room = await self.hub.room(table)
        await self._sit(room, seat, person, name, "")
        return table, seat

    async def join(
        self, person: Person, table: str, seat: int | None, name: str | None, contribution: str
    ) -> Room:
        """Sit down at an open table."""
        room = await self.room_for(table, person)
        if room.terms.visibility != "open" and room.terms.owner != person.owner:
            raise Forbidden("refusal-join-by-link", {}, "TABLE-LINK")
        free = [one.seat for one in room.holding.seats if one.kind == OPEN]
        if seat is None and free:
            seat = free[0]
        if seat is None or seat not in free:
            raise Refusal("refusal-seat-taken", {}, "TABLE-SEAT")
        await self._sit(room, seat, person, name, contribution)
        return room

    async def _sit(
        self, room: Room, seat: int, person: Person, name: str | None, contribution: str
    ) -> None:
        fresh = room.holding.seats[seat].kind == OPEN
        if room.holding.seats[seat].kind == BOT:
            raise Refusal("refusal-seat-taken", {}, "TABLE-SEAT")
        if fresh and room.terms.status != WAITING:
            raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
        taken = await self.hub.store.sit(
            room.terms.id, seat, person.session, name or _guest(seat), person.user, fresh
        )
        if not taken:
            raise Refusal("refusal-seat-taken", {}, "TABLE-SEAT")
        if fresh and contribution:
            await self.hub.store.contribute(room.terms.id, seat, contribution)
        await self.hub.reseated(room.terms.id)
        if fresh and all(one.kind != OPEN for one in room.holding.seats):
            await self.hub.begin(room)

    async def contribute(self, room: Room, seat: int, contribution: str) -> None:
        """Add to the dice, before the game starts."""
        if room.terms.status != WAITING:
            raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
        await self.hub.store.contribute(room.terms.id, seat, contribution)
        await self.hub.reseated(room.terms.id)

    async def start(self, room: Room, person: Person, fill: str | None) -> None:
        """Begin, with bots in the seats that are still open if so asked."""
        if room.terms.owner != person.owner:
            raise Forbidden("refusal-owner", {}, "TABLE-OWNER")
        if room.terms.status != WAITING:
            raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
        free = [seat.seat for seat in room.holding.seats if seat.kind == OPEN]
        if free and fill is None:
            raise Refusal("refusal-seats-open", {"count": len(free)}, "TABLE-SEAT")
        for seat in free:
            wanted = NewSeat(kind="bot", bot=str(fill))
            _check_bot(wanted)
            bot = _seat(seat, wanted, person)
            await self.hub.store.change_seat(
                room.terms.id, seat, kind=BOT, name=bot.name, bot=bot.bot
            )
        await self.hub.reseated(room.terms.id)
        await self.hub.begin(room)

    async def leave(self, room: Room, seat: int) -> None:
        """Free a seat before the start; afterwards a bot plays on until the person returns."""
        if room.terms.status == WAITING:
            await self.hub.store.stand(room.terms.id, seat, new_secret())
        elif room.terms.status != FINISHED:
            await self.substitute(room, seat)
            return
        await self.hub.reseated(room.terms.id)

    async def substitute(self, room: Room, seat: int) -> None:
        """Let a bot play for a person who is not there."""
        await self.hub.store.change_seat(room.terms.id, seat, away=True, bot=SUBSTITUTE)
        await self.hub.reseated(room.terms.id)

    async def come_back(self, room: Room, seat: int) -> None:
        """Play on for oneself."""
        if room.holding.seats[seat].away:
            await self.hub.store.change_seat(room.terms.id, seat, away=False, bot="")
            await self.hub.reseated(room.terms.id)

    async def rematch(self, room: Room, person: Person) -> str:
        """A new table with the same seats, one for all who ask."""
        if not self.seats_of(room, person):
            raise Forbidden("refusal-no-seat", {}, "TABLE-SEAT")
        if room.terms.status != FINISHED:
            raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
        if room.terms.next_table is None:
            terms = fresh_terms(room.terms, person.owner)
            back = [msgspec.structs.replace(seat, away=False) for seat in room.holding.seats]
            await self.hub.store.follow(room.terms.id, terms, Holding(back, room.holding.sessions))
            await self.hub.reseated(room.terms.id)
        table = str(room.terms.next_table)
        again = await self.hub.room(table)
        if again.terms.status == WAITING:
            await self.hub.begin(again)
        return table


def fresh_terms(before: Terms, owner: str) -> Terms:
    """The terms of a table that follows another."""
    return msgspec.structs.replace(
        before,
        id=new_id(),
        status=WAITING,
        seed=new_seed(),
        contributions=["" for _ in before.contributions],
        dice_from=1,
        origin=before.id,
        next_table=None,
        owner=owner,
        created=time.time(),
        started=None,
        finished=None,
        clock=None,
        due=None,
    )


def shown(room: Room, person: Person) -> TableShown:
    return described(room.terms, room.holding, person)


def described(terms: Terms, holding: Holding, person: Person) -> TableShown:
    """A table for somebody who looks at it."""
    mine = holding.of(person.session, person.user)
    return TableShown(
        id=terms.id,
        game=terms.game,
        players=terms.players,
        options=terms.options,
        title=terms.title,
        visibility=terms.visibility,
        tempo=None if terms.tempo is None else msgspec.to_builtins(terms.tempo),
        status=terms.status,
        seats=[
            SeatShown(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                away=seat.away,
                account=seat.user_id is not None,
                mine=seat.seat in mine,
            )
            for seat in holding.seats
        ],
        commitments=terms.commitments(),
        origin=terms.origin,
        next_table=terms.next_table,
        owner=terms.owner == person.owner,
        created=terms.created,
        started=terms.started,
        finished=terms.finished,
    )


def _check_bot(seat: NewSeat) -> None:
    if seat.kind == "bot" and seat.bot not in bot_names():
        raise InputError(
            "error-unknown-bot",
            {"field": "seats", "value": seat.bot, "known": ", ".join(bot_names())},
        )


def _seat(number: int, wanted: NewSeat, person: Person) -> Seat:
    if wanted.kind == "me":
        return Seat(
            seat=number, kind=PERSON, name=wanted.name or _guest(number), user_id=person.user
        )
    if wanted.kind == "bot":
        return Seat(
            seat=number,
            kind=BOT,
            name=wanted.name or f"{wanted.bot} {number + 1}",
            bot=wanted.bot,
        )
    return Seat(seat=number, kind=OPEN, name="")


def _guest(number: int) -> str:
    return f"{number + 1}"
