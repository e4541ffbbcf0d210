"""Playing at a table, for whoever looks at it."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.core.refusal import InputError
from warren.server.descriptions import shown
from warren.server.hub import Hub
from warren.server.identity import Person
from warren.server.messages import Move, Shown, Stepped
from warren.server.position import Told
from warren.server.room import Room, Step
from warren.server.seating import WAITING
from warren.server.tables import Tables


class Seatings:
    """Which seat's eyes a person looks through: the one that decides, else the last one."""

    def __init__(self, tables: Tables, room: Room, person: Person) -> None:
        self.tables: Final = tables
        self.room: Final = room
        self.person: Final = person
        self.last: int | None = None

    def seat(self, wanted: int | None = None) -> int | None:
        mine = self.tables.seats_of(self.room, self.person)
        if not mine:
            self.last = None
            return None
        actors = [seat for seat in self.room.position.state.actors() if seat in mine]
        if wanted is not None and wanted in mine:
            self.last = wanted
        elif actors and self.last not in actors:
            self.last = actors[0]
        elif self.last not in mine:
            self.last = mine[0]
        return self.last

    def moved(self) -> bool:
        """Whether a seat was won or lost since the last look."""
        before = self.last
        return self.seat() != before


class Player:
    """Somebody at a table: what they see, and what they do."""

    def __init__(self, hub: Hub, tables: Tables, room: Room, person: Person, language: str) -> None:
        self.hub: Final = hub
        self.tables: Final = tables
        self.room: Final = room
        self.person: Final = person
        self.language: Final = language
        self.eyes: Final = Seatings(tables, room, person)

    def may_look(self) -> bool:
        """Whether this person may still see the table."""
        return self.tables.may_look(self.room, self.person)

    async def look(self, since: int | None = None, wanted: int | None = None) -> Shown:
        """The whole table, with what happened after line `since`."""
        room = self.room
        if since is not None and since > room.seq:
            await self.hub.catch_up(room)
        told = [] if since is None else await self.hub.told_since(room, since)
        return self.shown(wanted, told)

    def shown(self, wanted: int | None = None, told: list[Told] | None = None) -> Shown:
        room = self.room
        seat = self.eyes.seat(wanted)
        waiting = room.terms.status == WAITING
        teller = room.teller(self.language)
        return Shown(
            seq=room.seq,
            table=shown(room, self.person),
            view=None if waiting else room.shape(seat),
            situation=None if waiting else teller.situation(room.position, seat, room.clock),
            facts=teller.facts(told or [], seat),
        )

    async def act(self, wanted: int | None, seq: int, moves: list[Move]) -> Step:
        await self.hub.reach(self.room, seq)
        seat = self.tables.seat_for(self.room, self.person, wanted)
        await self.tables.come_back(self.room, seat)
        actions = [action_of(self.room, move) for move in moves]
        return await self.hub.act(self.room, seat, seq, actions, by=self)

    async def undo(self, wanted: int | None, seq: int) -> Step:
        await self.hub.reach(self.room, seq)
        seat = self.tables.seat_for(self.room, self.person, wanted)
        await self.tables.come_back(self.room, seat)
        return await self.hub.undo(self.room, seat, seq, by=self)

    def answer(self, step: Step) -> Shown | Stepped:
        """A step as this person sees it; everything anew when they look through other eyes."""
        before = self.eyes.last
        seat = self.eyes.seat()
        if seat == before:
            message = self.room.message(step, seat, self.language)
            if message is not None:
                return message
        return self.shown(None, step.told)

    async def answered(self, step: Step, seq: int) -> Shown | Stepped:
        """A step for somebody who has seen everything up to line `seq` and nothing since."""
        if step.before == seq and step.after == self.room.seq:
            return self.answer(step)
        return await self.look(seq)


def action_of(room: Room, move: Move) -> Action:
    """What a client wants to do, by its code or by its verb."""
    if move.code is not None:
        if move.verb is not None or move.args:
            raise InputError("error-move-twice", {"field": "code"})
        return room.position.state.action(move.code)
    if move.verb is None:
        raise InputError("error-move-empty", {"field": "verb"})
    return Action(move.verb, move.args)
