"""What an account has played and picked, and how that went."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import case, distinct, func, select

from warren.server.seats.seating import BOT
from warren.server.storage.database import Database
from warren.server.storage.schema import results, seats

AT_ONCE: Final = 500


class GameTally(msgspec.Struct, kw_only=True):
    """Finished seats of one game with so many players."""

    game: str
    players: int
    games: int = 0
    rated: int = 0
    won: int = 0
    score: int = 0
    best: int | None = None

    def count(self, score: int, won: bool, rated: bool) -> None:
        self.games += 1
        self.rated += rated
        self.won += won
        self.score += score
        self.best = score if self.best is None else max(self.best, score)


class PickTally(msgspec.Struct, kw_only=True):
    """A race, a power, a troop …: how often it was picked, and in how many games."""

    game: str
    category: str
    name: str
    picks: int = 0
    games: int = 0
    won: int = 0
    score: int = 0

    def count(self, picks: int, won: bool, score: int) -> None:
        self.picks += picks
        self.games += 1
        self.won += won
        self.score += score


class RivalTally(msgspec.Struct, kw_only=True):
    """The games in which a bot sat at the table, and how many of them were won."""

    game: str
    bot: str
    games: int
    won: int


class Statistics(msgspec.Struct, kw_only=True):
    """Sums over all finished games; `score` divided by `games` is the mean."""

    games: list[GameTally]
    picks: list[PickTally]
    rivals: list[RivalTally]


async def statistics_of(database: Database, user: str, game: str | None) -> Statistics:
    """Add up the results of an account, in one game or in all."""
    wanted = results.c.user_id == user
    if game is not None:
        wanted &= results.c.game == game
    query = select(
        results.c.game,
        results.c.players,
        results.c.score,
        results.c.won,
        results.c.rated,
        results.c.picks,
    ).where(wanted)
    met = (
        select(
            results.c.game,
            seats.c.bot,
            func.count(distinct(results.c.table_id)).label("games"),
            func.count(distinct(case((results.c.won, results.c.table_id)))).label("won"),
        )
        .join(seats, seats.c.table_id == results.c.table_id)
        .where(wanted, seats.c.kind == BOT)
        .group_by(results.c.game, seats.c.bot)
        .order_by(results.c.game, seats.c.bot)
    )
    games: dict[tuple[str, int], GameTally] = {}
    picks: dict[tuple[str, str, str], PickTally] = {}
    async with database.reading() as connection:
        async for rows in (await connection.stream(query)).partitions(AT_ONCE):
            for row in rows:
                one = GameTally(game=row.game, players=row.players)
                games.setdefault((row.game, row.players), one).count(row.score, row.won, row.rated)
                for category, names in row.picks.items():
                    for name, times in names.items():
                        pick = PickTally(game=row.game, category=category, name=name)
                        picks.setdefault((row.game, category, name), pick).count(
                            times, row.won, row.score
                        )
        rivals = [
            RivalTally(game=row.game, bot=row.bot, games=row.games, won=row.won)
            for row in await connection.execute(met)
        ]
    return Statistics(
        games=[games[key] for key in sorted(games)],
        picks=[picks[key] for key in sorted(picks)],
        rivals=rivals,
    )
