"""Who somebody is: a session in a signed cookie, perhaps an account, perhaps a token."""

from __future__ import annotations

import secrets
import time
from datetime import datetime
from typing import Final

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from warren.server.errors import Forbidden

COOKIE: Final = "warren"
MAX_AGE: Final = 180 * 24 * 3600
RENEWED_AFTER: Final = 7 * 24 * 3600
SALT: Final = "warren-session"
LINK_COOKIE: Final = "warren-link"
LINK_SECONDS: Final = 900
PROGRAM: Final = "token-"
"""How the sessions of tokens begin."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """One who asks. `scopes` is what a token allows; None for a browser, which may do all.

    `epoch` counts how often the account has ended its sessions; one of an earlier epoch is over.
    """

    session: str
    user: str | None = None
    epoch: int = 0
    scopes: tuple[str, ...] | None = None

    @property
    def is_program(self) -> bool:
        """Whether a token asks, and no browser."""
        return self.scopes is not None

    def require(self, scope: str) -> None:
        if self.scopes is not None and scope not in self.scopes:
            raise Forbidden("refusal-scope", {"scope": scope}, "TABLE-SCOPE")

    @property
    def owner(self) -> str:
        """How a table remembers who set it up."""
        return self.user or self.session


def new_person(user: str | None = None, epoch: int = 0) -> Person:
    return Person(session=secrets.token_urlsafe(16), user=user, epoch=epoch)


class Seal:
    """Signs sessions, and links somebody came by; knows its own signature."""

    def __init__(self, key: str) -> None:
        self._sessions: Final = URLSafeTimedSerializer(key, salt=SALT)
        self._links: Final = URLSafeTimedSerializer(key, salt=LINK_COOKIE)

    def close(self, person: Person) -> str:
        return str(self._sessions.dumps([person.session, person.user, person.epoch]))

    def open(self, cookie: str) -> Person | None:
        try:
            data: object = self._sessions.loads(cookie, max_age=MAX_AGE)
            session, user, epoch = msgspec.convert(data, tuple[str, str | None, int])
        except (BadData, msgspec.ValidationError):
            return None
        return Person(session=session, user=user, epoch=epoch)

    def is_old(self, cookie: str, now: float | None = None) -> bool:
        """Whether a cookie that can still be opened wants to be signed anew."""
        signed: datetime = self._sessions.loads(cookie, return_timestamp=True)[1]
        return (time.time() if now is None else now) - signed.timestamp() > RENEWED_AFTER

    def keep_link(self, digest: str) -> str:
        """What lets somebody take the seat of a link for a little while, without the link."""
        return str(self._links.dumps(digest))

    def kept_link(self, cookie: str) -> str | None:
        """The digest of the link that somebody came by."""
        try:
            data: object = self._links.loads(cookie, max_age=LINK_SECONDS)
        except BadData:
            return None
        return data if isinstance(data, str) else None
