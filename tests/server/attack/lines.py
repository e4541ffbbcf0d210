"""Plain connections to a server of the test's own, from any address of this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

SECONDS: Final = 120.0


@contextmanager
def line(url: str, source: str = "127.0.0.1", buffer: int = 0) -> Iterator[socket.socket]:
    parts = urlsplit(url)
    with socket.socket() as opened:
        opened.settimeout(SECONDS)
        if buffer:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        opened.bind((source, 0))
        opened.connect((parts.hostname, parts.port))
        yield opened


def answer(opened: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    heard = b""
    try:
        while part := opened.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


def status(opened: socket.socket) -> int:
    """The status of the only answer, or 0 where there is none."""
    words = answer(opened).split(b" ", 2)
    return int(words[1]) if len(words) > 1 else 0
