"""Ratings: how strong an account plays a game with so many players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.server.storage.database import Database
from warren.server.storage.schema import ratings, users

MODEL: Final = PlackettLuce()
CAUTION: Final = 3
PAGE: Final = 50


class Rating(msgspec.Struct, kw_only=True):
    """An estimate with its doubt; `rating` is what somebody is worth almost certainly."""

    game: str
    players: int
    rating: float
    mu: float
    sigma: float
    games: int


class Ranked(msgspec.Struct, kw_only=True):
    """A place in the order of the best."""

    place: int
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


def ranks(
    scores: Sequence[int], winners: Sequence[int], resigned: Sequence[bool] = ()
) -> list[int]:
    """The rank of every seat, 0 for those who win; equal scores behind them share a rank.

    Those who have resigned come last together, whatever a bot made of their seats.
    """
    worth = [
        (0, 0, 0)
        if seat < len(resigned) and resigned[seat]
        else (1, int(seat in winners), 0 if seat in winners else score)
        for seat, score in enumerate(scores)
    ]
    return [sum(other > own for other in worth) for own in worth]


async def rate(
    connection: AsyncConnection, game: str, players: int, ranked: Mapping[str, int]
) -> None:
    """Count one game between accounts, given their ranks; they must be locked meanwhile."""
    which = (ratings.c.game == game, ratings.c.players == players)
    found = await connection.execute(select(ratings).where(ratings.c.user_id.in_(ranked), *which))
    known = {str(row.user_id): row for row in found}
    before = [
        MODEL.rating(mu=known[user].mu, sigma=known[user].sigma)
        if user in known
        else MODEL.rating()
        for user in ranked
    ]
    after = MODEL.rate([[rating] for rating in before], ranks=[float(r) for r in ranked.values()])
    for user, (rating,) in zip(ranked, after, strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if user in known:
            await connection.execute(
                update(ratings)
                .where(ratings.c.user_id == user, *which)
                .values(**values, games=ratings.c.games + 1)
            )
        else:
            row = {"user_id": user, "game": game, "players": players, "games": 1}
            await connection.execute(insert(ratings), [row | values])


async def ratings_of(database: Database, user: str) -> list[Rating]:
    """All ratings of an account."""
    async with database.reading() as connection:
        found = await connection.execute(
            select(ratings)
            .where(ratings.c.user_id == user)
            .order_by(ratings.c.game, ratings.c.players)
        )
        return [
            Rating(
                game=row.game,
                players=row.players,
                rating=row.mu - CAUTION * row.sigma,
                mu=row.mu,
                sigma=row.sigma,
                games=row.games,
            )
            for row in found
        ]


async def best(database: Database, game: str, players: int, page: int) -> list[Ranked]:
    """The accounts with the highest ratings, page by page."""
    skipped = (page - 1) * PAGE
    async with database.reading() as connection:
        found = await connection.execute(
            select(users.c.name, ratings)
            .join(users, users.c.id == ratings.c.user_id)
            .where(ratings.c.game == game, ratings.c.players == players)
            .order_by((ratings.c.mu - CAUTION * ratings.c.sigma).desc(), users.c.plain_name)
            .offset(skipped)
            .limit(PAGE)
        )
        return [
            Ranked(
                place=place,
                name=row.name,
                rating=row.mu - CAUTION * row.sigma,
                mu=row.mu,
                sigma=row.sigma,
                games=row.games,
            )
            for place, row in enumerate(found, start=skipped + 1)
        ]
