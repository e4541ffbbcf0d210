"""What concerns somebody, at whichever table and on whichever node it happens."""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from typing import Final

import structlog

from warren.core.effect import mask_of
from warren.core.refusal import WarrenError
from warren.messages.events import DiceCalled, GameFinished, GameStarted, Invited, Turn, Uninvited
from warren.server.nodes.notices import LINES, TABLE, Notice
from warren.server.people.identity import Person
from warren.server.seats.seating import CLOSED, WAITING
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room
from warren.server.viewers.concerns import Concerns
from warren.server.viewers.descriptions import noted, shown
from warren.server.viewers.faces import SILENT
from warren.server.viewers.outbox import Outbox

MOST_STRANGERS: Final = 10_000

log = structlog.stdlib.get_logger("warren.events")


class Known:
    """What somebody has been told of a table."""

    def __init__(self, playing: bool, asked: dict[int, int], kept: list[int], called: str) -> None:
        self.playing: Final = playing
        self.asked: Final = asked
        self.kept: Final = kept
        self.called: Final = called


NOTHING: Final = Known(False, {}, [], "")


class Subscriber(Outbox):
    """Somebody who is told what is new for them, and nothing twice."""

    def __init__(self, person: Person, most: int) -> None:
        super().__init__(most)
        self.person: Final = person
        self.known: Final[dict[str, Known]] = {}

    @property
    def keys(self) -> set[str]:
        return {self.person.session, self.person.user or self.person.session}

    def look(self, room: Room) -> None:
        """Tell what has changed at a table since the last look."""
        table = room.terms.id
        before = self.known.get(table, NOTHING)
        now = self._known(room)
        if now.playing and not before.playing:
            mine = room.holding.of(self.person.session, self.person.user)
            self.put(GameStarted(table=noted(room, self.person), seq=room.seq(mask_of(mine))))
        for seat, seq in now.asked.items():
            if before.asked.get(seat) != seq:
                self.put(_turn(room, seat, seq))
        if before.playing and room.match.state.is_over():
            outcome = room.teller(SILENT).outcome(room.match.state)
            self.put(GameFinished(table=noted(room, self.person), outcome=outcome))
        for seat in before.kept:
            if seat not in now.kept:
                self.put(Uninvited(table=table, seat=seat))
        for seat in now.kept:
            if seat not in before.kept:
                self.put(Invited(table=noted(room, self.person), seat=seat))
        if now.called and now.called != before.called:
            self.put(DiceCalled(table=shown(room, self.person)))
        if now.playing or now.kept or now.called:
            self.known[table] = now
        else:
            self.known.pop(table, None)

    def _known(self, room: Room) -> Known:
        holding = room.holding
        waiting = room.terms.status == WAITING
        mine = [] if waiting else holding.of(self.person.session, self.person.user)
        asked = room.match.asked
        return Known(
            bool(mine) and room.terms.status != CLOSED and not room.match.state.is_over(),
            {
                seat: asked[seat].shown_to(mask_of(mine))
                for seat in mine
                if seat in asked and not holding.seats[seat].away
            },
            holding.invited(self.person.session, self.person.user) if waiting else [],
            self._called(room),
        )

    def _called(self, room: Room) -> str:
        """For what a device of this person is asked at a table."""
        pact = room.terms.pact
        if room.terms.status != WAITING or pact is None:
            return ""
        mine = room.holding.of(self.person.session, self.person.user)
        return f"{pact.phase} {pact.until}" if any(seat in pact.called for seat in mine) else ""


Index = dict[str, set[Subscriber]]


class Events:
    """Hears of every step and every seating on this node and, by notices, on the others."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.concerns: Final = Concerns(hub.database)
        self._by_key: Final[Index] = {}
        self._by_table: Final[Index] = {}
        self._strangers: Final[set[str]] = set()

    @contextmanager
    def subscribed(self, person: Person) -> Generator[Subscriber]:
        subscriber = Subscriber(person, self.hub.settings.outbox_bytes)
        self._strangers.clear()
        for key in subscriber.keys:
            _enter(self._by_key, key, subscriber)
        try:
            yield subscriber
        finally:
            for key in subscriber.keys:
                _cross_out(self._by_key, key, subscriber)
            for table in subscriber.known:
                _cross_out(self._by_table, table, subscriber)

    async def catch_up(self, subscriber: Subscriber) -> AsyncIterator[str]:
        """Tell everything that goes on now, table by table."""
        current = await self.concerns.tables(subscriber.person)
        for table in dict.fromkeys([*current, *subscriber.known]):
            try:
                room = await self.hub.room(table)
            except WarrenError as error:
                log.warning("table-not-opened", table=table, problem=str(error))
            else:
                self._look(subscriber, room)
            yield table

    def here(self, room: Room) -> set[int]:
        """The seats of those who are told what concerns them."""
        return {
            seat
            for one in self._concerned(room)
            for seat in room.holding.of(one.person.session, one.person.user)
        }

    def wake(self, room: Room) -> None:
        if self._by_key:
            for subscriber in self._concerned(room):
                self._look(subscriber, room)

    async def heard(self, notice: Notice) -> None:
        """A table that is not open on this node has changed."""
        if notice.kind == TABLE:
            self._strangers.discard(notice.table)
        elif notice.kind != LINES:
            return
        if not self._by_key or notice.table in self._strangers:
            return
        people = await self.concerns.people(notice.table)
        if people.isdisjoint(self._by_key) and notice.table not in self._by_table:
            if len(self._strangers) >= MOST_STRANGERS:
                self._strangers.clear()
            self._strangers.add(notice.table)
            return
        self.wake(await self.hub.room(notice.table))

    async def missed(self) -> None:
        """This node may have missed notices: look at everything again."""
        self._strangers.clear()
        for subscriber in {one for found in self._by_key.values() for one in found}:
            async for _ in self.catch_up(subscriber):
                pass

    def _concerned(self, room: Room) -> set[Subscriber]:
        keys = set(room.holding.sessions)
        for seat in room.holding.seats:
            keys.update(key for key in (seat.user_id, seat.reserved) if key is not None)
        found = set(self._by_table.get(room.terms.id, ()))
        for key in keys & self._by_key.keys():
            found |= self._by_key[key]
        return found

    def _look(self, subscriber: Subscriber, room: Room) -> None:
        subscriber.look(room)
        if room.terms.id in subscriber.known:
            _enter(self._by_table, room.terms.id, subscriber)
        else:
            _cross_out(self._by_table, room.terms.id, subscriber)


def _enter(index: Index, key: str, subscriber: Subscriber) -> None:
    index.setdefault(key, set()).add(subscriber)


def _cross_out(index: Index, key: str, subscriber: Subscriber) -> None:
    found = index.get(key, set())
    found.discard(subscriber)
    if not found:
        index.pop(key, None)


def _turn(room: Room, seat: int, seq: int) -> Turn:
    return Turn(
        table=room.terms.id,
        seat=seat,
        seq=seq,
        turn_kind=room.match.state.turn_kind(),
        deadline=None if room.clock is None else room.clock.running.get(seat),
    )
