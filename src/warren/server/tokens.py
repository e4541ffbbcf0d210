"""Personal tokens for programs."""

from __future__ import annotations

import hmac
from typing import Final

from sqlalchemy import select

from warren.server.database import Database
from warren.server.errors import Unauthorized
from warren.server.identity import Person
from warren.server.schema import tokens
from warren.server.seating import digest

BEARER: Final = "bearer "
PLAY: Final = "play"
READ: Final = "read"
SCOPES: Final = (READ, PLAY)


class Tokens:
    """Knows whom a token belongs to."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def person(self, authorization: str) -> Person:
        """Who sends this header."""
        if not authorization.lower().startswith(BEARER):
            raise Unauthorized("refusal-token", {}, "TABLE-TOKEN")
        wanted = digest(authorization[len(BEARER) :].strip())
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(tokens.c.id, tokens.c.user_id, tokens.c.scopes, tokens.c.digest).where(
                    tokens.c.digest == wanted
                )
            )
            row = found.first()
        if row is None or not hmac.compare_digest(str(row.digest), wanted):
            raise Unauthorized("refusal-token", {}, "TABLE-TOKEN")
        return Person(session=f"token-{row.id}", user=row.user_id, scopes=tuple(row.scopes))
