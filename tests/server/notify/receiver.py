"""A server that takes what is sent to it, for tests."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.server.clock.waiting import until


class Got:
    """A request."""

    def __init__(self, path: str, headers: Mapping[str, str], body: bytes) -> None:
        self.path = path
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body


class Receiver:
    """Answers with the statuses it is told, the last of them for good, and keeps what it got."""

    def __init__(self, statuses: list[int], headers: Mapping[str, str]) -> None:
        self.statuses = statuses
        self.headers = headers
        self.got: list[Got] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                receiver.got.append(
                    Got(self.path, dict(self.headers.items()), self.rfile.read(length))
                )
                self.send_response(receiver.answer())
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def answer(self) -> int:
        return self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]

    def wait(self, count: int = 1) -> list[Got]:
        """What has come once there is so much of it."""
        return until(lambda: self.got if len(self.got) >= count else None, "nothing was sent")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def receiving(*statuses: int, headers: Mapping[str, str] | None = None) -> Iterator[Receiver]:
    receiver = Receiver(list(statuses) or [200], headers or {})
    try:
        yield receiver
    finally:
        receiver.close()
