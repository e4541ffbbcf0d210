"""A line between browsers and a server that can be cut, and held back in one direction."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 65_536


class Line:
    """Carries every connection to wherever it leads, under an address of its own."""

    def __init__(self, target: str) -> None:
        self._listening: Final = socket.create_server(("127.0.0.1", 0))
        self.url: Final = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._flows: Final = threading.Event()
        self._flows.set()
        self._whole = True
        self._open: Final[set[socket.socket]] = set()
        self._lock: Final = threading.Lock()
        self.lead_to(target)
        threading.Thread(target=self._accept, daemon=True).start()

    def lead_to(self, target: str) -> None:
        address = urlsplit(target)
        assert address.hostname is not None
        assert address.port is not None
        self._target = (address.hostname, address.port)

    def cut(self) -> None:
        """Nothing gets through, and whoever was connected notices."""
        with self._lock:
            self._whole = False
            for end in self._open:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._whole = True

    def hold(self) -> None:
        """What the server says is kept back; what it is told still arrives."""
        self._flows.clear()

    def release(self) -> None:
        self._flows.set()

    def close(self) -> None:
        self.cut()
        self.release()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._target) if self._whole else None
        except OSError:
            far = None
        if far is None:
            near.close()
            return
        with self._lock:
            self._open.update((near, far))
        for source, sink, held in ((near, far, False), (far, near, True)):
            threading.Thread(target=self._carry, args=(source, sink, held), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, held: bool) -> None:
        with suppress(OSError):
            while said := source.recv(CHUNK):
                if held:
                    self._flows.wait()
                sink.sendall(said)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._open.discard(source)
        source.close()


@contextmanager
def line_to(target: str) -> Iterator[Line]:
    line = Line(target)
    try:
        yield line
    finally:
        line.close()
