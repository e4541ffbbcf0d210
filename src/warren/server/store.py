"""Tables in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import RowMapping, Select, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.action import Action
from warren.core.game import Game
from warren.core.record import Line, Record
from warren.core.refusal import InputError
from warren.games.registry import game
from warren.server.database import Database
from warren.server.notices import CHANNEL, CHAT, TABLE, Notice
from warren.server.position import Position, Told
from warren.server.schema import chats, holders, lines, notes, seats, snapshots, tables
from warren.server.seating import Holding, Seat, Terms, digest, new_secret

MOST_LISTED: Final = 100


class Loaded(msgspec.Struct):
    """A table with everything needed to go on."""

    game: Game
    terms: Terms
    holding: Holding
    position: Position
    saved: int


class Store:
    """Reads and changes tables; lines are appended by the writer."""

    def __init__(self, database: Database, node: str) -> None:
        self.database: Final = database
        self.node: Final = node

    async def load(self, table: str) -> Loaded:
        async with self.database.reading() as connection:
            terms = await self._terms(connection, table)
            holding = await self._holding(connection, table)
            title = game(terms.game)
            position = await self._snapshot(connection, title, terms, None)
            saved = position.n
            for line in await self._lines(connection, table, saved):
                position.act(line.seat, line.action)
        return Loaded(title, terms, holding, position, saved)

    async def seating(self, table: str) -> tuple[Terms, Holding]:
        async with self.database.reading() as connection:
            return await self._terms(connection, table), await self._holding(connection, table)

    async def lines_after(self, table: str, n: int) -> list[Line]:
        async with self.database.reading() as connection:
            return await self._lines(connection, table, n)

    async def told(self, terms: Terms, since: int) -> list[Told]:
        """What happened after line `since`, worked out from the snapshot before it."""
        async with self.database.reading() as connection:
            position = await self._snapshot(connection, game(terms.game), terms, since)
            told = [
                position.act(line.seat, line.action)
                for line in await self._lines(connection, terms.id, position.n)
            ]
        return [line for line in told if line.n > since]

    async def record(self, table: str) -> Record:
        async with self.database.reading() as connection:
            terms = await self._terms(connection, table)
            holding = await self._holding(connection, table)
            record = Record(
                terms.game,
                terms.players,
                terms.options,
                [seat.name for seat in holding.seats],
                terms.commitments(),
            )
            record.lines.extend(await self._lines(connection, table, 0))
        return record

    async def create(
        self,
        terms: Terms,
        seated: Sequence[Seat],
        links: Sequence[str],
        held: Mapping[int, str],
        given: Sequence[Line] = (),
    ) -> None:
        """A new table; `links` are the secrets of its seats, `held` who sits down at once."""
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
            if given:
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
                        for line in given
                    ],
                )

    async def listed(self, query: Select[tuple[object, ...]]) -> list[RowMapping]:
        async with self.database.reading() as connection:
            return list((await connection.execute(query.limit(MOST_LISTED))).mappings())

    async def change(self, table: str, **values: object) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))
            await self._tell(connection, TABLE, table, 0)

    async def change_seat(self, table: str, seat: int, **values: object) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(**values)
            )
            await self._tell(connection, TABLE, table, 0)

    async def sit(
        self, table: str, seat: int, session: str, name: str, user: str | None, fresh: bool
    ) -> bool:
        """Take a seat; a fresh one only while it is open. False when somebody was faster."""
        async with self.database.writing() as connection:
            wanted = update(seats).where(seats.c.table_id == table, seats.c.seat == seat)
            if fresh:
                wanted = wanted.where(seats.c.kind == "open")
                taken = await connection.execute(
                    wanted.values(kind="person", name=name, user_id=user, away=False)
                )
                if taken.rowcount == 0:
                    return False
            held = await connection.execute(
                select(holders.c.seat).where(
                    holders.c.table_id == table,
                    holders.c.seat == seat,
                    holders.c.session_id == session,
                )
            )
            if held.first() is None:
                await connection.execute(
                    insert(holders), [{"table_id": table, "seat": seat, "session_id": session}]
                )
            await self._tell(connection, TABLE, table, 0)
        return True

    async def stand(self, table: str, seat: int, link: str) -> None:
        """Leave a seat of a table that has not started: it is open again, under a new link."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(kind="open", name="", user_id=None, away=False, link=digest(link))
            )
            await connection.execute(
                delete(holders).where(holders.c.table_id == table, holders.c.seat == seat)
            )
            await self._tell(connection, TABLE, table, 0)

    async def contribute(self, table: str, seat: int, contribution: str) -> None:
        """What a seat adds to the dice."""
        async with self.database.writing() as connection:
            found = await connection.execute(
                select(tables.c.contributions).where(tables.c.id == table).with_for_update()
            )
            given = msgspec.convert(found.scalar_one(), list[str])
            given[seat] = contribution
            await connection.execute(
                update(tables).where(tables.c.id == table).values(contributions=given)
            )
            await self._tell(connection, TABLE, table, 0)

    async def relink(self, table: str, seat: int, link: str) -> None:
        """Another secret for a seat; the old one opens nothing any more."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(link=digest(link))
            )

    async def follow(self, before: str, terms: Terms, holding: Holding) -> None:
        """A table that follows another with the same seats; the first to ask makes it."""
        async with self.database.writing() as connection:
            taken = await connection.execute(
                update(tables)
                .where(tables.c.id == before, tables.c.next_table.is_(None))
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
            await self._tell(connection, TABLE, before, 0)

    async def seat_of_link(self, secret: str) -> tuple[str, int] | None:
        """The table and seat that a link opens."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(seats.c.table_id, seats.c.seat).where(seats.c.link == digest(secret))
            )
            row = found.first()
        return None if row is None else (str(row[0]), int(row[1]))

    async def say(self, table: str, seat: int | None, name: str, said: str, at: float) -> int:
        async with self.database.writing() as connection:
            row = await connection.execute(
                insert(chats).returning(chats.c.id),
                {"table_id": table, "seat": seat, "name": name, "text": said, "at": at},
            )
            number = int(row.scalar_one())
            await self._tell(connection, CHAT, table, number)
        return number

    async def chat(self, table: str, after: int) -> list[RowMapping]:
        """The last messages with a number above `after`, oldest first."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(chats)
                .where(chats.c.table_id == table, chats.c.id > after)
                .order_by(chats.c.id.desc())
                .limit(MOST_LISTED)
            )
            return list(reversed(found.mappings().all()))

    async def note(self, table: str, seat: int) -> str:
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(notes.c.text).where(notes.c.table_id == table, notes.c.seat == seat)
            )
            return str(found.scalar() or "")

    async def keep_note(self, table: str, seat: int, written: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                delete(notes).where(notes.c.table_id == table, notes.c.seat == seat)
            )
            await connection.execute(
                insert(notes), [{"table_id": table, "seat": seat, "text": written}]
            )

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

    async def _tell(self, connection: AsyncConnection, kind: str, table: str, n: int) -> None:
        if not self.database.embedded:
            await connection.execute(
                text(f"SELECT pg_notify('{CHANNEL}', :notice)"),
                {"notice": Notice(self.node, kind, table, n).text()},
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
    ) -> Position:
        """The last kept position, or the last one at or before a line."""
        query = select(snapshots.c.n, snapshots.c.state).where(snapshots.c.table_id == terms.id)
        if upto is not None:
            query = query.where(snapshots.c.n <= upto)
        found = await connection.execute(query.order_by(snapshots.c.n.desc()).limit(1))
        row = found.first()
        if row is None:
            return Position(title.new_state(terms.players, terms.options), 0)
        return Position(title.state_from_json(row[1]), int(row[0]))

    async def _lines(self, connection: AsyncConnection, table: str, after: int) -> list[Line]:
        found = await connection.execute(
            select(lines.c.n, lines.c.seat, lines.c.verb, lines.c.args)
            .where(lines.c.table_id == table, lines.c.n > after)
            .order_by(lines.c.n)
        )
        return [Line(row[0], row[1], Action(row[2], row[3])) for row in found]


def _plain(row: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in row.items()}
