"""Steps of a table that are worked out and on their way to the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Final

import msgspec

from warren.core.match import Match, Told
from warren.core.pact import Heads
from warren.server.clock.clock import Clock
from warren.server.seats.seating import Terms
from warren.server.storage.writer import Append, Strand

Change = dict[str, object]


class Stand:
    """Where a table stands, and up to which line a position of it is kept.

    What builds upon it hangs by its strand.
    """

    def __init__(
        self,
        match: Match,
        heads: Heads | None,
        terms: Terms,
        clock: Clock | None,
        saved: int,
        strand: Strand,
    ) -> None:
        self.match: Final = match
        self.heads: Final = heads
        self.terms: Final = terms
        self.clock: Final = clock
        self.saved: Final = saved
        self.strand: Final = strand


class Draft:
    """A step that has not happened yet: what it does to where the table stands."""

    def __init__(
        self,
        base: Stand,
        match: Match,
        told: list[Told],
        heads: Heads | None,
        append: Append,
        by: object = None,
    ) -> None:
        self.base: Final = base
        self.match: Final = match
        self.told: Final = told
        self.heads: Final = heads
        self.append: Final = append
        self.by: Final = by

    @property
    def change(self) -> Change:
        return dict(self.append.change or {})

    @property
    def saved(self) -> int:
        return self.base.saved if self.append.snapshot is None else self.match.n

    def stand(self) -> Stand:
        """Where the table will stand when this has happened."""
        terms, clock = self.base.terms, self.base.clock
        change = self.change
        if change:
            terms = msgspec.structs.replace(terms, **change)
        if "clock" in change:
            clock = Clock.of(terms.tempo, terms.clock, terms.players)
        return Stand(self.match, self.heads, terms, clock, self.saved, self.base.strand)


class Drafts:
    """Those of one table in their order: each builds upon the one before it."""

    def __init__(self) -> None:
        self.strand = Strand()
        self._waiting: Final[deque[Draft]] = deque()
        self._calm: Final = asyncio.Event()
        self._calm.set()

    def __iter__(self) -> Iterator[Draft]:
        return iter(self._waiting)

    @property
    def last(self) -> Draft | None:
        return self._waiting[-1] if self._waiting else None

    def add(self, draft: Draft) -> None:
        self._waiting.append(draft)
        self._calm.clear()

    def drop(self, draft: Draft) -> None:
        """It has happened, or will not; where all is decided, a new strand begins."""
        self._waiting.remove(draft)
        if not self._waiting:
            if self.strand.broken:
                self.strand = Strand()
            self._calm.set()

    async def decided(self) -> None:
        """Wait until nothing is on its way."""
        await self._calm.wait()
