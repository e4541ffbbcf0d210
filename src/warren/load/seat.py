"""Somebody at a table who moves as soon as they may."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Choice(msgspec.Struct):
    code: int


class Outcome(msgspec.Struct):
    winners: list[int]


class Situation(msgspec.Struct):
    choices: list[Choice]
    outcome: Outcome | None


class Message(msgspec.Struct):
    type: str
    seq: int | None = None
    situation: Situation | None = None
    id: str = ""


decoder: Final = msgspec.json.Decoder(Message)
encoder: Final = msgspec.json.Encoder()


class Tally:
    """How long each acknowledgement took, in seconds; refusals are counted apart."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.refused = 0
        self.games = 0
        self.counting = False

    def add(self, seconds: float) -> None:
        if self.counting:
            self.seconds.append(seconds)


def socket_of(url: str, table: str, cookie: str, language: str = "ru") -> connect:
    return connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang={language}",
        additional_headers={"cookie": cookie} if cookie else {},
        compression=None,
        max_queue=64,
    )


async def play(socket: ClientConnection, tally: Tally, pause: float, luck: random.Random) -> None:
    """Play one seat to the end; `pause` is the mean time somebody thinks."""
    sent = 0
    at = 0.0
    async for raw in socket:
        message = decoder.decode(raw)
        if message.id == str(sent) and at:
            tally.add(time.perf_counter() - at)
            at = 0.0
        if message.type == "refused":
            tally.refused += 1
        situation = message.situation
        if situation is None:
            continue
        if situation.outcome is not None:
            tally.games += 1
            return
        if situation.choices and not at:
            if pause:
                await asyncio.sleep(luck.expovariate(1 / pause))
            sent += 1
            move = {"code": luck.choice(situation.choices).code}
            at = time.perf_counter()
            await socket.send(
                encoder.encode(
                    {"type": "act", "seq": message.seq, "moves": [move], "id": str(sent)}
                ).decode()
            )
