"""The application."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from warren.server.api import (
    accounts,
    document,
    errors,
    gallery,
    games,
    lessons,
    links,
    notifications,
    operation,
    page,
    pictures,
    play,
    proofs,
    records,
    rules,
    socket,
    stream,
    tables,
    tokens,
)
from warren.server.api.access import Access
from warren.server.api.headers import protection
from warren.server.api.identity import Identity, provide_person
from warren.server.api.limits import Limited
from warren.server.nodes.telemetry import telemetry_plugins
from warren.server.service import Service
from warren.server.settings import Settings

UNPACKED: Final = [
    r"^/api/(?!(?:tables|proofs)/[^/]+/(?:board|box)$|proofs/[^/]+$|games/[^/]+/gallery$)",
    r"\.[a-z0-9]+$",
]
"""Only what is nobody's own travels packed: the size of a packed answer tells of what is in it.

Files come packed from the build, sentences are packed once.
"""


def create_app(settings: Settings) -> Litestar:
    """A node as an ASGI application."""
    service = Service(settings)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    return Litestar(
        route_handlers=[
            *errors.documented(
                [
                    *games.HANDLERS,
                    *gallery.HANDLERS,
                    *rules.HANDLERS,
                    *proofs.HANDLERS,
                    *tables.HANDLERS,
                    *lessons.HANDLERS,
                    *links.HANDLERS,
                    *play.HANDLERS,
                    *pictures.HANDLERS,
                    *records.HANDLERS,
                    *stream.HANDLERS,
                    *accounts.HANDLERS,
                    *tokens.HANDLERS,
                    *notifications.HANDLERS,
                ]
            ),
            *operation.HANDLERS,
            *page.HANDLERS,
            socket.table_socket,
        ],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False, use_cache=True),
            "person": Provide(provide_person, sync_to_thread=False),
        },
        middleware=[Access(service), Limited(service), Identity(service)],
        exception_handlers={**errors.HANDLERS, **page.ERRORS},
        after_exception=[errors.socket_failed],
        before_send=[protection(settings)],
        lifespan=[running],
        state=State({"service": service}),
        plugins=telemetry_plugins(settings),
        logging_config=None,
        request_max_body_size=settings.request_bytes,
        openapi_config=document.configuration(settings.root_path),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=UNPACKED
        ),
    )
