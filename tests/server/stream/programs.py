"""Programs with tokens, and the lines they read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx
import jsonpatch
import msgspec
from sqlalchemy import insert
from tests.server.node import Node
from tests.server.seats import Data

from warren.server.people.names import plain_name
from warren.server.people.tokens import SCOPES, Scope
from warren.server.seats.seating import new_id
from warren.server.service import Service
from warren.server.storage.schema import users


class Program:
    """An account and a program that acts for it."""

    def __init__(self, node: Node, name: str, *scopes: str) -> None:
        self.node: Final = node
        self.name: Final = name
        self.user: Final = new_id()
        self.token_id, self.token = node.run(lambda service: self._enter(service, scopes))
        self.http: Final = node.browser(authorization=f"Bearer {self.token}")

    async def _enter(self, service: Service, scopes: tuple[str, ...]) -> tuple[str, str]:
        """An account without a password, and its token."""
        row = {
            "id": self.user,
            "name": self.name,
            "plain_name": plain_name(self.name),
            "password": "",
            "epoch": 0,
            "created": 0.0,
        }
        async with service.database.writing() as connection:
            await connection.execute(insert(users), [row])
        wanted = msgspec.convert(scopes or SCOPES, list[Scope])
        given = await service.tokens.create(self.user, "program", wanted)
        return given.id, given.token

    def create(self, game: str, *seats: Data, **wanted: object) -> str:
        """A table; its id."""
        body = {"game": game, "seats": list(seats), **wanted}
        made = self.http.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        return str(made.json()["table"]["id"])

    def view(self, table: str, **query: object) -> Data:
        seen = self.http.get(f"/api/tables/{table}/view", params={"lang": "none", **query})
        assert seen.status_code == 200, seen.text
        return dict(seen.json())

    def act(self, table: str, code: int | None = None) -> Data:
        """Do this, or the first thing that is allowed; what the server answered."""
        seen = self.view(table)
        if code is None:
            code = seen["situation"]["choices"][0]["code"]
        done = self.http.post(
            f"/api/tables/{table}/actions", json={"seq": seen["seq"], "moves": [{"code": code}]}
        )
        assert done.status_code == 200, done.text
        return dict(done.json())

    @contextmanager
    def listening(self, path: str, **query: object) -> Iterator[Lines]:
        asked = httpx.QueryParams({"lang": "none", **query})  # type: ignore[arg-type]
        with self.http.stream("GET", f"/api/stream/{path}", params=asked) as response:
            yield Lines(response)


ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}


class Lines:
    """A stream as a program reads it; keeps the view up to date with the patches it gets."""

    def __init__(self, response: httpx.Response) -> None:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("application/x-ndjson")
        self.response: Final = response
        self.view: Data | None = None
        self.seq = -1
        self.facts: Final[list[Data]] = []
        self.quiet = 0
        self._lines: Final = response.iter_lines()

    def next(self) -> Data:
        """The next message, taken over into the view."""
        for line in self._lines:
            if line:
                return self._taken(json.loads(line))
            self.quiet += 1
        raise EOFError

    def until(self, kind: str) -> Data:
        while (message := self.next())["type"] != kind:
            pass
        return message

    def keep_alive(self) -> None:
        """Wait for an empty line; nothing else may come before it."""
        assert next(self._lines) == ""

    def _taken(self, message: Data) -> Data:
        if message["type"] == "table":
            self.view = message["view"]
        elif message["type"] == "step":
            assert message["before"] == self.seq
            self.view = jsonpatch.apply_patch(self.view, message["patch"])
        if message["type"] in ("table", "step"):
            self.seq = message["seq"]
            self.facts.extend(message["facts"])
        return message
