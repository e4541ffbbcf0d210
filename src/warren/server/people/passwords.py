"""Passwords: kept as argon2 hashes, worked out in threads of their own."""

from __future__ import annotations

import asyncio
import base64
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from warren.core.refusal import InputError

LEAST: Final = 8
MOST: Final = 200
AT_ONCE: Final = 2
"""Each hash takes much memory; more of them wait their turn."""


def check_password(password: str) -> None:
    if not LEAST <= len(password) <= MOST:
        raise InputError(
            "error-password-length", {"field": "password", "least": LEAST, "most": MOST}
        )


class Passwords:
    """Hashes and compares; the event loop goes on meanwhile."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher: Final = hasher or PasswordHasher()
        self._nobody: Final = _unknown_hash(self.hasher)
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")

    async def hashed(self, password: str) -> str:
        """A password as it is kept."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self.hasher.hash, _text(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; it takes as long where there is none to compare."""
        loop = asyncio.get_running_loop()
        given = _text(password)
        return await loop.run_in_executor(self._threads, self._verified, kept, given)

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self.hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verified(self, kept: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(kept or self._nobody, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False


def _text(password: str) -> str:
    return unicodedata.normalize("NFC", password)


def _unknown_hash(hasher: PasswordHasher) -> str:
    """A hash of nothing that anybody knows, as costly to compare with as a real one."""
    salt, digest = (
        base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v=19${cost}${salt}${digest}"
