"""A real node of the server for tests, in a thread of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

import httpx
import uvicorn

from warren.server.api.app import create_app
from warren.server.running import configuration
from warren.server.service import Service
from warren.server.settings import Settings

T = TypeVar("T")


class Node:
    """Serves on a free port until closed."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.app: Final = create_app(settings)
        self.service.thinkers.start = _later
        self.server: Final = uvicorn.Server(configuration(self.app))
        self.listening: Final = socket.socket()
        self.listening.bind(("127.0.0.1", 0))
        self.url: Final = f"http://127.0.0.1:{self.listening.getsockname()[1]}{settings.root_path}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self._ready: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, daemon=True)

    @property
    def service(self) -> Service:
        service = self.app.state.service
        assert isinstance(service, Service)
        return service

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(120), "the server did not start"

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join(120)
        assert not self._thread.is_alive(), "the server did not stop"

    def run(self, work: Callable[[Service], Awaitable[T]]) -> T:
        """Do something inside the server's own loop."""
        assert self.loop is not None

        async def working() -> T:
            return await work(self.service)

        return asyncio.run_coroutine_threadsafe(working(), self.loop).result(120)

    def browser(self, **headers: str) -> httpx.Client:
        """Somebody with a cookie jar."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=120)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self.server.serve([self.listening]))
        while not self.server.started and not serving.done():
            await asyncio.sleep(0.01)
        self._ready.set()
        await serving


def _later() -> None:
    """Bots get their process with the first thought: most tests have none."""


@contextmanager
def running_node(folder: Path, **changes: object) -> Iterator[Node]:
    given = {
        "data": str(folder),
        "bot_workers": 1,
        "dice_seconds": 600.0,
        "requests_per_minute": 0,
        "messages_per_second": 0,
        "sockets_per_address": 0,
        "tables_per_person": 0,
        **changes,
    }
    node = Node(Settings(**given))  # type: ignore[arg-type]
    node.start()
    try:
        yield node
    finally:
        node.close()
