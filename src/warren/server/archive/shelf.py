"""Reading in the middle of a record."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from warren.core.action import Action
from warren.core.match import Match
from warren.core.record import Line
from warren.games.registry import game
from warren.server.nodes.breath import played
from warren.server.seats.seating import Terms
from warren.server.storage.milestone import Milestone
from warren.server.storage.schema import lines, snapshots
from warren.server.storage.store import Store


class Excerpt:
    """Some lines of a game with where it stood before them, or after them."""

    def __init__(self, match: Match, lines: list[Line]) -> None:
        self.match: Final = match
        self.lines: Final = lines


class Shelf(Store):
    """Finds any place of a game without playing it from its beginning."""

    async def between(self, terms: Terms, start: int, end: int) -> Excerpt:
        """Where it stood after line `start`, and the lines from there to line `end`."""
        async with self.database.reading() as connection:
            match = await self._snapshot(connection, game(terms.game), terms, start)
        found = await self.lines_between(terms.id, match.n, end)
        await played(match, [line for line in found if line.n <= start])
        return Excerpt(match, [line for line in found if line.n > start])

    async def lines_between(self, table: str, after: int, last: int) -> list[Line]:
        query = (
            select(lines.c.n, lines.c.seat, lines.c.verb, lines.c.args)
            .where(lines.c.table_id == table, lines.c.n > after, lines.c.n <= last)
            .order_by(lines.c.n)
        )
        async with self.database.reading() as connection:
            return [
                Line(row[0], row[1], Action(row[2], row[3]))
                for row in await connection.execute(query)
            ]

    async def kept(self, table: str, last: int) -> list[Milestone]:
        """The positions that are kept up to a line."""
        query = select(snapshots.c.n, snapshots.c.draws, snapshots.c.position).where(
            snapshots.c.table_id == table, snapshots.c.n <= last
        )
        async with self.database.reading() as connection:
            return [Milestone(row[0], row[1], row[2]) for row in await connection.execute(query)]
