"""Which sessions of an account go on.

An account counts in its epoch how often it has ended its sessions, and each session carries the
epoch it began in. A node remembers epochs for a while and hears of new ones from the others.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.server.errors import Unauthorized
from warren.server.nodes.announcer import NOTIFY
from warren.server.nodes.notices import TABLE, Notice
from warren.server.people.dismissals import Watched
from warren.server.people.identity import Person
from warren.server.storage.schema import users
from warren.server.tables.hub import Hub

USER: Final = "user"
GONE: Final = -1
"""The epoch of an account that is no more."""
FRESH_SECONDS: Final = 30.0
MOST_KNOWN: Final = 20_000
UNREAD: Final = (GONE, float("-inf"))


class Epochs:
    """Knows whose session goes on, and lets go of the viewers whose session does not."""

    def __init__(self, hub: Hub, watchers: set[Watched]) -> None:
        self.hub: Final = hub
        self.watchers: Final = watchers
        self._known: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()

    async def current(self, person: Person | None) -> Person | None:
        """Somebody as long as their session goes on; asked on every request."""
        if person is None or person.user is None:
            return person
        epoch, read = self._known.get(person.user, UNREAD)
        if read + FRESH_SECONDS < time.monotonic():
            epoch = (await self._read([person.user]))[person.user]
        return person if person.epoch == epoch else None

    async def advance(self, connection: AsyncConnection, person: Person) -> None:
        """End all sessions of an account; of two who try at once one succeeds."""
        changed = await connection.execute(
            update(users)
            .where(users.c.id == person.user, users.c.epoch == person.epoch)
            .values(epoch=person.epoch + 1)
        )
        if changed.rowcount == 0:
            raise Unauthorized("refusal-guest", {}, "ACCOUNT-NEEDED")
        await self.tell(connection, [], str(person.user), person.epoch + 1)

    async def tell(
        self, connection: AsyncConnection, changed: Iterable[str], user: str = "", epoch: int = 0
    ) -> None:
        """Tell the other nodes which tables changed, and of a new epoch."""
        notices = [Notice(self.hub.node, TABLE, table, 0) for table in sorted(set(changed))]
        if user:
            notices.append(Notice(self.hub.node, USER, user, epoch))
        if notices and not self.hub.database.embedded:
            await connection.execute(NOTIFY, [{"notice": notice.text()} for notice in notices])

    def note(self, user: str, epoch: int) -> int:
        """Remember the epoch of an account; what is known may be newer than what was read."""
        known, _ = self._known.pop(user, (0, 0.0))
        epoch = GONE if GONE in (known, epoch) else max(known, epoch)
        self._known[user] = (epoch, time.monotonic())
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        for watcher in list(self.watchers):
            if watcher.person.user == user and _is_over(watcher.person, epoch):
                watcher.close()
        return epoch

    async def heard(self, notice: Notice) -> None:
        if notice.kind == USER:
            self.note(notice.table, notice.n)

    async def missed(self) -> None:
        """Sessions may have ended without this node's knowing."""
        self._known.clear()
        users = {watcher.person.user for watcher in self.watchers}
        await self._read([user for user in users if user is not None])

    async def _read(self, wanted: list[str]) -> dict[str, int]:
        async with self.hub.database.reading() as connection:
            found = await connection.execute(
                select(users.c.id, users.c.epoch).where(users.c.id.in_(wanted))
            )
            epochs = {str(row[0]): int(row[1]) for row in found}
        return {user: self.note(user, epochs.get(user, GONE)) for user in wanted}


def _is_over(person: Person, epoch: int) -> bool:
    """Tokens know no epochs: they go on until they are taken back, or the account ends."""
    return epoch == GONE or (person.scopes is None and person.epoch != epoch)
