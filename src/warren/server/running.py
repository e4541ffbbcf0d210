"""Running a node with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Final

import msgspec
import uvicorn
from litestar import Litestar

from warren.core.refusal import InputError
from warren.server.addresses import listening
from warren.server.api.app import create_app
from warren.server.api.prefix import Prefix
from warren.server.logs import set_up_logs
from warren.server.nodes.readiness import try_write
from warren.server.notify.stamp import find_stamp
from warren.server.security.key import session_key
from warren.server.service import Service
from warren.server.settings import Settings
from warren.server.storage.alone import alone
from warren.server.storage.database import Database, Unavailable
from warren.server.storage.upgrade import check_schema
from warren.server.wire.descriptors import raise_limit
from warren.server.wire.protocols import Gated

GARBAGE: Final = (50_000, 4, 100)
"""Looking for cycles of objects stops all tables: seldom, and never through what was loaded."""
SWITCH_SECONDS: Final = 0.0001
"""Threads of the database hold the interpreter for moments; waiting for it must not take longer."""


class Node(uvicorn.Server):
    """Tells its address once it listens; lets go of those who listen before it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        tell: Callable[[], None],
        let_go: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.tell: Final = tell
        self.let_go: Final = let_go

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            sys.setswitchinterval(SWITCH_SECONDS)
            self.tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.let_go()
        await super().shutdown(sockets)


def configuration(app: Litestar) -> Gated:
    service = app.state.service
    assert isinstance(service, Service)
    return Gated(service.gate, Prefix(app, service.settings.root_path))


def run(asked: Settings, tell: Callable[[Settings], None]) -> None:
    """Serve until a signal comes; what was accepted by then is kept."""
    set_up_logs(asked)
    raise_limit()
    with alone(asked.url), listening(asked) as bound:
        asyncio.run(_check(asked))
        settings = msgspec.structs.replace(asked, port=bound.getsockname()[1])
        app = create_app(settings)
        service = app.state.service
        assert isinstance(service, Service)
        node = Node(configuration(app), lambda: tell(settings), service.let_go)
        node.run([bound])


async def _check(settings: Settings) -> None:
    """Say what is wrong with the database and the keys before anything else starts."""
    database = Database(settings.url)
    try:
        await check_schema(database)
        await session_key(settings, database)
        await find_stamp(settings, database)
        await try_write(database)
    except Unavailable as error:
        raise InputError("error-database-write", {"problem": str(error)}) from error
    finally:
        await database.close()
