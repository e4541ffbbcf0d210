"""Whose turn it is where several clients wait for few places."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from warren.server.errors import TooMuch

MOST_EACH: Final = 8
MOST_WAITING: Final = 64


class Waiting:
    """One piece of work that waits for a place."""

    def __init__(self, slow: bool) -> None:
        self.slow: Final = slow
        self.place: Final[asyncio.Future[int]] = asyncio.get_running_loop().create_future()


class Turns:
    """Gives out places: clients take turns, and each has but one place at a time.

    What is slow never has the last place, so that there is always one for what is quick.
    """

    def __init__(self, places: int) -> None:
        self.most_slow: Final = max(1, places - 1)
        self.waiting = 0
        self._free: Final = list(range(places))
        self._slow = 0
        self._busy: Final[set[str]] = set()
        self._queues: Final[OrderedDict[str, deque[Waiting]]] = OrderedDict()

    @asynccontextmanager
    async def taken(self, client: str, slow: bool) -> AsyncGenerator[int]:
        """A place, when it is this client's turn; or a refusal where too much waits already."""
        queue = self._queues.get(client)
        if self.waiting >= MOST_WAITING or (queue is not None and len(queue) >= MOST_EACH):
            raise TooMuch("refusal-busy", {"seconds": 10}, "TABLE-LIMIT")
        asked = Waiting(slow)
        self._queues.setdefault(client, deque()).append(asked)
        self.waiting += 1
        self._give()
        try:
            place = await asked.place
        except asyncio.CancelledError:
            if asked.place.done() and not asked.place.cancelled():
                self._return(client, slow, asked.place.result())
            else:
                self._leave(client, asked)
            raise
        try:
            yield place
        finally:
            self._return(client, slow, place)

    def _give(self) -> None:
        """Hand free places to those whose turn it is, in the order of their last turns."""
        for client in list(self._queues):
            if not self._free:
                return
            queue = self._queues[client]
            first = queue[0]
            if client in self._busy or (first.slow and self._slow >= self.most_slow):
                continue
            self._leave(client, first)
            self._busy.add(client)
            self._slow += first.slow
            first.place.set_result(self._free.pop(0))

    def _leave(self, client: str, asked: Waiting) -> None:
        queue = self._queues[client]
        queue.remove(asked)
        self.waiting -= 1
        if not queue:
            del self._queues[client]

    def _return(self, client: str, slow: bool, place: int) -> None:
        """The next turn is that of those who have waited meanwhile."""
        self._busy.discard(client)
        if client in self._queues:
            self._queues.move_to_end(client)
        self._slow -= slow
        self._free.append(place)
        self._free.sort()
        self._give()
