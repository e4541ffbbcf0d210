"""What the tests know and no log may tell."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import httpx

NAMES: Final = ("links", "link", "token", "secret", "password", "seed")
SHORTEST: Final = 8
KEPT: Final = (
    "SELECT seed FROM tables WHERE status <> 'finished'",
    "SELECT session_id FROM holders",
    "SELECT text FROM notes",
    "SELECT text FROM chats",
)


class Secrets:
    """Links, tokens, cookies and passwords that went to and fro; seeds and keys that were kept."""

    def __init__(self) -> None:
        self.known: Final[set[str]] = set()

    def learn(self, response: httpx.Response) -> None:
        """Hear what a browser sends and gets."""
        self._take(response.cookies.values())
        self._take(value for name, value in sent_cookies(response.request) if name)
        bearer = response.request.headers.get("authorization", "")
        self._take(bearer.split()[-1:])
        if response.request.url.path.startswith("/s/"):
            self._take([response.request.url.path.removeprefix("/s/")])
        if response.request.headers.get("content-type", "").startswith("application/json"):
            self._take(told(json.loads(response.request.content)))
        if response.headers.get("content-type", "").startswith("application/json"):
            response.read()
            self._take(told(response.json()))

    async def learn_later(self, response: httpx.Response) -> None:
        """The same for whoever waits for answers beside others."""
        await response.aread()
        self.learn(response)

    def look_into(self, folder: Path) -> None:
        """Find what a node has kept in its folder."""
        key = folder / "secret.key"
        if key.exists():
            self._take([key.read_text(encoding="ascii").strip()])
        file = folder / "warren.db"
        if file.exists():
            with suppress(sqlite3.Error), closing(opened(file)) as kept:
                for question in KEPT:
                    self._take(str(row[0]) for row in kept.execute(question))

    def found_in(self, text: str) -> list[str]:
        return [secret for secret in sorted(self.known) if secret in text]

    def _take(self, secrets: Iterable[str]) -> None:
        self.known.update(secret for secret in secrets if len(secret) >= SHORTEST)


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def sent_cookies(request: httpx.Request) -> Iterator[tuple[str, str]]:
    for pair in request.headers.get("cookie", "").split("; "):
        name, _, value = pair.partition("=")
        yield name, value


def told(data: object, named: bool = False) -> Iterator[str]:
    """The texts below names that secrets go by."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from told(value, named or name in NAMES)
    elif isinstance(data, list):
        for value in data:
            yield from told(value, named)
    elif named and isinstance(data, str):
        yield data


SECRETS: Final = Secrets()
