"""The application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from warren import __version__
from warren.server.api import errors, games, play, socket, tables
from warren.server.api.identity import Identity, provide_person
from warren.server.service import Service
from warren.server.settings import Settings


def create_app(settings: Settings) -> Litestar:
    """A node as an ASGI application."""
    service = Service(settings)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    return Litestar(
        route_handlers=[
            games.list_games,
            *tables.HANDLERS,
            *play.HANDLERS,
            socket.table_socket,
        ],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False, use_cache=True),
            "person": Provide(provide_person, sync_to_thread=False),
        },
        middleware=[Identity(service)],
        exception_handlers=errors.HANDLERS,
        lifespan=[running],
        state=State({"service": service}),
        request_max_body_size=settings.request_bytes,
        openapi_config=OpenAPIConfig(
            title="Warren",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
