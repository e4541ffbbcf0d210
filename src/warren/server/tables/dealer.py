"""From a full table to its first die."""

from __future__ import annotations

from typing import Final, Protocol

from warren.core.dice import check_digits
from warren.core.refusal import Refusal
from warren.server.clock.now import TIME
from warren.server.seats.seating import WAITING
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room


class Presence(Protocol):
    """Whoever knows which seats have somebody here."""

    def here(self, room: Room) -> set[int]: ...


class Dealer:
    """Calls the devices of a table, takes what they give, and starts the game with it."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.presences: Final[list[Presence]] = []

    async def begin(self, room: Room, fresh: frozenset[int] = frozenset()) -> None:
        """Start the game, as soon as all devices that take part have had their say.

        The devices of `fresh` seats have bound themselves by the request that filled the table.
        Another node may have been faster.
        """
        now = TIME.now()
        here = self._here(room)
        try:
            ready = await self.hub.store.pacts.call(
                room.terms.id, fresh, here, now, self.limit(now)
            )
        except Refusal:
            await self.hub.catch_up(room)
            if room.terms.status == WAITING:
                raise
            return
        if ready:
            await self._start(room)
        else:
            await self.hub.reseated(room.terms.id)

    async def seal(self, room: Room, seat: int, commitment: str) -> None:
        check_digits(commitment, "commitment")
        await self.hub.store.pacts.seal(room.terms.id, seat, commitment, self.limit(TIME.now()))
        await self.hub.reseated(room.terms.id)

    async def reveal(self, room: Room, seat: int, contribution: str) -> None:
        check_digits(contribution, "contribution")
        if await self.hub.store.pacts.reveal(room.terms.id, seat, contribution):
            await self._start(room)
        else:
            await self.hub.reseated(room.terms.id)

    def limit(self, now: float) -> float:
        """Until when a device that is asked has to answer."""
        return now + self.hub.settings.dice_seconds

    async def _start(self, room: Room) -> None:
        await self.hub.catch_up(room)
        if room.terms.status == WAITING:
            await self.hub.begin(room)

    def _here(self, room: Room) -> set[int]:
        """The seats at which a device may be; where there are other nodes, all of them."""
        if not self.hub.database.embedded:
            return set(range(room.terms.players))
        here = {seat for viewer in room.viewers for seat in viewer.seats(room)}
        return here.union(*(presence.here(room) for presence in self.presences))
