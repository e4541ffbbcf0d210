"""Setting up tables, taking seats, starting and going on."""

from __future__ import annotations

from typing import Final

from warren.core.dice import check_digits, new_seed
from warren.core.refusal import InputError, Refusal
from warren.games.registry import game
from warren.messages.setup import Created, NewSeat, NewTable, SeatTaken
from warren.server.clock.now import TIME
from warren.server.errors import Forbidden, TooMuch, Unknown
from warren.server.nodes.backroom import Backroom
from warren.server.people.accounts import account_name
from warren.server.people.identity import Person
from warren.server.people.looks import check_look
from warren.server.seats.arrivals import TAKEN, Offer, offer_of
from warren.server.seats.invitations import find_account, seat_to_decline, seat_to_take
from warren.server.seats.keys import Door
from warren.server.seats.pact import Round
from warren.server.seats.seating import (
    BOT,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Lesson,
    Seat,
    Terms,
    digest,
    fresh_pact,
    new_id,
    new_secret,
)
from warren.server.security.asking import ASKING
from warren.server.security.throttle import Throttle
from warren.server.security.wording import SPEECH, clean_line, clean_title
from warren.server.tables.absence import Absence
from warren.server.tables.dealer import Dealer
from warren.server.tables.hub import Hub
from warren.server.tables.proposals import (
    Basis,
    guest_name,
    has_own,
    introduced,
    proposed_seat,
    rehearse,
    written_options,
)
from warren.server.tables.room import Room
from warren.server.viewers.descriptions import shown
from warren.text.catalogue import LANGUAGES

PRIVATE: Final = "private"
DAY: Final = 86_400
VISITORS: Final = 5
"""As many times as one person, all who come without an account have tables a day by address."""


