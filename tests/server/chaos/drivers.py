"""People who play on whatever happens: they come back by their sequence number."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import httpx
from tests.server.chaos.ledger import Attempt, Ledger
from tests.server.secrets import SECRETS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Data = dict[str, Any]
PAUSE: Final = 0.05
ANSWER_SECONDS: Final = 30.0
LOST: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
Address = Callable[[], str]


class Someone:
    """A person with a cookie, whom a proxy sends to any node that lives."""

    def __init__(self, address: Address, luck: Random) -> None:
        self.address: Final = address
        self.luck: Final = luck
        self.http: Final = httpx.AsyncClient(
            timeout=ANSWER_SECONDS, event_hooks={"response": [SECRETS.learn_later]}
        )

    async def get(self, path: str, **query: object) -> httpx.Response | None:
        try:
            return await self.http.get(self.address() + path, params=query)  # type: ignore[arg-type]
        except LOST:
            return None

    async def post(self, path: str, body: Data) -> httpx.Response | None:
        """The answer, or nothing when the node was gone."""
        try:
            return await self.http.post(self.address() + path, params={"lang": "none"}, json=body)
        except LOST:
            return None

    async def come(self, link: str) -> None:
        """Take the seat of a link as a page does, known before anything is done."""
        while not self.http.cookies:
            await self.get(f"/s/{link}")
            await asyncio.sleep(PAUSE)
        await self.insist("/api/seats", {"link": link})

    async def insist(self, path: str, body: Data) -> Data:
        """Ask until it is done."""
        while True:
            answer = await self.post(path, body)
            if answer is not None and answer.status_code == 201:
                return dict(answer.json())
            assert answer is None or answer.status_code == 503, answer.text
            await asyncio.sleep(PAUSE)

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class SocketPlayer:
    """Plays over a socket; what it is shown must follow without a gap."""

    def __init__(self, someone: Someone, ledger: Ledger) -> None:
        self.someone: Final = someone
        self.ledger: Final = ledger
        self.seq: int | None = None
        self.situation: Data | None = None
        self.pending: tuple[str, Attempt] | None = None
        self._sent = 0

    async def play(self) -> None:
        while not self.over:
            try:
                await self._converse()
            except LOST:
                self.pending = None
                await asyncio.sleep(PAUSE)

    @property
    def over(self) -> bool:
        return self.situation is not None and self.situation["outcome"] is not None

    async def _converse(self) -> None:
        since = "" if self.seq is None else f"&since={self.seq}"
        path = f"/api/tables/{self.ledger.table}/socket?lang=none{since}"
        url = self.someone.address().replace("http", "ws", 1) + path
        async with connect(
            url, additional_headers={"cookie": self.someone.cookies()}, open_timeout=ANSWER_SECONDS
        ) as socket:
            first = True
            while not self.over:
                message: Data = json.loads(await socket.recv())
                self._take(message, first)
                first = False
                if message["type"] == "refused":
                    await self._look_again(socket, message)
                elif self.pending is None:
                    await self._act(socket)

    def _take(self, message: Data, first: bool) -> None:
        kind = message["type"]
        if kind == "step":
            assert message["before"] == self.seq, "a step was left out"
        if kind in ("step", "table"):
            if first and self.seq is not None:
                facts = [fact["n"] for fact in message["facts"]]
                assert all(self.seq < n <= message["seq"] for n in facts), "told twice"
            self.seq, self.situation = message["seq"], message["situation"]
        if self.pending is not None and message.get("id") == self.pending[0]:
            attempt = self.pending[1]
            self.pending = None
            attempt.acknowledged = kind in ("step", "table")
            attempt.refused = kind == "refused" and message["message"] != "error-unavailable"

    async def _look_again(self, socket: ClientConnection, message: Data) -> None:
        assert message["message"] in ("refusal-stale", "error-unavailable"), message
        await asyncio.sleep(PAUSE)
        await socket.send(json.dumps({"type": "look", "since": self.seq}))

    async def _act(self, socket: ClientConnection) -> None:
        if self.situation is None or not self.situation["choices"] or self.seq is None:
            return
        choice = self.someone.luck.choice(self.situation["choices"])
        self._sent += 1
        name = f"{self.ledger.table}-{self._sent}"
        attempt = self.ledger.attempt(self.situation["seat"], self.seq, choice)
        self.pending = (name, attempt)
        body = {"type": "act", "id": name, "seq": self.seq, "moves": [{"code": choice["code"]}]}
        await socket.send(json.dumps(body))


class HttpPlayer:
    """Plays by plain requests, each to whichever node comes next."""

    def __init__(self, someone: Someone, ledger: Ledger) -> None:
        self.someone: Final = someone
        self.ledger: Final = ledger
        self.seq = 0

    async def play(self) -> None:
        while True:
            answer = await self.someone.get(
                f"/api/tables/{self.ledger.table}/view", lang="none", since=self.seq
            )
            if answer is not None and answer.status_code == 200:
                shown: Data = answer.json()
                assert shown["seq"] >= self.seq, "the table went back"
                self.seq = shown["seq"]
                situation = shown["situation"]
                if situation is not None and situation["outcome"] is not None:
                    return
                if situation is not None and situation["choices"]:
                    await self._act(situation)
                    continue
            await asyncio.sleep(PAUSE)

    async def _act(self, situation: Data) -> None:
        choice = self.someone.luck.choice(situation["choices"])
        attempt = self.ledger.attempt(situation["seat"], self.seq, choice)
        answer = await self.someone.post(
            f"/api/tables/{self.ledger.table}/actions",
            {"seq": self.seq, "moves": [{"code": choice["code"]}]},
        )
        if answer is None:
            return
        if answer.status_code == 200:
            attempt.acknowledged = True
            self.seq = answer.json()["seq"]
        elif answer.status_code == 409:
            attempt.refused = True
            assert answer.json()["message"] == "refusal-stale", answer.text
        else:
            assert answer.status_code == 503, answer.text
