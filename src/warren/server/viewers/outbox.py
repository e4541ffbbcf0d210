"""Messages on their way to one client."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

BACKLOG: Final = 256
SLOW: Final = 4408

encoder: Final = msgspec.json.Encoder()


class Outbox:
    """Holds what a client has not read yet; one that does not keep up is let go."""

    def __init__(self) -> None:
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(BACKLOG)
        self.code = SLOW
        self.closed = False

    def put(self, message: msgspec.Struct) -> None:
        if self.closed:
            return
        if self.waiting.full():
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.close()
            return
        self.waiting.put_nowait(encoder.encode(message))

    def close(self, code: int = SLOW) -> None:
        """End what the client reads; it comes back by its sequence number."""
        self.code = code
        self.closed = True
        while self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
