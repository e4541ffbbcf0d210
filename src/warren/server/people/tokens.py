"""Personal tokens for programs."""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.refusal import Refusal
from warren.server.errors import Unauthorized, Unknown
from warren.server.people.identity import PROGRAM, Person
from warren.server.seats.seating import digest, new_id, new_secret
from warren.server.security.wording import clean_line
from warren.server.storage.database import Database
from warren.server.storage.schema import tokens, users

BEARER: Final = "bearer "
PREFIX: Final = "warren_"
"""What a token begins with, so that whoever finds one knows what it is."""
PLAY: Final = "play"
READ: Final = "read"
SCOPES: Final = (READ, PLAY)
MOST: Final = 20
Scope = Literal["read", "play"]


class Token(msgspec.Struct, kw_only=True):
    """What may be known of a token later on: not the token."""

    id: str
    name: str
    scopes: list[Scope]
    created: float


class NewToken(Token, kw_only=True):
    """A token, the only time it is shown."""

    token: str


class Tokens:
    """Knows whom a token belongs to; gives them out and takes them back."""

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
        return Person(session=session_of(row.id), user=row.user_id, scopes=tuple(row.scopes))

    async def listed(self, user: str) -> list[Token]:
        async with self.database.reading() as connection:
            return await _tokens(connection, user)

    async def create(self, user: str, name: str, scopes: Sequence[Scope]) -> NewToken:
        """A token of an account, for as long as there are not too many."""
        secret = PREFIX + new_secret()
        row = {
            "id": new_id(),
            "name": clean_line(name, "name"),
            "scopes": [scope for scope in SCOPES if scope in scopes],
            "created": time.time(),
        }
        async with self.database.writing() as connection:
            owner = select(users.c.id).where(users.c.id == user).with_for_update()
            if (await connection.execute(owner)).first() is None:
                raise Unauthorized("refusal-guest", {}, "ACCOUNT-NEEDED")
            count = select(func.count()).where(tokens.c.user_id == user)
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise Refusal("refusal-too-many-tokens", {"most": MOST}, "ACCOUNT-TOKENS")
            await connection.execute(
                insert(tokens), [{**row, "user_id": user, "digest": digest(secret)}]
            )
        return msgspec.convert({**row, "token": secret}, NewToken)

    async def delete(self, user: str, token: str) -> str:
        """Take a token back; the session that it was."""
        async with self.database.writing() as connection:
            if token not in [known.id for known in await _tokens(connection, user)]:
                raise Unknown("error-unknown-token", {}, "ACCOUNT-TOKENS")
            await connection.execute(
                delete(tokens).where(tokens.c.user_id == user, tokens.c.id == token)
            )
        return session_of(token)


def session_of(token: str) -> str:
    return f"{PROGRAM}{token}"


async def _tokens(connection: AsyncConnection, user: str) -> list[Token]:
    found = await connection.execute(
        select(tokens.c.id, tokens.c.name, tokens.c.scopes, tokens.c.created)
        .where(tokens.c.user_id == user)
        .order_by(tokens.c.created)
    )
    return [msgspec.convert(row, Token, from_attributes=True) for row in found]
