"""People at tables, for tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
import jsonpatch
from tests.server.node import Node
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]


def new_table(browser: httpx.Client, game: str = "small_world", **wanted: object) -> Data:
    """A table with me and an open seat unless told otherwise; what the server answered."""
    body = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], **wanted}
    answer = browser.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def two_at_a_table(
    node: Node, game: str = "small_world", **wanted: object
) -> tuple[str, httpx.Client, httpx.Client]:
    """A game that has begun between two browsers."""
    ann, bob = node.browser(), node.browser()
    created = new_table(ann, game, **wanted)
    taken = bob.post("/api/seats", json={"link": created["links"]["1"], "name": "Bob"})
    assert taken.status_code == 201, taken.text
    return created["table"]["id"], ann, bob


def view_of(browser: httpx.Client, table: str, **query: object) -> Data:
    answer = browser.get(f"/api/tables/{table}/view", params={"lang": "en", **query})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


class Socket:
    """One viewer's socket; keeps the view up to date with the patches it gets."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection: Final = connection
        self.view: Data | None = None
        self.seq = -1
        self.situation: Data | None = None
        self.facts: Final[list[Data]] = []
        self.seen: Final[list[str]] = []

    def receive(self) -> Data:
        """The next message, taken over into the view."""
        raw = self.connection.recv(timeout=60)
        assert isinstance(raw, str)
        self.seen.append(raw)
        message: Data = json.loads(raw)
        if message["type"] == "table":
            self.view = message["view"]
        elif message["type"] == "step":
            assert message["before"] == self.seq
            self.view = jsonpatch.apply_patch(self.view, message["patch"])
        if message["type"] in ("table", "step"):
            self.seq = message["seq"]
            self.situation = message["situation"]
            self.facts.extend(message["facts"])
        return message

    def until(self, *kinds: str) -> Data:
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def act(self, code: int, **more: object) -> None:
        self.send(type="act", seq=self.seq, moves=[{"code": code}], **more)

    def play(self, code: int, **more: object) -> None:
        """Act, and wait until it is shown."""
        before = self.seq
        self.act(code, **more)
        while self.seq == before:
            self.receive()

    def level(self) -> None:
        """Take over all that the server has to show by now."""
        self.send(type="ping", id="level")
        seq = self.until("pong")["seq"]
        while self.seq < seq:
            self.receive()

    @property
    def choices(self) -> list[Data]:
        return [] if self.situation is None else list(self.situation["choices"])

    @property
    def over(self) -> bool:
        return self.situation is not None and self.situation["outcome"] is not None


@contextmanager
def socket_of(browser: httpx.Client, table: str, **query: object) -> Iterator[Socket]:
    """The socket of a browser, with its cookies, the first message taken."""
    url = str(browser.base_url).replace("http", "ws", 1).rstrip("/")
    asked = httpx.QueryParams({"lang": "en", **query})  # type: ignore[arg-type]
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {"cookie": cookies} if cookies else {}
    with connect(
        f"{url}/api/tables/{table}/socket?{asked}", additional_headers=headers
    ) as connection:
        socket = Socket(connection)
        socket.until("table")
        yield socket
