"""People who are not there, for a while or for good."""

from __future__ import annotations

from typing import Final

from warren.core.refusal import Refusal
from warren.messages.setup import SUBSTITUTE
from warren.server.clock.agenda import sleeps
from warren.server.clock.now import TIME
from warren.server.seats.seating import PLAYING, WAITING, new_secret
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room


class Absence:
    """Who leaves a seat, who plays it meanwhile, and how to come back."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub

    async def leave(self, room: Room, seat: int) -> None:
        """Free a seat before the start; afterwards a bot plays on until the person returns."""
        await self.hub.refresh(room)
        if room.terms.status == WAITING:
            await self.hub.store.chairs.stand(room.terms.id, seat, new_secret())
        elif room.terms.status == PLAYING:
            await self.substitute(room, seat)
            return
        await self.hub.reseated(room.terms.id)

    async def substitute(self, room: Room, seat: int) -> None:
        """Let a bot play for a person who is not there."""
        await self.hub.store.chairs.change(room.terms.id, seat, away=True, bot=SUBSTITUTE)
        await self.hub.reseated(room.terms.id)

    async def resign(self, room: Room, seat: int) -> None:
        """Let a bot play on to the end; where nobody else plays, the game ends without a result."""
        await self.hub.refresh(room)
        room.check_playing()
        table = room.terms.id
        await self.hub.store.chairs.change(table, seat, away=True, bot=SUBSTITUTE, resigned=True)
        await self.hub.reseated(table)
        if room.holding.given_up:
            await self.hub.store.give_up(table, TIME.now())
            await self.hub.reseated(table)

    async def come_back(self, room: Room, seat: int) -> None:
        """Play on for oneself; a decision for which the time ran out is the bot's."""
        if room.holding.seats[seat].resigned:
            raise Refusal("refusal-resigned", {"seat": seat}, "TABLE-SEAT")
        if room.holding.seats[seat].away:
            spent = room.clock is not None and room.clock.spent(seat)
            if spent and not sleeps(room.terms, room.holding):
                raise Refusal("refusal-time-spent", {"seat": seat}, "TABLE-CLOCK")
            await self.hub.store.chairs.change(room.terms.id, seat, away=False, bot="")
            await self.hub.reseated(room.terms.id)
