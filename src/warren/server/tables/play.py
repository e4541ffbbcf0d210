"""Playing at a table, for whoever looks at it."""

from __future__ import annotations

import asyncio
from typing import Final

from warren.core.action import Action
from warren.core.effect import mask_of
from warren.core.match import Told
from warren.core.record import UNDO
from warren.core.refusal import InputError, Refusal
from warren.messages.orders import Move
from warren.messages.pushes import Shown, Stepped, Tried
from warren.messages.table import Fact
from warren.server.nodes.breath import Breath
from warren.server.people.identity import Person
from warren.server.seats.seating import WAITING, Holding
from warren.server.tables.hub import Hub
from warren.server.tables.room import Deed, Room, Step
from warren.server.tables.tables import Tables
from warren.server.viewers.descriptions import shown
from warren.server.viewers.faces import refused
from warren.server.viewers.sight import Sight


class Seatings:
    """Which seat's eyes a person looks through: the one that decides, else the last one."""

    def __init__(self, tables: Tables, room: Room, person: Person) -> None:
        self.tables: Final = tables
        self.room: Final = room
        self.person: Final = person
        self.last: int | None = None
        self._holding: Holding | None = None
        self._mine: list[int] = []
        self._mask = 0

    @property
    def mine(self) -> list[int]:
        """The seats this person may look through, as the table is held now."""
        holding = self.room.holding
        if holding is not self._holding:
            self._mine = self.tables.seats_of(self.room, self.person)
            self._mask = mask_of(self._mine)
            self._holding = holding
        return self._mine

    @property
    def mask(self) -> int:
        """The mask of all that this person sees."""
        return self._mask if self.room.holding is self._holding else mask_of(self.mine)

    def seat(self, wanted: int | None = None) -> int | None:
        mine = self.mine
        if not mine:
            self.last = None
            return None
        actors = [seat for seat in self.room.match.state.deciding() if seat in mine]
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

    @property
    def viewers(self) -> int:
        """The mask of all that this person sees, whichever seat they look through now."""
        return self.eyes.mask

    @property
    def seq(self) -> int:
        """How many lines this person has been shown."""
        return self.room.seq(self.viewers)

    def sight(self, seat: int | None) -> Sight:
        """What a browser is sent does not count purses for people."""
        return Sight(seat, self.person.is_program)

    def begin(self, wanted: int | None) -> None:
        """Remember what is seen before something is done."""
        self.room.shape(self.sight(self.eyes.seat(wanted)))

    def may_look(self) -> bool:
        """Whether this person may still see the table."""
        return self.tables.may_look(self.room, self.person)

    async def look(self, since: int | None = None, wanted: int | None = None) -> Shown:
        """The whole table, with what happened after line `since`."""
        facts = await self.recalled(since, wanted)
        return self.shown(wanted, facts=facts)

    async def recalled(self, since: int | None, wanted: int | None = None) -> list[Fact]:
        """What happened after line `since`, up to now, told a little at a time."""
        facts: list[Fact] = []
        breath = Breath()
        teller = self.room.teller(self.language)
        while told := await self.missed(since):
            for line in told:
                facts += teller.facts([line], self.eyes.seat(wanted), self.viewers)
                await breath.pause()
            since = told[-1].count.shown_to(self.viewers)
        return facts

    async def missed(self, since: int | None) -> list[Told]:
        """What happened after line `since`."""
        if since is None:
            return []
        if since > self.seq:
            await self.hub.catch_up(self.room)
        return await self.hub.told_since(self.room, self.viewers, since)

    def shown(
        self,
        wanted: int | None = None,
        told: list[Told] | None = None,
        facts: list[Fact] | None = None,
    ) -> Shown:
        """The whole table, with what happened, or with what has been told of it already."""
        room = self.room
        seat = self.eyes.seat(wanted)
        waiting = room.terms.status == WAITING
        teller = room.teller(self.language)
        return Shown(
            seq=self.seq,
            table=shown(room, self.person),
            view=None if waiting else room.shape(self.sight(seat)),
            situation=None if waiting else teller.situation(room.match, seat, room.clock),
            facts=teller.facts(told or [], seat, self.viewers) if facts is None else facts,
            head=room.head(self.viewers),
            guide=room.guided(seat, self.language),
        )

    async def act(self, wanted: int | None, seq: int, moves: list[Move]) -> Step:
        await self.hub.reach(self.room, self.viewers, seq)
        seat = self.tables.seat_for(self.room, self.person, wanted)
        await self.tables.absence.come_back(self.room, seat)
        deeds = [_deed(self.room, move) for move in moves]
        return await self.hub.act(self.room, seat, seq, deeds, self.viewers, self)

    async def tried(self, wanted: int | None, seq: int, lines: list[list[Move]]) -> list[Tried]:
        """What each of these lines of actions would come to; nothing is done."""
        await self.hub.reach(self.room, self.viewers, seq)
        seat = self.tables.seat_for(self.room, self.person, wanted)
        found: list[Tried] = []
        for moves in lines:
            codes = [code_of(self.room, move) for move in moves]
            try:
                self.room.check_question(seat, seq, self.viewers)
                found.append(
                    self.room.tried(
                        seat, codes, self.viewers, self.language, self.person.is_program
                    )
                )
            except Refusal as error:
                why = refused(error, self.language, self.seq)
                found.append(Tried.untold(self.seq, why))
            await asyncio.sleep(0)
        return found

    async def undo(self, wanted: int | None, seq: int) -> Step:
        await self.hub.reach(self.room, self.viewers, seq)
        seat = self.tables.seat_for(self.room, self.person, wanted)
        await self.tables.absence.come_back(self.room, seat)
        return await self.hub.undo(self.room, seat, seq, self.viewers, self)

    def answer(self, step: Step) -> Shown | Stepped | None:
        """A step as this person sees it, if it shows them anything.

        Everything anew when they look through other eyes.
        """
        before = self.eyes.last
        seat = self.eyes.seat()
        if seat == before:
            if not step.shows(self.viewers):
                return None
            message = self.room.message(step, self.sight(seat), self.viewers, self.language)
            if message is not None:
                return message
        return self.shown(None, step.told)

    async def answered(self, step: Step, seq: int) -> Shown | Stepped:
        """A step for somebody who has seen everything up to line `seq` and nothing since."""
        if step.before.shown_to(self.viewers) == seq and step.after == self.room.n:
            return self.answer(step) or self.shown(None, step.told)
        return await self.look(seq)


def _deed(room: Room, move: Move) -> Deed:
    """A code, or taking back as one of several moves."""
    if move.verb == UNDO and move.code is None:
        return Action(UNDO, move.args)
    return code_of(room, move)


def code_of(room: Room, move: Move) -> int:
    """What a client wants to do, by its code or by its verb."""
    if move.code is not None:
        if move.verb is not None or move.args:
            raise InputError("error-move-twice", {"field": "code"})
        return move.code
    if move.verb is None:
        raise InputError("error-move-empty", {"field": "verb"})
    return room.match.state.code(Action(move.verb, move.args))
