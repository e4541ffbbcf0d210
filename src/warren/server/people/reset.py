"""A new password for somebody who has lost theirs, given by the host."""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher
from sqlalchemy import select, update

from warren.core.refusal import InputError
from warren.server.nodes.announcer import Announcer
from warren.server.people.epochs import USER
from warren.server.people.names import plain_name
from warren.server.storage.database import Database
from warren.server.storage.schema import users

HOST = "host"


async def reset_password(database: Database, name: str) -> tuple[str, str]:
    """The account's name and its new password; all its sessions are over, its tokens go on."""
    password = secrets.token_urlsafe(12)
    hashed = PasswordHasher().hash(password)
    async with database.writing() as connection:
        found = await connection.execute(
            select(users.c.id, users.c.name, users.c.epoch)
            .where(users.c.plain_name == plain_name(name))
            .with_for_update()
        )
        row = found.first()
        if row is None:
            raise InputError("error-unknown-account", {"field": "NAME", "value": name})
        await connection.execute(
            update(users).where(users.c.id == row.id).values(password=hashed, epoch=row.epoch + 1)
        )
        await Announcer(database, HOST).tell(connection, USER, row.id, row.epoch + 1)
    return str(row.name), password
