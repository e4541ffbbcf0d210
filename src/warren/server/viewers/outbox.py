"""Messages on their way to one client."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

BACKLOG: Final = 256
SLOW: Final = 4408

encoder: Final = msgspec.json.Encoder()


class Outbox:
    """Holds what a client has not read yet, up to so many bytes.

    One that does not keep up is let go. A single message may be larger when nothing else waits.
    """

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.code = SLOW
        self.closed = False
        self.bytes = 0
        self._waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()

    def put(self, message: msgspec.Struct) -> None:
        if self.closed:
            return
        text = encoder.encode(message)
        if self.bytes and (self.bytes + len(text) > self.most or self._waiting.qsize() >= BACKLOG):
            self.taken()
            self.close()
            return
        self.bytes += len(text)
        self._waiting.put_nowait(text)

    def close(self, code: int = SLOW) -> None:
        """End what the client reads, after what waits; it comes back by its sequence number."""
        if not self.closed:
            self.code = code
            self.closed = True
            self._waiting.put_nowait(None)

    async def take(self) -> bytes | None:
        """The next message; nothing when the client is let go."""
        if self.closed and self._waiting.empty():
            return None
        return self._given(await self._waiting.get())

    def taken(self) -> list[bytes]:
        """All that waits, without waiting."""
        found: list[bytes] = []
        while not self._waiting.empty():
            text = self._given(self._waiting.get_nowait())
            if text is not None:
                found.append(text)
        return found

    def _given(self, text: bytes | None) -> bytes | None:
        self.bytes -= 0 if text is None else len(text)
        return text
