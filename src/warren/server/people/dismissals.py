"""Whoever logs out, or loses a token, loses what they had open."""

from __future__ import annotations

from typing import Final, Protocol

from warren.server.nodes.notices import Notice
from warren.server.people.identity import Person
from warren.server.seats.seating import digest
from warren.server.tables.hub import Hub

SESSION: Final = "session"
CHANGED: Final = 4401


class Watched(Protocol):
    """A viewer that can be let go."""

    @property
    def person(self) -> Person: ...

    def close(self, code: int = ...) -> None: ...


class Dismissals:
    """Closes the connections of a session, on this node and by notice on the others."""

    def __init__(self, hub: Hub, watchers: set[Watched]) -> None:
        self.hub: Final = hub
        self.watchers: Final = watchers

    async def dismiss(self, session: str) -> None:
        """Whoever is meant comes back as who they are now, or as nobody."""
        named = digest(session)
        self._let_go(named)
        await self.hub.store.announcer.announce(SESSION, named)

    async def heard(self, notice: Notice) -> None:
        if notice.kind == SESSION:
            self._let_go(notice.table)

    async def missed(self) -> None:
        """A notice that was missed is made up for when the connection ends."""

    def _let_go(self, named: str) -> None:
        for watcher in list(self.watchers):
            if digest(watcher.person.session) == named:
                watcher.close(CHANGED)
