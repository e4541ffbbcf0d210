"""Tables in the database."""

from __future__ import annotations

import hmac
import time
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import RowMapping, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.action import Action
from warren.core.game import Game
from warren.core.record import Line, Record
from warren.core.refusal import InputError, Refusal
from warren.games.registry import game
from warren.server.database import Database
from warren.server.notices import CHANNEL, CHAT, TABLE, Notice
from warren.server.position import Milestone, Position, Told, read_position
from warren.server.schema import (
    chats,
    holders,
    lines,
    notes,
    notifications,
    seats,
    snapshots,
    tables,
)
from warren.server.seating import (
    CLOSED,
    PLAYING,
    WAITING,
    Holding,
    Seat,
    Terms,
    digest,
    new_secret,
)

MOST_LISTED: Final = 100
REMIND_SECONDS: Final = 3.0


class Loaded(msgspec.Struct):
    """A table with everything needed to go on."""

    game: Game
    terms: Terms
    holding: Holding
    position: Position
    saved: int


class News(msgspec.Struct):
    """A table as it stands now, with the lines that are new."""

    terms: Terms
    holding: Holding
    lines: list[Line]


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
        position.narrow()
        return Loaded(title, terms, holding, position, saved)

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
        kept: Sequence[Milestone] = (),
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
            if kept:
                await connection.execute(
                    insert(snapshots),
                    [{"table_id": terms.id, **msgspec.structs.asdict(one)} for one in kept],
                )
            await self._tell(connection, TABLE, terms.id, 0)

    async def close(self, table: str) -> bool:
        """Give up a table; False when it has started."""
        async with self.database.writing() as connection:
            closed = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.status == WAITING)
                .values(status=CLOSED, due=None)
            )
            if closed.rowcount:
                await self._tell(connection, TABLE, table, 0)
        return bool(closed.rowcount)

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
            await self._tell(connection, TABLE, table, 0)

    async def change_seat(self, table: str, seat: int, **values: object) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(**values)
            )
            if values.get("away"):
                await self._remind(connection, table)
            await self._tell(connection, TABLE, table, 0)

    async def sit(
        self,
        table: str,
        seat: int,
        session: str,
        name: str,
        user: str | None,
        fresh: bool,
        by_link: bool,
        contribution: str,
    ) -> bool:
        """Take a seat; a fresh one only while it is open, and by a link even if it is reserved.

        Who takes it without its link gets another one, which nobody else knows. False when
        somebody was faster.
        """
        async with self.database.writing() as connection:
            wanted = update(seats).where(seats.c.table_id == table, seats.c.seat == seat)
            if fresh:
                await self._given(connection, table)
                wanted = wanted.where(seats.c.kind == "open")
                if not by_link:
                    wanted = wanted.where(
                        or_(seats.c.reserved.is_(None), seats.c.reserved == (user or ""))
                    )
                taken = await connection.execute(
                    wanted.values(
                        kind="person",
                        name=name,
                        user_id=user,
                        reserved=None,
                        away=False,
                        **({} if by_link else {"link": digest(new_secret())}),
                    )
                )
                if taken.rowcount == 0:
                    return False
            elif user is not None:
                begun = select(tables.c.status != WAITING).where(tables.c.id == table)
                await connection.execute(
                    wanted.where(seats.c.user_id.is_(None)).values(
                        user_id=user, late=begun.scalar_subquery()
                    )
                )
            await connection.execute(
                self.database.insert_new(holders),
                [{"table_id": table, "seat": seat, "session_id": session}],
            )
            if contribution:
                await self._give(connection, table, seat, contribution)
            if fresh:
                await self._start_soon(connection, table)
            await self._tell(connection, TABLE, table, 0)
        return True

    async def fill(self, table: str, bots: Sequence[Seat]) -> None:
        """Bots take those of these seats that are still open."""
        async with self.database.writing() as connection:
            await self._given(connection, table)
            for bot in bots:
                await connection.execute(
                    update(seats)
                    .where(
                        seats.c.table_id == table, seats.c.seat == bot.seat, seats.c.kind == "open"
                    )
                    .values(kind=bot.kind, name=bot.name, bot=bot.bot, reserved=None)
                )
            await self._tell(connection, TABLE, table, 0)

    async def stand(self, table: str, seat: int, link: str) -> None:
        """Leave a seat of a table that has not started: it is open again, under a new link.

        What its person gave to the dice goes with them.
        """
        async with self.database.writing() as connection:
            given = await self._given(connection, table)
            given[seat] = ""
            await self._keep_given(connection, table, given)
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(kind="open", name="", user_id=None, away=False, link=digest(link))
            )
            for beside in (holders, notes, notifications):
                await connection.execute(
                    delete(beside).where(beside.c.table_id == table, beside.c.seat == seat)
                )
            await self._tell(connection, TABLE, table, 0)

    async def decline(self, table: str, seat: int, user: str) -> bool:
        """Free a seat that was kept for an account. False when it is kept no longer."""
        async with self.database.writing() as connection:
            freed = await connection.execute(
                update(seats)
                .where(
                    seats.c.table_id == table,
                    seats.c.seat == seat,
                    seats.c.kind == "open",
                    seats.c.reserved == user,
                )
                .values(name="", reserved=None)
            )
            if freed.rowcount:
                await self._tell(connection, TABLE, table, 0)
        return bool(freed.rowcount)

    async def contribute(self, table: str, seat: int, contribution: str) -> None:
        """What a seat adds to the dice; it is given once."""
        async with self.database.writing() as connection:
            await self._give(connection, table, seat, contribution)
            await self._tell(connection, TABLE, table, 0)

    async def relink(self, table: str, seat: int, link: str, session: str) -> None:
        """Another secret for a seat; the old one opens nothing, and who came by it is out."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(link=digest(link))
            )
            await connection.execute(
                delete(holders).where(
                    holders.c.table_id == table,
                    holders.c.seat == seat,
                    holders.c.session_id != session,
                )
            )
            await self._tell(connection, TABLE, table, 0)

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

    async def seat_of_link(self, named: str) -> tuple[str, int] | None:
        """The table and seat that the link of this digest opens."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(seats.c.table_id, seats.c.seat, seats.c.link).where(seats.c.link == named)
            )
            row = found.first()
        if row is None or not hmac.compare_digest(str(row[2]), named):
            return None
        return str(row[0]), int(row[1])

    async def say(self, table: str, seat: int | None, name: str, said: str, at: float) -> int:
        async with self.database.writing() as connection:
            row = await connection.execute(
                insert(chats).returning(chats.c.id),
                {"table_id": table, "seat": seat, "name": name, "text": said, "at": at},
            )
            number = int(row.scalar_one())
            await self._tell(connection, CHAT, table, number)
        return number

    async def chat(self, table: str, after: int, before: int | None = None) -> list[RowMapping]:
        """The last messages with a number above `after` and below `before`, oldest first."""
        spoken = and_(chats.c.table_id == table, chats.c.id > after)
        if before is not None:
            spoken = and_(spoken, chats.c.id < before)
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(chats).where(spoken).order_by(chats.c.id.desc()).limit(MOST_LISTED)
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

    async def _start_soon(self, connection: AsyncConnection, table: str) -> None:
        """A full table starts by itself."""
        free = select(seats.c.seat).where(seats.c.table_id == table, seats.c.kind == "open")
        full = await connection.execute(
            select(tables.c.id).where(
                tables.c.id == table, tables.c.waits.is_(False), ~free.exists()
            )
        )
        if full.first() is not None:
            await self._remind(connection, table)

    async def _remind(self, connection: AsyncConnection, table: str) -> None:
        """See that somebody looks at a table, even if this node dies before it does."""
        soon = time.time() + REMIND_SECONDS
        await connection.execute(
            update(tables)
            .where(tables.c.id == table, or_(tables.c.due.is_(None), tables.c.due > soon))
            .values(due=soon)
        )

    async def _give(
        self, connection: AsyncConnection, table: str, seat: int, contribution: str
    ) -> None:
        given = await self._given(connection, table)
        if given[seat]:
            raise Refusal("refusal-contribution-fixed", {"seat": seat}, "TABLE-DICE")
        given[seat] = contribution
        await self._keep_given(connection, table, given)

    async def _given(self, connection: AsyncConnection, table: str) -> list[str]:
        """What the seats have added to the dice of a table that has not started."""
        found = await connection.execute(
            select(tables.c.status, tables.c.contributions)
            .where(tables.c.id == table)
            .with_for_update(key_share=True)
        )
        status, given = found.one()
        if status != WAITING:
            raise Refusal("refusal-table-status", {"status": status}, "TABLE-STATUS")
        return msgspec.convert(given, list[str])

    async def _keep_given(
        self, connection: AsyncConnection, table: str, given: Sequence[str]
    ) -> None:
        await connection.execute(
            update(tables).where(tables.c.id == table).values(contributions=given)
        )

    async def announce(self, kind: str, about: str) -> None:
        """Tell the other nodes something that is kept nowhere."""
        if not self.database.embedded:
            async with self.database.writing() as connection:
                await self._tell(connection, kind, about, 0)

    async def tell_changed(self, connection: AsyncConnection, table: str) -> None:
        """Tell the other nodes that a table has changed."""
        await self._tell(connection, TABLE, table, 0)

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
        query = select(snapshots.c.n, snapshots.c.draws, snapshots.c.position).where(
            snapshots.c.table_id == terms.id
        )
        if upto is not None:
            query = query.where(snapshots.c.n <= upto)
        found = await connection.execute(query.order_by(snapshots.c.n.desc()).limit(1))
        row = found.first()
        if row is None:
            return Position(title.new_state(terms.players, terms.options), 0, 0, whole=True)
        return read_position(title, Milestone(row[0], row[1], row[2]))

    async def _lines(self, connection: AsyncConnection, table: str, after: int) -> list[Line]:
        found = await connection.execute(
            select(lines.c.n, lines.c.seat, lines.c.verb, lines.c.args)
            .where(lines.c.table_id == table, lines.c.n > after)
            .order_by(lines.c.n)
        )
        return [Line(row[0], row[1], Action(row[2], row[3])) for row in found]


def _plain(row: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in row.items()}
