"""Viewers at the other end of a connection."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from warren.core.refusal import Refusal
from warren.messages.pushes import Chatted, Seated, Shown, Stepped
from warren.server.people.identity import Person
from warren.server.people.tokens import PLAY
from warren.server.service import Service
from warren.server.tables.play import Player
from warren.server.tables.room import Room, Step
from warren.server.viewers.descriptions import brief, shown
from warren.server.viewers.outbox import Outbox

UNKNOWN: Final = 4404


class Watcher(Outbox):
    """A viewer who gets the whole table first, and then what changes."""

    def __init__(self, player: Player, most: int) -> None:
        super().__init__(most)
        self.player: Final = player
        self.at = -1
        self.introduced = False
        self.request = ""

    @property
    def person(self) -> Person:
        return self.player.person

    def stepped(self, room: Room, step: Step) -> None:
        message = self.player.answer(step)
        if message is None:
            return
        if isinstance(message, Stepped) and message.before != self.at:
            message = self.player.shown(None, step.told)
        if step.by is self.player and self.request:
            message = msgspec.structs.replace(message, id=self.request)
            self.request = ""
        if isinstance(message, Shown):
            self.show(message)
        else:
            self.at = message.seq
            self.put(message)

    def seated(self, room: Room) -> None:
        """Who may not look any longer is let go; who looks through other eyes sees all anew."""
        if not self.player.may_look():
            self.close(UNKNOWN)
            return
        clocks = None if room.clock is None else room.clock.shown()
        guide = room.guided(self.player.eyes.last, self.player.language)
        self.put(Seated(table=brief(shown(room, self.person)), clocks=clocks, guide=guide))
        if self.player.eyes.moved():
            self.show(self.player.shown())

    def chatted(self, said: Chatted) -> None:
        self.put(said)

    def seats(self, room: Room) -> list[int]:
        """The seats for which somebody looks on."""
        return room.holding.of(self.person.session, self.person.user)

    def show(self, message: Shown) -> None:
        """The whole table; what never changes only the first time."""
        self.at = message.seq
        if self.introduced:
            message = msgspec.structs.replace(message, table=brief(message.table))
        self.introduced = True
        self.put(message)


@asynccontextmanager
async def watching(
    service: Service, room: Room, person: Person, language: str, since: int | None
) -> AsyncGenerator[Watcher]:
    """A viewer at a table, with what happened after line `since` in its first message."""
    player = Player(service.hub, service.tables, room, person, language)
    watcher = Watcher(player, service.settings.outbox_bytes)
    facts = await player.recalled(since)
    room.viewers.add(watcher)
    service.watchers.add(watcher)
    try:
        watcher.show(watcher.player.shown(facts=facts))
        yield watcher
    finally:
        room.viewers.discard(watcher)
        service.watchers.discard(watcher)
        room.used = time.monotonic()


async def come_back(service: Service, room: Room, person: Person) -> None:
    """Whoever may play and connects plays on for themselves."""
    if person.scopes is None or PLAY in person.scopes:
        for seat in service.tables.seats_of(room, person):
            with contextlib.suppress(Refusal):
                await service.tables.absence.come_back(room, seat)
