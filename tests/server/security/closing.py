"""Sockets that the server closes."""

from __future__ import annotations

from tests.server.seats import Data, Socket
from websockets.exceptions import ConnectionClosed


def until_closed(socket: Socket) -> tuple[list[Data], int | None]:
    """What still comes, and the code it ends with."""
    told: list[Data] = []
    try:
        while True:
            told.append(socket.receive())
    except ConnectionClosed as closed:
        return told, None if closed.rcvd is None else closed.rcvd.code
