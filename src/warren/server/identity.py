"""Who somebody is: a session in a signed cookie, perhaps an account, perhaps a token."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from warren.server.errors import Forbidden

COOKIE: Final = "warren"
MAX_AGE: Final = 180 * 24 * 3600
SALT: Final = "warren-session"


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """One who asks. `scopes` is what a token allows; None for a browser, which may do all."""

    session: str
    user: str | None = None
    scopes: tuple[str, ...] | None = None

    def require(self, scope: str) -> None:
        if self.scopes is not None and scope not in self.scopes:
            raise Forbidden("refusal-scope", {"scope": scope}, "TABLE-SCOPE")

    @property
    def owner(self) -> str:
        """How a table remembers who set it up."""
        return self.user or self.session


def new_person(user: str | None = None) -> Person:
    return Person(session=secrets.token_urlsafe(16), user=user)


class Seal:
    """Signs sessions, and knows its own signature."""

    def __init__(self, key: str) -> None:
        self._serializer: Final = URLSafeTimedSerializer(key, salt=SALT)

    def close(self, person: Person) -> str:
        return str(self._serializer.dumps([person.session, person.user]))

    def open(self, cookie: str) -> Person | None:
        try:
            data: object = self._serializer.loads(cookie, max_age=MAX_AGE)
            session, user = msgspec.convert(data, tuple[str, str | None])
        except (BadData, msgspec.ValidationError):
            return None
        return Person(session=session, user=user)
