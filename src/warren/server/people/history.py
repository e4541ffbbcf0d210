"""The finished games of an account."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.refusal import InputError
from warren.server.storage.database import Database
from warren.server.storage.schema import results, seats

PAGE: Final = 20
Picks = dict[str, dict[str, int]]


class PlayedSeat(msgspec.Struct, kw_only=True):
    """How a seat did: its score, whether it won, and what it picked how often."""

    seat: int
    name: str
    mine: bool
    score: int
    won: bool
    rated: bool
    picks: Picks


class PlayedGame(msgspec.Struct, kw_only=True):
    table: str
    game: str
    players: int
    finished: float
    seats: list[PlayedSeat]


class History(msgspec.Struct, kw_only=True):
    """Finished games, the last one first; `before` asks for those further back."""

    games: list[PlayedGame]
    before: str | None


async def history_of(database: Database, user: str, before: str | None) -> History:
    """A page of the games at which an account had a seat."""
    mine = (
        select(results.c.at, results.c.table_id)
        .where(results.c.user_id == user)
        .distinct()
        .order_by(results.c.at.desc(), results.c.table_id.desc())
        .limit(PAGE + 1)
    )
    async with database.reading() as connection:
        if before is not None:
            known = select(results.c.at).where(
                results.c.user_id == user, results.c.table_id == before
            )
            at = (await connection.execute(known)).scalar()
            if at is None:
                raise InputError("error-unknown-table", {"field": "before", "value": before})
            mine = mine.where(tuple_(results.c.at, results.c.table_id) < tuple_(at, before))
        found = [str(row.table_id) for row in await connection.execute(mine)]
        games = await _games(connection, found[:PAGE], user)
    return History(games=games, before=found[PAGE - 1] if len(found) > PAGE else None)


async def games_played(database: Database, user: str) -> int:
    async with database.reading() as connection:
        found = await connection.execute(
            select(func.count(results.c.table_id.distinct())).where(results.c.user_id == user)
        )
        return int(found.scalar_one())


async def _games(connection: AsyncConnection, wanted: Sequence[str], user: str) -> list[PlayedGame]:
    found = await connection.execute(
        select(results, seats.c.name)
        .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
        .where(results.c.table_id.in_(wanted))
        .order_by(results.c.seat)
    )
    games: dict[str, PlayedGame] = {}
    for row in found:
        game = games.setdefault(
            row.table_id,
            PlayedGame(
                table=row.table_id, game=row.game, players=row.players, finished=row.at, seats=[]
            ),
        )
        game.seats.append(
            PlayedSeat(
                seat=row.seat,
                name=row.name,
                mine=row.user_id == user,
                score=row.score,
                won=row.won,
                rated=row.rated,
                picks=row.picks,
            )
        )
    return [games[table] for table in wanted]
