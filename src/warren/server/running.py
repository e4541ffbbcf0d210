"""Running a node with uvicorn."""

from __future__ import annotations

import fcntl
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from litestar import Litestar

from warren.core.refusal import InputError
from warren.server.api.app import create_app
from warren.server.settings import Settings

GRACE_SECONDS: Final = 10


class Node(uvicorn.Server):
    """Tells its address once it listens."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[str], None]) -> None:
        super().__init__(config)
        self.tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = "localhost" if self.config.host in ("0.0.0.0", "::") else self.config.host
            self.tell(f"http://{host}:{port}{self.config.root_path}/")


def configuration(settings: Settings, app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        root_path=settings.root_path,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def run(settings: Settings, tell: Callable[[str], None]) -> None:
    """Serve until a signal comes; what was accepted by then is kept."""
    with _alone(settings):
        Node(configuration(settings, create_app(settings)), tell).run()


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """A database in one file belongs to one process."""
    if not settings.url.startswith("sqlite"):
        yield
        return
    settings.folder.mkdir(parents=True, exist_ok=True)
    file = os.open(settings.folder / "warren.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise InputError("error-data-in-use", {"field": str(settings.folder)}) from error
    try:
        yield
    finally:
        os.close(file)