class Tables:
    """What people do with tables, besides playing."""

    def __init__(self, hub: Hub, backroom: Backroom) -> None:
        self.hub: Final = hub
        self.backroom: Final = backroom
        most = VISITORS * hub.settings.tables_per_person
        self.newcomers: Final = (
            Throttle(most, DAY / most, message="refusal-too-many-new", rule="TABLE-LIMIT")
            if most > 0
            else None
        )
        self.absence: Final = Absence(hub)
        self.dealer: Final = Dealer(hub)

    async def create(
        self,
        person: Person,
        wanted: NewTable,
        basis: Basis | None = None,
        language: str = LANGUAGES[0],
        lesson: str = "",
    ) -> Created:
        """A new table; bots without a name get one in a language.

        A lesson names outcomes itself, so that nobody is bound to dice before it is over.
        """
        title = game(wanted.game)
        players = len(wanted.seats)
        written = written_options(wanted.options)
        rules = title.rules_version() if basis is None else basis.rules
        if basis is None and has_own(wanted.options):
            await self.backroom.run(rehearse, title.key, players, written)
        else:
            title.new_state(players, title.readings(rules, wanted.options))
        if wanted.tempo is not None:
            wanted.tempo.check()
        for seat in wanted.seats:
            self._check_bot(seat)
        await self._check_count(person)
        lines, kept, base = (
            ([], [], "") if basis is None else (basis.lines, basis.kept, basis.digest)
        )
        seed, now = new_seed(), TIME.now()
        mine = [number for number, seat in enumerate(wanted.seats) if seat.kind == "me"]
        called = await account_name(self.hub.database, person.user)
        asked = [
            await self._invited(number, seat)
            if seat.kind == "invite"
            else proposed_seat(number, seat, person, called)
            for number, seat in enumerate(wanted.seats)
        ]
        invited = [seat.name for seat in asked if seat.reserved is not None]
        for proposed, named in zip(asked, wanted.seats, strict=True):
            if proposed.reserved is None and named.name is not None:
                check_look(proposed.name, invited)
        seated = introduced(asked, (), language)
        made = Round(
            seed,
            ["" for _ in wanted.seats],
            fresh_pact(title.key, rules, players, wanted.options, len(lines) + 1, base),
            [seat.name for seat in seated],
        )
        if wanted.commitment and mine:
            made.bring(mine[0], check_digits(wanted.commitment, "commitment"))
        full = all(seat.kind in ("me", "bot") for seat in wanted.seats)
        if wanted.start and full and not lesson:
            made.call(mine, (), self.dealer.limit(now))
            for bound, nonce in zip(seated, made.nonces, strict=False):
                bound.nonce = nonce
        terms = Terms(
            id=new_id(),
            game=title.key,
            players=players,
            rules=rules,
            options=wanted.options,
            title=clean_title(wanted.title),
            visibility=wanted.visibility,
            tempo=wanted.tempo,
            status=WAITING,
            seed=seed,
            contributions=made.given,
            dice_from=len(lines) + 1,
            origin=None if basis is None else basis.table,
            next_table=None,
            owner=person.owner,
            created=now,
            started=None,
            finished=None,
            clock=None,
            due=made.pact.until,
            waits=not wanted.start,
            pact=None if lesson else made.pact,
            lesson=Lesson(key=lesson) if lesson else None,
        )
        links = [new_secret() for _ in seated]
        held = {seat.seat: person.session for seat in seated if seat.kind == PERSON}
        handfuls = [] if basis is None else basis.handfuls()
        await self.hub.store.create(terms, seated, links, held, handfuls, kept)
        room = await self.hub.room(terms.id)
        if made.done or lesson:
            await self.hub.begin(room)
        else:
            self.hub.woken(room)
        return Created(
            table=shown(room, person),
            links={str(seat.seat): links[seat.seat] for seat in seated if seat.kind != BOT},
        )

    async def room_for(self, table: str, person: Person) -> Room:
        """A table that this person may look at; one that waits may have begun elsewhere."""
        try:
            room = await self.hub.room(table)
            if room.terms.status == WAITING or not self.seats_of(room, person):
                await self.hub.refresh(room)
        except InputError as error:
            raise unknown_table(table) from error
        if not self.may_look(room, person):
            raise unknown_table(table)
        return room

    def may_look(self, room: Room, person: Person) -> bool:
        """Private tables are for those who set them up, sit at them or are invited."""
        if room.terms.visibility != PRIVATE or room.terms.owner == person.owner:
            return True
        return bool(self.seats_of(room, person) or room.holding.kept_for(person.user))

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
        for seat in room.match.state.deciding():
            if seat in mine:
                return seat
        return mine[0]

    def seat_to_link(self, room: Room, person: Person, wanted: int | None) -> int:
        """The seat for which this person may have a new link."""
        free = [seat.seat for seat in room.holding.seats if seat.kind == OPEN]
        if wanted is not None and wanted in free and room.terms.owner == person.owner:
            return wanted
        return self.seat_for(room, person, wanted)

    async def behind_link(self, named: str, person: Person) -> tuple[Room, Door]:
        """The table and the seat of the link of this digest.

        One that was used leads only those there who may see the table anyway.
        """
        door = await self.hub.store.keys.behind(named)
        if door is None:
            raise Unknown("refusal-link", {}, "TABLE-LINK")
        room = await self.hub.room(door.table)
        await self.hub.refresh(room)
        if door.used and not self.may_look(room, person):
            raise Unknown("refusal-link", {}, "TABLE-LINK")
        return room, door

    def offer(self, room: Room, door: Door, person: Person) -> Offer:
        """What somebody can do with a link; a used one is good for who came by it alone."""
        if door.used and door.seat not in self.seats_of(room, person):
            raise Unknown("refusal-link-used", {}, "TABLE-LINK")
        return offer_of(room, door.seat, person)

    async def claim(
        self, person: Person, link: str, name: str | None = None, commitment: str = ""
    ) -> SeatTaken:
        """Take or come back to the seat of a secret link."""
        room, door = await self.behind_link(digest(link), person)
        return await self.enter(room, door, person, name, commitment)

    async def enter(
        self, room: Room, door: Door, person: Person, name: str | None, commitment: str
    ) -> SeatTaken:
        """Do what a link offers; a seat that is taken by it has another link from then on."""
        offer = self.offer(room, door, person)
        keys, link = self.hub.store.keys, None
        if offer == "sit":
            link = await self.sit(room, door.seat, person, name, commitment, by_link=True)
        elif offer == "here":
            await keys.open_on(door.table, [door.seat], person.session)
            await self.hub.reseated(door.table)
        elif offer == "account":
            link = await keys.adopt(door.table, door.seat, person.session, str(person.user))
            await self.hub.reseated(door.table)
            if link is None:
                raise Forbidden("refusal-seat-account", {}, "TABLE-LINK")
        elif room.is_ready():
            await self.dealer.begin(room)
        return SeatTaken(table=door.table, seat=door.seat, link=link)

    async def recognise(self, room: Room, person: Person) -> None:
        """Count the browser of an account among the devices on which its seats are open."""
        known = room.holding.sessions.get(person.session, set())
        new = [seat for seat in self.seats_of(room, person) if seat not in known]
        if new and person.scopes is None:
            await self.hub.store.keys.open_on(room.terms.id, new, person.session)
            await self.hub.reseated(room.terms.id)

    async def join(
        self, person: Person, table: str, seat: int | None, name: str | None, commitment: str
    ) -> Room:
        """Sit down at an open table, or at one where one was asked to play again."""
        room = await self.room_for(table, person)
        asked = room.holding.asked(person.session, person.user)
        if asked:
            await self.accept(room, asked, commitment)
            return room
        taken = seat_to_take(room, person, seat)
        await self.sit(room, taken, person, name, commitment)
        return room

    async def decline(self, person: Person, table: str, seat: int | None) -> Room:
        """Give a seat that was kept for me to whoever wants it."""
        room = await self.room_for(table, person)
        asked = room.holding.asked(person.session, person.user)
        if asked:
            for refused in asked:
                await self.hub.store.chairs.stand(
                    table, refused, new_secret(), room.holding.seats[refused].name
                )
            await self.hub.reseated(table)
            return room
        kept = seat_to_decline(room, person, seat)
        if not await self.hub.store.chairs.decline(table, kept, str(person.user)):
            raise Refusal("refusal-not-invited", {}, "TABLE-SEAT")
        await self.hub.reseated(table)
        return room

    async def accept(self, room: Room, seats: list[int], commitment: str) -> None:
        if commitment:
            check_digits(commitment, "commitment")
        await self.hub.store.chairs.accept(room.terms.id, seats, commitment)
        await self.hub.reseated(room.terms.id)
        if room.is_ready():
            await self.dealer.begin(room, frozenset(seats[:1] if commitment else ()))

    def _check_bot(self, seat: NewSeat) -> None:
        if seat.kind == "bot":
            self.hub.roster.check(seat.bot, "seats")

    def count_new(self) -> None:
        """One more table of a client that its limit of open ones does not count."""
        if self.newcomers is not None:
            self.newcomers.take(ASKING.get())

    async def _check_count(self, person: Person) -> None:
        if person.user is None:
            self.count_new()
        most = self.hub.settings.tables_per_person
        if 0 < most <= await self.hub.store.unfinished(person.owner):
            raise TooMuch("refusal-too-many-tables", {"most": most}, "TABLE-LIMIT")

    async def _invited(self, number: int, wanted: NewSeat) -> Seat:
        account = await find_account(self.hub.database, wanted.account or "")
        return Seat(seat=number, kind=OPEN, name=account.name, reserved=account.id)

    async def sit(
        self,
        room: Room,
        seat: int,
        person: Person,
        name: str | None,
        commitment: str,
        by_link: bool = False,
        one_screen: bool = False,
    ) -> str:
        """Take an open seat; its new link."""
        if commitment:
            check_digits(commitment, "commitment")
        name = None if name is None else clean_line(name, "name")
        if seat in room.holding.kept_for(person.user):
            name = name or room.holding.seats[seat].name
        name = name or await account_name(self.hub.database, person.user)
        if name is not None and not one_screen:
            check_look(name, (other.name for other in room.holding.seats if other.seat != seat))
        link = await self.hub.store.chairs.sit(
            room.terms.id,
            seat,
            person.session,
            name or guest_name(seat),
            person.user,
            by_link,
            one_screen,
            commitment,
        )
        if link is None:
            raise Refusal(TAKEN, {}, "TABLE-SEAT")
        await self.hub.reseated(room.terms.id)
        if room.is_ready():
            await self.dealer.begin(room, frozenset([seat] if commitment else ()))
        return link

    async def say(self, room: Room, person: Person, text: str) -> None:
        """Say something to everybody at the table; for those who sit at it."""
        seat = self.seat_for(room, person, None)
        said = clean_line(text, "text", SPEECH)
        table = room.terms.id
        number = await self.hub.store.talk.say(table, seat, room.names[seat], said, TIME.now())
        await self.hub.chatted(table, number)

    async def start(
        self, room: Room, person: Person, fill: str | None, language: str = LANGUAGES[0]
    ) -> None:
        """Begin, with bots in the seats that nobody has taken yet if so asked."""
        self._check_owner(room, person)
        if room.terms.status != WAITING:
            raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
        free = [seat.seat for seat in room.holding.seats if seat.empty]
        if free and fill is None:
            raise Refusal("refusal-seats-open", {"count": len(free)}, "TABLE-SEAT")
        if free:
            wanted = NewSeat(kind="bot", bot=str(fill))
            self._check_bot(wanted)
            bots = [proposed_seat(seat, wanted, person) for seat in free]
            await self.hub.store.chairs.fill(room.terms.id, introduced(bots, room.names, language))
            await self.hub.reseated(room.terms.id)
        await self.dealer.begin(room)

    async def close(self, room: Room, person: Person) -> None:
        """Give up a table that has not started."""
        self._check_owner(room, person)
        if not await self.hub.store.close(room.terms.id):
            await self.hub.reseated(room.terms.id)
            raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
        await self.hub.reseated(room.terms.id)

    def _check_owner(self, room: Room, person: Person) -> None:
        if room.terms.owner != person.owner:
            raise Forbidden("refusal-owner", {}, "TABLE-OWNER")

    async def hide(self, room: Room, person: Person) -> None:
        """List a table no longer among mine; not while I have a seat to play there."""
        mine = [room.holding.seats[seat] for seat in self.seats_of(room, person)]
        busy = room.terms.status in (WAITING, PLAYING)
        if busy and not all(seat.resigned for seat in mine):
            raise Refusal("refusal-still-seated", {}, "TABLE-SEAT")
        await self.hub.store.hide(room.terms.id, person.owner)


def unknown_table(table: str) -> Unknown:
    """One that is not there, or none that this person may know of: both alike."""
    return Unknown("error-unknown-table", {"value": table}, "TABLE-UNKNOWN")
