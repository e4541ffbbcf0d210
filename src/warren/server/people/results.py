"""How finished games went: one row for each seat, and the ratings, exactly once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.match import Match
from warren.core.record import UNDO, Line
from warren.facts.picks import Facts
from warren.games.registry import title
from warren.server.clock.now import TIME
from warren.server.people.ratings import ranks, rate
from warren.server.seats.seating import FINISHED, PERSON, Seat, Terms
from warren.server.storage.schema import results, seats, tables, users
from warren.server.tables.hub import Hub
from warren.server.tables.room import Room

STOP_SECONDS: Final = 5.0
AT_ONCE: Final = 16
Picks = dict[str, dict[str, int]]

log = structlog.stdlib.get_logger("warren.results")


class Outcome(msgspec.Struct):
    """The scores, who won, and how often each seat picked what."""

    scores: list[int]
    winners: list[int]
    picks: list[Picks]


class Results:
    """Writes down how a table ended, on whichever node comes first."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._keeping: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, room: Room) -> None:
        table = room.terms.id
        waits = room.terms.status == FINISHED and room.terms.due is not None
        if waits and table not in self._keeping:
            task = asyncio.create_task(self._settle(room))
            self._keeping[table] = task
            task.add_done_callback(lambda ended: self._ended(table, ended))

    async def stop(self) -> None:
        """Let what is being written come to its end; what does not is done after the start."""
        running = list(self._keeping.values())
        if running:
            await asyncio.wait(running, timeout=STOP_SECONDS)
        for task in running:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    async def keep(self, table: str) -> bool:
        """Write the rows of a finished table and rate its accounts; False when that is done."""
        if await self._is_kept(table):
            await self._close(table)
            return False
        news = await self.hub.store.news(table, 0)
        outcome = await outcome_of(news.terms, news.lines)
        try:
            async with self.hub.database.writing() as connection:
                await _write(connection, news.terms, outcome)
        except IntegrityError:
            await self._close(table)
            return False
        return True

    async def _settle(self, room: Room) -> None:
        await self.keep(room.terms.id)
        room.terms.due = None

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        del self._keeping[table]
        if not task.cancelled() and task.exception() is not None:
            log.error("results-failed", table=table, problem=repr(task.exception()))

    async def _is_kept(self, table: str) -> bool:
        async with self.hub.database.reading() as connection:
            found = await connection.execute(
                select(results.c.seat).where(results.c.table_id == table).limit(1)
            )
            return found.first() is not None

    async def _close(self, table: str) -> None:
        async with self.hub.database.writing() as connection:
            await _nothing_due(connection, table)


async def outcome_of(terms: Terms, lines: Sequence[Line]) -> Outcome:
    """Play a record again, a few lines at a time, and count what was picked.

    What was taken back does not count.
    """
    known = title(terms.game)
    facts = known.part("facts", Facts)
    match = Match(terms.first_state())
    told: list[tuple[int, int, tuple[str, str]]] = []
    for line in lines:
        if line.n % AT_ONCE == 0:
            await asyncio.sleep(0)
        done = match.act(line.seat, line.action)
        if line.action.verb == UNDO:
            to = int(line.action.args["to"])
            told = [pick for pick in told if pick[0] != to + 1]
        else:
            told += [(line.n, seat, pick) for seat, pick in facts.picks(done.effects)]
    picks: list[Picks] = [{} for _ in range(terms.players)]
    if match.state.is_over():
        told += [(len(lines), seat, pick) for seat, pick in facts.closing(match.state)]
    for _, seat, (category, name) in told:
        counts = picks[seat].setdefault(category, {})
        counts[name] = counts.get(name, 0) + 1
    return Outcome(match.state.scores(), match.state.winners(), picks)


def rated_seats(terms: Terms, seated: Sequence[Seat]) -> list[int]:
    """The seats whose accounts are rated by this game; none when the game does not count.

    It counts when it was played here from its first line, and when at least two accounts took
    part from the start, each with one seat. Where a bot played for a person, it did so in their
    name: nobody saves their rating by leaving.
    """
    people = [seat for seat in seated if seat.kind == PERSON]
    accounts = [seat.user_id for seat in people if seat.user_id is not None]
    counted = [seat.seat for seat in people if seat.user_id is not None and not seat.late]
    fair = (
        terms.dice_from == 1
        and terms.imported is None
        and len(counted) >= 2
        and len(accounts) == len(set(accounts))
    )
    return counted if fair else []


async def _write(connection: AsyncConnection, terms: Terms, outcome: Outcome) -> None:
    """Accounts are locked first, in order, so that two of their games count one by one."""
    found = await connection.execute(
        select(seats).where(seats.c.table_id == terms.id).order_by(seats.c.seat)
    )
    seated = [msgspec.convert(row, Seat, from_attributes=True) for row in found]
    named = {seat.user_id for seat in seated if seat.user_id is not None}
    locked = await connection.execute(
        select(users.c.id).where(users.c.id.in_(named)).order_by(users.c.id).with_for_update()
    )
    known = {str(row[0]) for row in locked}
    for seat in seated:
        if seat.user_id not in known:
            seat.user_id = None
    rated = rated_seats(terms, seated)
    order = ranks(outcome.scores, outcome.winners, [seat.resigned for seat in seated])
    await connection.execute(
        insert(results),
        [
            {
                "table_id": terms.id,
                "seat": seat.seat,
                "user_id": seat.user_id,
                "game": terms.game,
                "players": terms.players,
                "score": outcome.scores[seat.seat],
                "won": order[seat.seat] == 0,
                "rated": seat.seat in rated,
                "picks": outcome.picks[seat.seat],
                "at": TIME.now() if terms.finished is None else terms.finished,
            }
            for seat in seated
        ],
    )
    if rated:
        ranked = {str(seated[seat].user_id): order[seat] for seat in rated}
        await rate(connection, terms.game, terms.players, ranked)
    await _nothing_due(connection, terms.id)


async def _nothing_due(connection: AsyncConnection, table: str) -> None:
    await connection.execute(
        update(tables).where(tables.c.id == table, tables.c.status == FINISHED).values(due=None)
    )
