"""Tables in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import RowMapping, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.action import Action
from warren.core.game import Game
from warren.core.match import Match, Told
from warren.core.pact import Heads
from warren.core.record import Line, Record
from warren.core.refusal import InputError
from warren.games.registry import game
from warren.server.nodes.announcer import Announcer
from warren.server.nodes.breath import last_head, played
from warren.server.seats.chairs import Chairs
from warren.server.seats.keys import Keys
from warren.server.seats.pacts import Pacts
from warren.server.seats.seating import (
    CLOSED,
    FINISHED,
    PLAYING,
    WAITING,
    Holding,
    Lesson,
    Seat,
    Terms,
    digest,
    new_secret,
)
from warren.server.storage.database import Database
from warren.server.storage.milestone import Milestone, read_heads, read_match
from warren.server.storage.schema import (
    hidden,
    holders,
    lines,
    seats,
    snapshots,
    tables,
)
from warren.server.storage.talk import Talk


class Loaded(msgspec.Struct):
    """A table with everything needed to go on; a lesson needs all its lines."""

    game: Game
    terms: Terms
    holding: Holding
    match: Match
    saved: int
    heads: Heads | None
    lines: list[Line]


class News(msgspec.Struct):
    """A table as it stands now, with the lines that are new."""

    terms: Terms
    holding: Holding
    lines: list[Line]


class Store:
    """Reads and changes tables; lines are appended by the writer."""

    def __init__(self, database: Database, node: str) -> None:
        self.database: Final = database
        self.announcer: Final = Announcer(database, node)
        self.chairs: Final = Chairs(database, self.announcer)
        self.keys: Final = Keys(database, self.announcer)
        self.pacts: Final = Pacts(database, self.announcer)
        self.talk: Final = Talk(database, self.announcer)

    async def load(self, table: str) -> Loaded:
        async with self.database.reading() as connection:
            terms = await self._terms(connection, table)
            holding = await self._holding(connection, table)
            title = game(terms.game)
            kept = await self._milestone(connection, table, None)
            match = _match(title, terms, kept)
            saved = match.n
            every = await self._lines(connection, table, 0 if terms.lesson else saved)
        told = await played(match, [line for line in every if line.n > saved])
        heads = _heads(terms, holding, kept, told)
        return Loaded(title, terms, holding, match, saved, heads, every)

    async def seating(self, table: str) -> tuple[Terms, Holding]:
        async with self.database.reading() as connection:
            return await self._terms(connection, table), await self._holding(connection, table)

    async def news(self, table: str, n: int) -> News:
        """What the database holds of a table beyond line n."""
        async with self.database.reading() as connection:
            return News(
                await self._terms(connection, table),
                await self._holding(connection, table),
                await self._lines(connection, table, n),
            )

    async def told(self, terms: Terms, since: int) -> list[Told]:
        """What happened after line `since`, worked out from the snapshot before it."""
        async with self.database.reading() as connection:
            match = await self._snapshot(connection, game(terms.game), terms, since)
            found = await self._lines(connection, terms.id, match.n)
        return [line for line in await played(match, found) if line.n > since]

    async def record(self, table: str) -> Record:
        async with self.database.reading() as connection:
            terms = await self._terms(connection, table)
            holding = await self._holding(connection, table)
            record = Record(
                terms.game,
                terms.players,
                terms.options,
                holding.names,
                terms.commitments(holding),
                terms.rules,
            )
            record.lines.extend(await self._lines(connection, table, 0))
        if terms.status == FINISHED and terms.pact is not None and terms.imported is None:
            record.commitments["head"] = await last_head(
                record, terms.promised(terms.pact, holding)
            )
        return record

    async def create(
        self,
        terms: Terms,
        seated: Sequence[Seat],
        links: Sequence[str],
        held: Mapping[int, str],
        given: Iterable[Sequence[Line]] = (),
        kept: Iterable[Milestone] = (),
    ) -> None:
        """A new table; `links` are the secrets of its seats, `held` who sits down at once.

        The lines it goes on from are `given` by handfuls: others are served in between.
        """
        async with self.database.writing() as connection:
            await self._insert(connection, terms, seated, links)
            if held:
                await connection.execute(
                    insert(holders),
                    [
                        {"table_id": terms.id, "seat": seat, "session_id": session}
                        for seat, session in held.items()
                    ],
                )
            for handful in given:
                await connection.execute(
                    insert(lines),
                    [
                        {
                            "table_id": terms.id,
                            "n": line.n,
                            "seat": line.seat,
                            "verb": line.action.verb,
                            "args": line.action.args,
                            "at": terms.created,
                        }
                        for line in handful
                    ],
                )
            for one in kept:
                await connection.execute(
                    insert(snapshots), [{"table_id": terms.id, **msgspec.structs.asdict(one)}]
                )
            await self.announcer.changed(connection, terms.id)

    async def close(self, table: str) -> bool:
        """Give up a table; False when it has started."""
        async with self.database.writing() as connection:
            closed = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.status == WAITING)
                .values(status=CLOSED, due=None)
            )
            if closed.rowcount:
                await self.announcer.changed(connection, table)
        return bool(closed.rowcount)

    async def give_up(self, table: str, now: float) -> None:
        """End a game that nobody plays any longer, without a result."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.status == PLAYING)
                .values(status=CLOSED, finished=now, due=None)
            )
            await self.announcer.changed(connection, table)

    async def guide(self, table: str, lesson: Lesson) -> None:
        """Send the guide of a lesson away, or call it back."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table)
                .values(lesson=msgspec.structs.asdict(lesson))
            )
            await self.announcer.changed(connection, table)

    async def hide(self, table: str, who: str) -> None:
        """List a table no longer for somebody."""
        async with self.database.writing() as connection:
            await connection.execute(
                self.database.insert_new(hidden), [{"table_id": table, "who": who}]
            )

    async def unfinished(self, owner: str) -> int:
        """How many tables somebody has set up that are not over."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(func.count())
                .select_from(tables)
                .where(tables.c.owner == owner, tables.c.status.in_((WAITING, PLAYING)))
            )
            return int(found.scalar_one())

    async def change(self, table: str, **values: object) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))
            await self.announcer.changed(connection, table)

    async def follow(
        self, before: str, terms: Terms, holding: Holding, given_up: str | None = None
    ) -> None:
        """A table that follows another with the same seats; the first to ask makes it.

        It takes the place of one that came to nothing.
        """
        async with self.database.writing() as connection:
            taken = await connection.execute(
                update(tables)
                .where(tables.c.id == before, tables.c.next_table.is_not_distinct_from(given_up))
                .values(next_table=terms.id)
            )
            if taken.rowcount == 0:
                return
            await self._insert(connection, terms, holding.seats, None)
            held = [
                {"table_id": terms.id, "seat": seat, "session_id": session}
                for session, held_seats in holding.sessions.items()
                for seat in held_seats
            ]
            if held:
                await connection.execute(insert(holders), held)
            await self.announcer.changed(connection, before)

    async def due(self, now: float, limit: int) -> list[tuple[str, float]]:
        """The tables that wait for the server to do something."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(tables.c.id, tables.c.due)
                .where(tables.c.due.is_not(None), tables.c.due <= now)
                .order_by(tables.c.due)
                .limit(limit)
            )
            return [(str(row[0]), float(row[1])) for row in found]

    async def claim(self, table: str, due: float, until: float) -> bool:
        """Take over what a table waits for; only one node gets it."""
        async with self.database.writing() as connection:
            taken = await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.due == due).values(due=until)
            )
            return taken.rowcount == 1

    async def _insert(
        self,
        connection: AsyncConnection,
        terms: Terms,
        seated: Sequence[Seat],
        links: Sequence[str] | None,
    ) -> None:
        secrets = links or [new_secret() for _ in seated]
        await connection.execute(insert(tables), [msgspec.to_builtins(terms)])
        await connection.execute(
            insert(seats),
            [
                {**msgspec.structs.asdict(seat), "table_id": terms.id, "link": digest(link)}
                for seat, link in zip(seated, secrets, strict=True)
            ],
        )

    async def _terms(self, connection: AsyncConnection, table: str) -> Terms:
        found = await connection.execute(select(tables).where(tables.c.id == table))
        row = found.mappings().first()
        if row is None:
            raise InputError("error-unknown-table", {"field": "table", "value": table})
        return msgspec.convert(_plain(row), Terms)

    async def _holding(self, connection: AsyncConnection, table: str) -> Holding:
        rows = await connection.execute(
            select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
        )
        held = await connection.execute(
            select(holders.c.session_id, holders.c.seat).where(holders.c.table_id == table)
        )
        sessions: dict[str, set[int]] = {}
        for session, seat in held:
            sessions.setdefault(str(session), set()).add(int(seat))
        return Holding([msgspec.convert(_plain(row), Seat) for row in rows.mappings()], sessions)

    async def _snapshot(
        self, connection: AsyncConnection, title: Game, terms: Terms, upto: int | None
    ) -> Match:
        """The last kept match, or the last one at or before a line."""
        return _match(title, terms, await self._milestone(connection, terms.id, upto))

    async def _milestone(
        self, connection: AsyncConnection, table: str, upto: int | None
    ) -> Milestone | None:
        query = select(snapshots.c.n, snapshots.c.draws, snapshots.c.position).where(
            snapshots.c.table_id == table
        )
        if upto is not None:
            query = query.where(snapshots.c.n <= upto)
        found = await connection.execute(query.order_by(snapshots.c.n.desc()).limit(1))
        row = found.first()
        return None if row is None else Milestone(row[0], row[1], row[2])

    async def _lines(self, connection: AsyncConnection, table: str, after: int) -> list[Line]:
        found = await connection.execute(
            select(lines.c.n, lines.c.seat, lines.c.verb, lines.c.args)
            .where(lines.c.table_id == table, lines.c.n > after)
            .order_by(lines.c.n)
        )
        return [Line(row[0], row[1], Action(row[2], row[3])) for row in found]


def _match(title: Game, terms: Terms, kept: Milestone | None) -> Match:
    if kept is None:
        match = Match(terms.first_state())
    else:
        match = read_match(title, kept)
    match.open_lines = terms.open_lines
    return match


def _heads(
    terms: Terms, holding: Holding, kept: Milestone | None, told: Sequence[Told]
) -> Heads | None:
    """The chain of a game that has begun.

    Positions kept before its first line of its own came with the game it goes on from.
    """
    if terms.pact is None or terms.status == WAITING:
        return None
    own = kept is not None and kept.n >= terms.dice_from
    first = read_heads(kept) if kept is not None and own else terms.first_heads(holding)
    return terms.heads_after(first, [line for line in told if line.n >= terms.dice_from])


def _plain(row: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in row.items()}
